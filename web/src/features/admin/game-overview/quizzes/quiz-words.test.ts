import type { Game } from '@trimestre/contract/games'
import type { Quiz } from '@trimestre/contract/quizzes'
import { expect, test } from 'vitest'
import {
  difficultyOf,
  discriminationOf,
  isAhead,
  newerVersion,
  type QuizPerson,
  standingOf,
} from './quiz-words.ts'

const quiz = (part: Partial<Quiz>) => ({ quarter: 3, version: 1, ...part }) as Quiz
const withRound = (state: string, version: number) =>
  ({ rounds: [{ roundNb: 4, state, version }] }) as unknown as Game

test('a question is the easier the more people are right at first', () => {
  const words = [100, 85, 84.99, 40, 39.99, 20, 19.99, 0, null].map(difficulty =>
    difficultyOf({ difficulty }, { state: 'closed' }),
  )
  expect(words).toEqual([
    ...['veryEasy', 'veryEasy', 'easy', 'medium', 'hard', 'hard', 'veryHard', 'veryHard'],
    null,
  ])
})

test('a question that the best get wrong more often is reversed, one that both get right is weak', () => {
  const words = [-0.01, 0, 0.19, 0.2, 0.39, 0.4, null].map(discrimination =>
    discriminationOf({ discrimination }, { state: 'closed' }),
  )
  expect(words).toEqual(['reversed', 'weak', 'weak', 'fair', 'fair', 'good', null])
})

test('nothing is said of a question while answers may still come', () => {
  expect(difficultyOf({ difficulty: 0 }, { state: 'open' })).toBe(null)
  expect(discriminationOf({ discrimination: 0.5 }, { state: 'open' })).toBe(null)
})

test('who never opened a quiz is absent only once it is over', () => {
  const person = (openedAt: string | null, finishedAt: string | null) =>
    ({ openedAt, finishedAt }) as QuizPerson
  const open = quiz({ state: 'open', superseded: false })
  const closed = quiz({ state: 'closed', superseded: false })
  expect(standingOf(person(null, null), open)).toBe('waiting')
  expect(standingOf(person(null, null), closed)).toBe('absent')
  expect(standingOf(person(null, null), quiz({ state: 'open', superseded: true }))).toBe('absent')
  expect(standingOf(person('a', null), open)).toBe('working')
  expect(standingOf(person('a', null), closed)).toBe('done')
  expect(standingOf(person('a', 'b'), open)).toBe('done')
})

test('a draft waits for its quarter until the results are published', () => {
  const draft = quiz({ state: 'draft' })
  expect(isAhead(draft, { rounds: [] })).toBe(true)
  expect(isAhead(draft, withRound('hidden', 1))).toBe(true)
  expect(isAhead(draft, withRound('published', 1))).toBe(false)
  expect(isAhead(quiz({ state: 'closed' }), { rounds: [] })).toBe(false)
})

test('a quiz can be made again on a newer version once that is published', () => {
  expect(newerVersion(quiz({}), withRound('open', 1))).toBe(null)
  expect(newerVersion(quiz({}), withRound('published', 1))).toBe(null)
  expect(newerVersion(quiz({}), withRound('published', 2))).toBe(2)
})
