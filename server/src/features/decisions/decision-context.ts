import { createBatched } from '../../platform/answers/batched.ts'
import { createRevisionCache } from '../../platform/answers/revision-cache.ts'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type CompanyOwnership, type DecisionContextRow, readContexts, readOwnerships } from './repo.ts'

/** A company in a round of its game, with everything that decides whether its cached decision sheet is still valid. */
export type DecisionContext = CompanyOwnership & DecisionContextRow

export type DecisionContexts = {
  /** Finds a company, batched with the other requests of the same moment; throws 404 when there is none. */
  requireOwnership(companyId: number): Promise<CompanyOwnership>
  /**
   * Finds the company in a round; throws 404 when its game has no such round. The cached context expires when the
   * company saves, so the time a request takes would reveal that to a caller who may not see the company.
   */
  requireContext(ownership: CompanyOwnership, roundId: number | 'last'): Promise<DecisionContext>
}

const megabyte = 1024 * 1024
/** The approximate memory that a cached context takes. */
const contextBytes = 500

export function createDecisionContexts(db: Database): DecisionContexts {
  const findOwnership = createBatched((ids: number[]) => readOwnerships(db, ids), 1)
  const findContext = createBatched((keys: (CompanyOwnership & { roundId: number | 'last' })[]) =>
    readContexts(db, keys),
  )
  const contexts = createRevisionCache<DecisionContextRow>(4 * megabyte, () => contextBytes)

  return {
    async requireOwnership(companyId) {
      const ownership = await findOwnership(companyId)
      if (ownership === undefined) throw new Refusal('request/not-found')
      return ownership
    },
    async requireContext(ownership, roundId) {
      const { companyId, revision, companyRevision } = ownership
      const context = await contexts.get(
        `${companyId} ${roundId}`,
        `${revision} ${companyRevision}`,
        async () => {
          const found = await findContext({ ...ownership, roundId })
          if (found === undefined) throw new Refusal('request/not-found')
          return found
        },
      )
      return { ...ownership, ...context }
    },
  }
}
