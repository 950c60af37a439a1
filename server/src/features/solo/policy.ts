import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type GameRow, requireGame, requireGameAdministration } from '../games/policy.ts'

/** Returns a solo game; throws 404 for any other one. */
async function requireSoloGame(reader: Reader, gameId: number): Promise<GameRow> {
  const game = await requireGame(reader, gameId)
  if (game.soloPlayerId === null) throw new Refusal('request/not-found')
  return game
}

/** Returns a solo game of the caller; throws 403 for somebody else's. */
export async function requireOwnSolo(reader: Reader, caller: Caller, gameId: number): Promise<GameRow> {
  const game = await requireSoloGame(reader, gameId)
  if (game.soloPlayerId !== caller.id) throw new Refusal('auth/forbidden')
  return game
}

/** Returns a solo game that the caller may read: their own, or for staff one that they could run. */
export async function requireSoloAccess(reader: Reader, caller: Caller, gameId: number): Promise<GameRow> {
  const game = await requireSoloGame(reader, gameId)
  if (caller.role === 'ROLE_USER') return requireOwnSolo(reader, caller, gameId)
  await requireGameAdministration(reader, caller, game)
  return game
}
