import { count, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofRound } from '../../platform/db/joins.ts'
import { companyApprovals, companyLocks, savedDecisions } from '../../platform/db/schema.ts'
import { sinceRestart } from '../rounds/rounds-of-game.ts'

/**
 * Lists the areas that each company has saved, or has a draft of, in a round. What a restart has carried into the sheet
 * of a team is a draft until somebody saves it.
 */
export async function listAreasOfRound(reader: Reader, round: InGame, epoch: number) {
  const { companyId, area, savedAt } = savedDecisions
  const draft = sql<boolean>`${savedDecisions.draft} or not ${sinceRestart(savedAt, round.gameId, epoch)}`
  return reader.select({ companyId, area, draft }).from(savedDecisions).where(ofRound(savedDecisions, round))
}

/** Returns the companies whose decisions of a round are locked. */
export async function listLockedCompanies(reader: Reader, round: InGame): Promise<Set<number>> {
  const rows = await reader
    .select({ companyId: companyLocks.companyId })
    .from(companyLocks)
    .where(ofRound(companyLocks, round))
  return new Set(rows.map(({ companyId }) => companyId))
}

/** Returns by company how many members approve the sheet of a round as it is. */
export async function countApprovals(reader: Reader, round: InGame): Promise<Map<number, number>> {
  const { companyId } = companyApprovals
  const rows = await reader
    .select({ companyId, count: count() })
    .from(companyApprovals)
    .where(ofRound(companyApprovals, round))
    .groupBy(companyId)
  return new Map(rows.map(row => [row.companyId, row.count]))
}
