import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { raiseCompanyRevisions, raiseGameRevisions } from '../../platform/db/revisions.ts'
import { companyLocks, quarterResults, resultsInForce, savedDecisions } from '../../platform/db/schema.ts'

/** Withdraws the results of a company: from this round on, nothing builds on them and they are no longer shown. */
export async function withdrawResults(
  transaction: Transaction,
  { id: companyId, gameId }: { id: number; gameId: number },
  fromRoundNb: number,
): Promise<void> {
  await transaction
    .update(quarterResults)
    .set({ withdrawnInRound: fromRoundNb })
    .where(and(eq(quarterResults.companyId, companyId), isNull(quarterResults.withdrawnInRound)))
  await raiseGameRevisions(transaction, [gameId])
}

/** Deletes the saved values, drafts and locks of every round. */
export async function deleteDecisions(transaction: Transaction, companyId: number): Promise<void> {
  await transaction.delete(savedDecisions).where(eq(savedDecisions.companyId, companyId))
  await transaction.delete(companyLocks).where(eq(companyLocks.companyId, companyId))
  await raiseCompanyRevisions(transaction, [companyId])
}

/** Renumbers the companies that remain in the ranking of a round in their order; equal ones go on sharing a rank. */
export async function closeRanks(
  transaction: Transaction,
  { id: roundId, gameId }: { id: number; gameId: number },
): Promise<void> {
  const places = transaction
    .select({
      id: resultsInForce.id,
      place: sql<number>`rank() over (order by ${resultsInForce.rank})`.as('place'),
    })
    .from(resultsInForce)
    .where(eq(resultsInForce.roundId, roundId))
    .as('places')
  const shown = sql`coalesce(${quarterResults.shownRank}, ${quarterResults.rank})`
  await transaction
    .update(quarterResults)
    .set({ shownRank: sql`${places.place}` })
    .from(places)
    .where(and(eq(quarterResults.id, places.id), sql`${shown} <> ${places.place}`))
  await raiseGameRevisions(transaction, [gameId])
}
