import { expect, test } from 'vitest'
import { quartersPassed, standingOf } from './game-standing.ts'

const game = (nbTurns: number | null, currentTrimestre: number, finished = false) => ({
  nbTurns,
  currentTrimestre,
  finished,
})

test('a game without number of quarters is to be configured', () => {
  expect(standingOf(game(null, 1))).toEqual({ kind: 'toConfigure' })
})

test('the last quarter is announced before it is passed', () => {
  expect(standingOf(game(4, 3))).toEqual({ kind: 'running', current: 3, total: 4, isLast: false })
  expect(standingOf(game(4, 4))).toMatchObject({ isLast: true })
})

test('a finished game counts its quarters, not the one after them', () => {
  expect(standingOf(game(4, 5, true))).toEqual({ kind: 'finished', total: 4 })
  expect(quartersPassed(game(4, 5))).toBe(4)
})
