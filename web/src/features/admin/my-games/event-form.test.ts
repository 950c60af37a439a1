import type { Game } from '@trimestre/contract/games'
import { expect, test } from 'vitest'
import { associationOf, frequencyMax, isFrequency, quartersLeft, seriesQuarters } from './event-form.ts'

const game = (currentTrimestre: number, nbTurns: number | null, finished = false) =>
  ({ currentTrimestre, nbTurns, finished }) as Game

test('lets an event start in the current quarter or a later one and last until the end', () => {
  expect(quartersLeft(game(3, 5))).toEqual([3, 4, 5])
  expect(quartersLeft(game(5, 5))).toEqual([5])
  expect([frequencyMax(game(3, 5), '4'), frequencyMax(game(3, 5), '5')]).toEqual([2, 1])
})

test('offers no quarter for a game that is finished or not configured', () => {
  expect(quartersLeft(game(6, 5, true))).toEqual([])
  expect(quartersLeft(game(1, null))).toEqual([])
})

test('accepts only a whole frequency that fits the remaining quarters', () => {
  expect([1, 3].every(value => isFrequency(value, 3))).toBe(true)
  expect([null, 0, 1.5, 4, Number.NaN].some(value => isFrequency(value, 3))).toBe(false)
})

test('maps status 2 to public and sends the series as one call', () => {
  expect(associationOf({ event: '7', quarter: '3', frequency: 2, privacy: '1' })).toEqual({
    event: 7,
    nbTrimestre: 3,
    frequency: 2,
    privacy: false,
  })
  expect(seriesQuarters('3', 3)).toEqual([3, 4, 5])
})
