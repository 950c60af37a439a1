import type { quartersMax } from '@trimestre/contract/games'

/** The largest number of quarters, as the contract has it, whose schemas would be loaded with its number. */
export const quartersMost: typeof quartersMax = 100

/** The levels of a game: each opens more decisions. */
export const gameLevels: readonly number[] = [1, 2, 3, 4]
