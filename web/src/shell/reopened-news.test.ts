import type { RoundState } from '@trimestre/contract/rounds'
import { expect, test } from 'vitest'
import { reopenedNews } from './reopened-news.ts'

const round = (roundNb: number, state: RoundState, reason = '') => ({ roundNb, state, reason, version: 1 })
const newsOf = (...rounds: ReturnType<typeof round>[]) =>
  reopenedNews(rounds).map(({ round: { roundNb, state }, first }) => [state, first, roundNb - 1])

test('the quarter that is played again comes before the last one that was corrected', () => {
  const rounds = [round(1, 'published'), round(2, 'published', 'Strike'), round(3, 'open', 'Wrong price')]
  expect(newsOf(...rounds)).toEqual([
    ['open', 2, 2],
    ['published', 1, 1],
  ])
})

test('quarters that were corrected together are one piece of news', () => {
  const together = [round(2, 'published', 'Strike'), round(3, 'published', 'Strike'), round(4, 'open')]
  expect(newsOf(round(1, 'published'), ...together)).toEqual([['published', 1, 2]])
})

test('a corrected quarter is no news any more once a later one is published', () => {
  const rounds = [round(2, 'published', 'Strike'), round(3, 'published'), round(4, 'open')]
  expect(newsOf(...rounds)).toEqual([])
  expect(newsOf(round(1, 'published'), round(2, 'hidden', 'Strike'))).toEqual([])
})
