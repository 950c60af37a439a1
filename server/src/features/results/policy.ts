import type { Reader } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listCompanies } from '../companies/service.ts'
import { type GameRow, requireGameAdministration } from '../games/policy.ts'

/** Results of a game are for its players and for who runs it. */
export async function requireResultsSight(reader: Reader, caller: Caller, game: GameRow): Promise<void> {
  if (caller.role !== 'ROLE_USER') return requireGameAdministration(reader, caller, game)
  const companies = await listCompanies(reader, game.id)
  if (!companies.some(company => company.userId === caller.id)) throw new Refusal('auth/forbidden')
}
