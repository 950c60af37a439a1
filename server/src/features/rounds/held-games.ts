import type pg from 'pg'
import { together } from '../../platform/database/pipeline.ts'
import { holdQuartersOn } from './game-lock.ts'
import {
  type Conditions,
  type EntrantRow,
  type LastRounds,
  type LockedGame,
  lockGames,
  type RoundQuestion,
  readConditions,
  readEntrants,
  readLastRounds,
  readSavedAreas,
} from './pass-repo.ts'
import type { SavedArea } from './quarter-input.ts'

/** A game that nobody else writes to until the transaction ends: where it stands, and what its quarter is played with. */
export type HeldGame = {
  game: LockedGame
  rounds: LastRounds
  conditions: Conditions
  /** Nobody when no quarter is to be played. */
  entrants: EntrantRow[]
  /** What was saved in the active round, by company. */
  savedAreas: ReadonlyMap<number, SavedArea[]>
}

/** By the id of the game. */
export type HeldGames = ReadonlyMap<number, HeldGame>

/** Keeps saves waiting, then locks the games that are there, and only then reads, all in one journey. */
export async function holdGames(client: pg.ClientBase, asked: readonly RoundQuestion[]): Promise<HeldGames> {
  const ids = asked.map(({ gameId }) => gameId)
  const [, games, rounds, conditions, entrants, savedAreas] = await together(client, () => [
    holdQuartersOn(client, ids),
    lockGames(client, ids),
    readLastRounds(client, ids),
    readConditions(client, ids),
    readEntrants(client, asked),
    readSavedAreas(client, asked),
  ])
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
