import type { Game } from '@trimestre/contract/games'
import { expect, test } from 'vitest'
import { defaultGame } from './enter-game.ts'

const game = (id: number, joined: boolean, finished: boolean) => ({ id, joined, finished }) as Game
const meant = (games: Game[], last: number | null = null) => defaultGame(games, last)?.id

test('chooses the last game of the player, running or not', () => {
  const games = [game(1, true, false), game(2, true, false), game(3, true, true)]
  expect(meant(games, 2)).toBe(2)
  expect(meant(games, 3)).toBe(3)
})
test('without a last game, chooses the only one that is running', () => {
  expect(meant([game(1, true, true), game(2, true, false), game(3, false, false)])).toBe(2)
  expect(meant([game(1, true, false), game(2, true, false)])).toBeUndefined()
  expect(meant([game(1, true, true), game(3, false, false)])).toBeUndefined()
})
test('does not choose a game that the player has left or that no longer exists', () => {
  expect(meant([game(1, false, false), game(2, true, false)], 1)).toBe(2)
  expect(meant([game(2, true, false), game(4, true, false)], 9)).toBeUndefined()
})
