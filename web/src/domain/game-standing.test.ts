import { expect, test } from 'vitest'
import { hasQuarter } from './game-standing.ts'

test('the round after the last quarter of a game is no quarter of it', () => {
  expect([1, 8, 9].map(quarter => hasQuarter({ nbTurns: 8 }, quarter))).toEqual([true, true, false])
  expect(hasQuarter({ nbTurns: null }, 9)).toBe(true)
})
