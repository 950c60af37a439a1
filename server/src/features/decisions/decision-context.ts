import type { Database } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findCompanyInRound } from './context-repo.ts'

type CompanyInRound = NonNullable<Awaited<ReturnType<typeof findCompanyInRound>>>
type RoundKey = 'roundId' | 'roundNb' | 'roundState'

/** A company in a round of its game, with everything that deciding in it, or a cached sheet of it, depends on. */
export type DecisionContext = Omit<CompanyInRound, RoundKey> & Record<RoundKey, number>

/** Returns a company with this round of its game, or with the last one; throws 404 when there is no such company. */
export async function requireCompanyInRound(
  db: Database,
  companyId: number,
  roundId: number | 'last',
): Promise<CompanyInRound> {
  const company = await findCompanyInRound(db, companyId, roundId)
  if (company === undefined) throw new Refusal('request/not-found')
  return company
}

/** Throws 404 when the company's game has no such round; called once the caller is known to have access. */
export function requireRound({ roundId, roundNb, roundState, ...company }: CompanyInRound): DecisionContext {
  if (roundId === null || roundNb === null || roundState === null) throw new Refusal('request/not-found')
  return { ...company, roundId, roundNb, roundState }
}
