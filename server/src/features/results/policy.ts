import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type CompanyRow, findCompanyOfUser } from '../companies/service.ts'
import { type GameRow, requireGameAdministration } from '../games/policy.ts'

/**
 * Restricts the results of a game to its players and those who run it.
 * @returns the company whose results the caller may see whole; `all` for those who run the game
 */
export async function requireResultsAccess(
  reader: Reader,
  caller: Caller,
  game: GameRow,
): Promise<CompanyRow | 'all'> {
  if (caller.role !== 'ROLE_USER') {
    await requireGameAdministration(reader, caller, game)
    return 'all'
  }
  const own = await findCompanyOfUser(reader, game.id, caller.id)
  if (own === undefined) throw new Refusal('auth/forbidden')
  return own
}
