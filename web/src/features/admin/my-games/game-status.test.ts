import { expect, test } from 'vitest'
import { gameStatus, quartersPassed } from './game-status.ts'

const game = (nbTurns: number | null, currentTrimestre: number, finished = false) => ({
  nbTurns,
  currentTrimestre,
  finished,
})

test('reports a game without number of quarters as to be configured', () => {
  expect(gameStatus(game(null, 1))).toEqual({ kind: 'toConfigure' })
})

test('marks the last quarter before it is passed', () => {
  expect(gameStatus(game(4, 3))).toEqual({ kind: 'running', current: 3, total: 4, isLast: false })
  expect(gameStatus(game(4, 4))).toMatchObject({ isLast: true })
})

test('counts the quarters of a finished game without the one after them', () => {
  expect(gameStatus(game(4, 5, true))).toEqual({ kind: 'finished', total: 4 })
  expect(quartersPassed(game(4, 5))).toBe(4)
})
