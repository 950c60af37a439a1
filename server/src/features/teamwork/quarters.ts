import type { Reader } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RoundRow } from '../rounds/present.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'

/** Returns the round of a game that has this number, by default the last one; throws 404 when there is none. */
export async function requireQuarter(
  reader: Reader,
  gameId: number,
  roundNb: number | undefined,
): Promise<RoundRow> {
  const rounds = await roundsOfGame(reader, gameId)
  const round = roundNb === undefined ? rounds.at(-1) : rounds.find(each => each.roundNb === roundNb)
  if (round === undefined) throw new Refusal('request/not-found')
  return round
}
