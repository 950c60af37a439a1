import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findCompanyOfUser } from '../companies/service.ts'
import { type GameRow, requireGameAdministration } from '../games/policy.ts'

/** Restricts the results of a game to its players and those who run it. */
export async function requireResultsAccess(reader: Reader, caller: Caller, game: GameRow): Promise<void> {
  if (caller.role !== 'ROLE_USER') return requireGameAdministration(reader, caller, game)
  if ((await findCompanyOfUser(reader, game.id, caller.id)) === undefined) throw new Refusal('auth/forbidden')
}
