import type { Database, Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
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
 * Allows the owner of a company, administrators of its game and super administrators to see it, but never its rivals.
 */
export async function requireCompanyAccess(
  reader: Reader,
  caller: Caller,
  company: Pick<CompanyRow, 'gameId' | 'userId'>,
): Promise<void> {
  if (company.userId === caller.id) return
  await requireGameAdministration(reader, caller, await requireGame(reader, company.gameId))
}

export function requireOwnCompany(caller: Caller, company: Pick<CompanyRow, 'userId'>): void {
  if (company.userId !== caller.id) throw new Refusal('auth/forbidden')
}
