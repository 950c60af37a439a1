import type { Database, Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { isMemberOrObserver, type Membership } from './members.ts'
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

/** Throws 403 for an observer of the company, who only reads it. */
export function refuseObserver(caller: Caller, { members }: Pick<CompanyRow, 'members'>): void {
  if (members.some(({ userId, kind }) => userId === caller.id && kind === 'observer'))
    throw new Refusal('teams/observer')
}

/** Allows the members of a company to decide in it; not its observers, nor administrators. */
export function requireDecider({ members }: Pick<CompanyRow, 'members'>, userId: number): Membership {
  const own = members.find(member => member.userId === userId)
  if (own === undefined) throw new Refusal('auth/forbidden')
  if (own.kind === 'observer') throw new Refusal('teams/observer')
  return own
}
