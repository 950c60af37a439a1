import { createBatched } from '../../platform/answers/batched.ts'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type CompanyRevision, readCompanyRevisions } from './repo.ts'

export type { CompanyRevision } from './repo.ts'

/**
 * Finds a company with the revision of its game, batched with other requests of the same moment; throws 404 without it.
 */
export type RequireStanding = (companyId: number) => Promise<CompanyRevision>

export function createRequireCompanyRevision(db: Database): RequireStanding {
  const find = createBatched((ids: number[]) => readCompanyRevisions(db, ids), 1)
  return async companyId => {
    const standing = await find(companyId)
    if (standing === undefined) throw new Refusal('request/not-found')
    return standing
  }
}
