import type { Reader } from '../../platform/db/database.ts'
import type { RoundRow } from './present.ts'
import { isFinished, quarterOfRound } from './progress.ts'
import { findRound, listRounds } from './repo.ts'

export { type Epochs, readEpochs, sinceRestart, withinEnded } from './epochs-repo.ts'
export { listRounds, readCriteria } from './repo.ts'
export { findVersion } from './versions-repo.ts'

/** Returns a round if it is in the line of this game. */
export async function findRoundOfGame(
  reader: Reader,
  roundId: number,
  gameId: number,
): Promise<RoundRow | undefined> {
  const round = await findRound(reader, roundId)
  return round?.gameId === gameId && round.state !== 'superseded' ? round : undefined
}

/** Lists the rounds of a game, the first one first. */
export async function roundsOfGame(reader: Reader, gameId: number): Promise<RoundRow[]> {
  return listRounds(reader, [gameId])
}

export async function roundCountOf(reader: Reader, gameId: number): Promise<number> {
  return (await listRounds(reader, [gameId])).length
}

/** Returns the quarter that is being played; undefined between two quarters and after the last one. */
export async function runningQuarterOf(
  reader: Reader,
  game: { id: number; quarterCount: number | null },
): Promise<number | undefined> {
  const rounds = await roundsOfGame(reader, game.id)
  const last = rounds.at(-1)
  if (last?.state !== 'open' || isFinished(game.quarterCount, rounds.length)) return undefined
  return quarterOfRound(last.roundNb)
}
