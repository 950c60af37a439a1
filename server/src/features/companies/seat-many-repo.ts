import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { companyApprovals, companyMembers, rounds } from '../../platform/db/schema.ts'
import type { Membership } from './members.ts'
import type { MembershipRow } from './seating-repo.ts'

const isCurrent = isNull(companyMembers.until)

/** Lists the current memberships of these people in a game, in whichever companies. */
export async function listMembershipsOf(
  reader: Reader,
  gameId: number,
  userIds: readonly number[],
): Promise<MembershipRow[]> {
  return reader
    .select()
    .from(companyMembers)
    .where(and(eq(companyMembers.gameId, gameId), inArray(companyMembers.userId, [...userIds]), isCurrent))
}

type NewMembership = Omit<Membership, 'active'> & { gameId: number; companyId: number; since: Date }

const rowsAtOnce = 1000

/** Inserts memberships, whose order is that in which a company lists them. */
export async function insertMemberships(tx: Transaction, rows: readonly NewMembership[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(companyMembers).values(rows.slice(from, from + rowsAtOnce))
}

/** Ends memberships of a game, with the approvals that these people gave to sheets of the open quarter. */
export async function endMemberships(
  tx: Transaction,
  gameId: number,
  memberships: readonly MembershipRow[],
  until: Date,
): Promise<void> {
  const ids = memberships.map(({ id }) => id)
  const userIds = memberships.map(({ userId }) => userId)
  await tx
    .update(companyMembers)
    .set({ until })
    .where(and(eq(companyMembers.gameId, gameId), inArray(companyMembers.id, ids)))
  const open = tx
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.gameId, gameId), eq(rounds.state, 'open')))
  await tx
    .delete(companyApprovals)
    .where(
      and(
        eq(companyApprovals.gameId, gameId),
        inArray(companyApprovals.userId, userIds),
        inArray(companyApprovals.roundId, open),
      ),
    )
}

/** Whether one of these companies has more members than it takes. */
export async function isOneOverfull(
  reader: Reader,
  gameId: number,
  companyIds: readonly number[],
  most: number,
): Promise<boolean> {
  const { companyId, kind } = companyMembers
  const rows = await reader
    .select({ companyId })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.gameId, gameId),
        inArray(companyId, [...companyIds]),
        eq(kind, 'member'),
        isCurrent,
      ),
    )
    .groupBy(companyId)
    .having(gt(count(), most))
    .limit(1)
  return rows.length > 0
}
