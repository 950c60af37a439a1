import type { Database, Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { isMember, isMemberOrObserver } from './members.ts'
import { type CompanyRevision, type CompanyRow, findCompany, findCompanyRevision } from './repo.ts'

export type { CompanyRevision } from './repo.ts'

export async function requireCompany(reader: Reader, id: number): Promise<CompanyRow> {
  const company = await findCompany(reader, id)
  if (company === undefined) throw new Refusal('request/not-found')
  return company
}

/** Returns a company with the revision of its game, under which responses about it are cached. */
export async function requireCompanyRevision(db: Database, id: number): Promise<CompanyRevision> {
  const company = await findCompanyRevision(db, id)
  if (company === undefined) throw new Refusal('request/not-found')
  return company
}

/**
 * Allows the members and observers of a company, administrators of its game and super administrators to see it, but
 * never its rivals.
 */
export async function requireCompanyAccess(
  reader: Reader,
  caller: Caller,
  company: Pick<CompanyRow, 'gameId' | 'members'>,
): Promise<void> {
  if (isMemberOrObserver(company, caller.id)) return
  await requireGameAdministration(reader, caller, await requireGame(reader, company.gameId))
}

/** Allows the members of a company to decide in it; not its observers, nor administrators. */
export function requireOwnCompany(caller: Caller, company: Pick<CompanyRow, 'members'>): void {
  if (!isMember(company, caller.id)) throw new Refusal('auth/forbidden')
}
