import { eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { companyLocks, savedDecisions } from '../../platform/db/schema.ts'

/** Lists the areas that each company has saved, or has a draft of, in a round. */
export async function listAreasOfRound(reader: Reader, roundId: number) {
  const { companyId, area, draft } = savedDecisions
  return reader
    .select({ companyId, area, draft })
    .from(savedDecisions)
    .where(eq(savedDecisions.roundId, roundId))
}

/** Returns the companies whose decisions of a round are locked. */
export async function listLockedCompanies(reader: Reader, roundId: number): Promise<Set<number>> {
  const rows = await reader
    .select({ companyId: companyLocks.companyId })
    .from(companyLocks)
    .where(eq(companyLocks.roundId, roundId))
  return new Set(rows.map(({ companyId }) => companyId))
}
