import type { RoundState } from '@trimestre/contract/rounds'
import { expect, test } from 'vitest'
import {
  hiddenQuarterOf,
  hiddenRound,
  lastPublishedNb,
  publishedResults,
  publishedRows,
  publishedVersions,
  seenQuarters,
} from './published-rounds.ts'

const rounds = (...states: RoundState[]) => states.map((state, index) => ({ roundNb: index + 1, state }))
const held = rounds('published', 'published', 'hidden')

test('the hidden round is found, and the last published one is before it', () => {
  expect(hiddenRound(held)?.roundNb).toBe(3)
  expect(hiddenRound(rounds('published', 'open'))).toBeUndefined()
  expect(hiddenRound(undefined)).toBeUndefined()
  expect(lastPublishedNb(held)).toBe(2)
  expect(lastPublishedNb([])).toBe(0)
})

test('another published version, a withdrawn quarter and one played again are not the same results', () => {
  const of = (...states: [RoundState, number][]) =>
    publishedVersions(states.map(([state, version], id) => ({ id, state, version })))
  const shown = of(['published', 1], ['published', 1])
  expect(of(['published', 1], ['published', 1], ['hidden', 1])).toBe(shown)
  expect(of(['published', 1], ['published', 2])).not.toBe(shown)
  expect(of(['published', 1], ['open', 1])).not.toBe(shown)
})

test('rows of a hidden quarter are left out, and so are rows that do not tell their state', () => {
  const rows: { round: number; state?: RoundState }[] = [
    { round: 2, state: 'published' },
    { round: 3, state: 'hidden' },
    { round: 3 },
  ]
  expect(publishedRows(rows)).toEqual([{ round: 2, state: 'published' }])
  expect(hiddenQuarterOf(rows)).toBe(2)
  expect(hiddenQuarterOf(publishedRows(rows))).toBeUndefined()
})

test('results of a company leave a hidden quarter out', () => {
  const results = [2, 3].map(roundNb => ({ round: { roundNb } }))
  expect(publishedResults(results, held)).toEqual([{ round: { roundNb: 2 } }])
  expect(publishedResults(results, rounds('published', 'published', 'published'))).toHaveLength(2)
})

test('players do not see a hidden quarter, staff do, and nobody sees an open one', () => {
  const hidden = { roundNb: 3, etat: 0, state: 'hidden' } as const
  expect(seenQuarters(hidden, false)).toBe(1)
  expect(seenQuarters(hidden, true)).toBe(2)
  expect(seenQuarters({ ...hidden, state: 'published' }, false)).toBe(2)
  expect(seenQuarters({ roundNb: 3, etat: 1, state: 'open' }, true)).toBe(1)
})
