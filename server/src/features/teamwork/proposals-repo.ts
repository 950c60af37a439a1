import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { type InGame, ofCompany } from '../../platform/db/joins.ts'
import { companyProposals } from '../../platform/db/schema.ts'

export type ProposalRow = typeof companyProposals.$inferSelect

/** Lists the proposals of a quarter, the newest first. */
export async function listProposals(
  reader: Reader,
  company: InGame,
  roundId: number,
): Promise<ProposalRow[]> {
  return reader
    .select()
    .from(companyProposals)
    .where(and(ofCompany(companyProposals, company), eq(companyProposals.roundId, roundId)))
    .orderBy(desc(companyProposals.id))
}

export async function findProposal(
  reader: Reader,
  company: InGame,
  id: number,
): Promise<ProposalRow | undefined> {
  const [proposal] = await reader
    .select()
    .from(companyProposals)
    .where(and(ofCompany(companyProposals, company), eq(companyProposals.id, id)))
  return proposal
}

export async function countOpenProposals(
  transaction: Transaction,
  company: InGame,
  roundId: number,
): Promise<number> {
  const { state } = companyProposals
  const isOpen = and(eq(companyProposals.roundId, roundId), eq(state, 'open'))
  const [row] = await transaction
    .select({ count: count() })
    .from(companyProposals)
    .where(and(ofCompany(companyProposals, company), isOpen))
  return row?.count ?? 0
}

export async function insertProposal(
  transaction: Transaction,
  proposal: typeof companyProposals.$inferInsert,
): Promise<ProposalRow> {
  const [inserted] = await transaction.insert(companyProposals).values(proposal).returning()
  if (inserted === undefined) throw new Error('the proposal was not inserted')
  return inserted
}

const isProposal = ({ gameId, id }: InGame) =>
  and(eq(companyProposals.gameId, gameId), eq(companyProposals.id, id))

type Settlement = Pick<ProposalRow, 'state' | 'decidedBy'> &
  Partial<Pick<ProposalRow, 'acceptedNames' | 'reason'>>

/** Writes what became of a proposal. */
export async function settleProposal(
  transaction: Transaction,
  proposal: InGame,
  settlement: Settlement,
): Promise<ProposalRow> {
  const [settled] = await transaction
    .update(companyProposals)
    .set({ ...settlement, decidedAt: sql`clock_timestamp()` })
    .where(isProposal(proposal))
    .returning()
  if (settled === undefined) throw new Error(`there is no proposal ${proposal.id}`)
  return settled
}

export async function removeProposal(transaction: Transaction, proposal: InGame): Promise<void> {
  await transaction.delete(companyProposals).where(isProposal(proposal))
}
