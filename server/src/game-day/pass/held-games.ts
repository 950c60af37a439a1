import type pg from 'pg'
import { together } from '../../platform/db/pipeline.ts'
import {
  type Conditions,
  type EntrantRow,
  type LastRounds,
  type LockedGame,
  lockGames,
  lockQuarters,
  peekGames,
  type RoundQuery,
  readConditions,
  readEntrants,
  readLastRounds,
  readSavedAreas,
} from './inputs-repo.ts'
import type { SavedArea } from './quarter-input.ts'

/** A game locked until the transaction ends, with its state and the inputs of its quarter. */
export type HeldGame = {
  game: LockedGame
  rounds: LastRounds
  conditions: Conditions
  /** Empty when no quarter is to be played. */
  entrants: EntrantRow[]
  /** The areas saved in the active round, by company. */
  savedAreas: ReadonlyMap<number, SavedArea[]>
}

/** By the id of the game. */
export type HeldGames = ReadonlyMap<number, HeldGame>

/** Blocks saves, locks the games that exist and then reads them, all in one round trip. */
export async function holdGames(client: pg.ClientBase, asked: readonly RoundQuery[]): Promise<HeldGames> {
  const ids = asked.map(({ gameId }) => gameId)
  const [, games, ...inputs] = await together(client, () => [
    lockQuarters(client, ids),
    lockGames(client, ids),
    readLastRounds(client, ids),
    readConditions(client, ids),
    readEntrants(client, asked),
    readSavedAreas(client, asked),
  ])
  return gathered(games, ...inputs)
}

/** Reads a game that exists as {@link holdGames} does, without a lock: its state is that of the transaction. */
export async function peekGame(client: pg.ClientBase, gameId: number): Promise<HeldGame | undefined> {
  const asked = [{ gameId, expected: null }]
  const [games, ...inputs] = await together(client, () => [
    peekGames(client, [gameId]),
    readLastRounds(client, [gameId]),
    readConditions(client, [gameId]),
    readEntrants(client, asked),
    readSavedAreas(client, asked),
  ])
  return gathered(games, ...inputs).get(gameId)
}

function gathered(
  games: readonly LockedGame[],
  rounds: ReadonlyMap<number, LastRounds>,
  conditions: ReadonlyMap<number, Conditions>,
  entrants: ReadonlyMap<number, EntrantRow[]>,
  savedAreas: ReadonlyMap<number, SavedArea[]>,
): HeldGames {
  const heldGames = games.map(game => ({
    game,
    rounds: ofGame(rounds, game.id),
    conditions: ofGame(conditions, game.id),
    entrants: entrants.get(game.id) ?? [],
    savedAreas,
  }))
  return new Map(heldGames.map(held => [held.game.id, held]))
}

function ofGame<T>(answers: ReadonlyMap<number, T>, gameId: number): T {
  const answer = answers.get(gameId)
  if (answer === undefined) throw new Error(`nothing was read of game ${gameId}`)
  return answer
}
