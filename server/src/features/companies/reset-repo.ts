import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { type InGame, ofCompany, ofRound, withRound } from '../../platform/db/joins.ts'
import { raiseCompanyRevisions, raiseGameRevisions } from '../../platform/db/revisions.ts'
import {
  companyApprovals,
  companyLocks,
  companyProposals,
  decisionChanges,
  quarterResults,
  rankShown,
  resultsInForce,
  rounds,
  roundVersions,
  savedDecisions,
} from '../../platform/db/schema.ts'

/**
 * Withdraws the results of a company: no computation of this round that is still to come builds on them, nor any later
 * round, and they are no longer shown.
 */
export async function withdrawResults(
  transaction: Transaction,
  company: InGame,
  fromRoundNb: number,
): Promise<void> {
  const nextVersion = transaction
    .select({ next: sql`coalesce(max(${roundVersions.version}), 0) + 1` })
    .from(roundVersions)
    .innerJoin(rounds, withRound(roundVersions))
    .where(and(eq(rounds.gameId, company.gameId), eq(rounds.roundNb, fromRoundNb)))
  await transaction
    .update(quarterResults)
    .set({ withdrawnInRound: fromRoundNb, withdrawnInVersion: sql`(${nextVersion})` })
    .where(and(ofCompany(quarterResults, company), isNull(quarterResults.withdrawnInRound)))
  await raiseGameRevisions(transaction, [company.gameId])
}

/**
 * Deletes the saved values, drafts and locks of every round, and of the open one what the members said about them:
 * proposals, approvals and the journal.
 */
export async function deleteDecisions(transaction: Transaction, company: InGame): Promise<void> {
  await transaction.delete(savedDecisions).where(ofCompany(savedDecisions, company))
  await transaction.delete(companyLocks).where(ofCompany(companyLocks, company))
  const open = transaction
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.gameId, company.gameId), eq(rounds.state, 'open')))
  for (const table of [companyProposals, companyApprovals, decisionChanges]) {
    await transaction.delete(table).where(and(ofCompany(table, company), inArray(table.roundId, open)))
  }
  await raiseCompanyRevisions(transaction, company.gameId, [company.id])
}

/**
 * Renumbers the companies that remain in the ranking of a round in their order, and those that people held among
 * themselves; equal ones go on sharing a rank.
 */
export async function closeRanks(transaction: Transaction, round: InGame): Promise<void> {
  const places = transaction
    .select({
      id: resultsInForce.id,
      place: sql<number>`rank() over (order by ${resultsInForce.rank})`.as('place'),
      humanPlace: sql<number | null>`case when ${resultsInForce.seatKind} = 'human'
        then rank() over (partition by ${resultsInForce.seatKind} order by ${resultsInForce.rank}) end`.as(
        'human_place',
      ),
    })
    .from(resultsInForce)
    .where(ofRound(resultsInForce, round))
    .as('places')
  await transaction
    .update(quarterResults)
    .set({ shownRank: sql`${places.place}`, humanRank: sql`${places.humanPlace}` })
    .from(places)
    .where(
      and(
        eq(quarterResults.gameId, round.gameId),
        eq(quarterResults.id, places.id),
        sql`(${rankShown}, ${quarterResults.humanRank}) is distinct from (${places.place}, ${places.humanPlace})`,
      ),
    )
  await raiseGameRevisions(transaction, [round.gameId])
}
