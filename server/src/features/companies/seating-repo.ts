import type { Computer, SeatKind } from '@trimestre/contract/seats'
import { and, asc, count, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { type InGame, ofCompany, withCompany } from '../../platform/db/joins.ts'
import { raiseCompanyRevisions, raiseGameRevisions } from '../../platform/db/revisions.ts'
import {
  companies,
  companyApprovals,
  companyMembers,
  games,
  invitations,
  quarterResults,
  rounds,
  users,
} from '../../platform/db/schema.ts'
import type { Membership } from './members.ts'
import { firstFreeComputerNames } from './names.ts'
import { strategyColumns } from './repo.ts'

export type MembershipRow = typeof companyMembers.$inferSelect

const isCurrent = isNull(companyMembers.until)

/** Returns the current membership of a person in a game, in whichever company. */
export async function findMembership(
  reader: Reader,
  gameId: number,
  userId: number,
): Promise<MembershipRow | undefined> {
  const [row] = await reader
    .select()
    .from(companyMembers)
    .where(and(eq(companyMembers.gameId, gameId), eq(companyMembers.userId, userId), isCurrent))
  return row
}

/** Lists the games in which a person has a seat, in the order in which they are locked. */
export async function listGamesOfMember(reader: Reader, userId: number): Promise<number[]> {
  const rows = await reader
    .select({ gameId: companyMembers.gameId })
    .from(companyMembers)
    .where(and(eq(companyMembers.userId, userId), isCurrent))
    .orderBy(asc(companyMembers.gameId))
  return rows.map(({ gameId }) => gameId)
}

/** Lists the current memberships of a company, observers included. */
export async function listMemberships(reader: Reader, company: InGame): Promise<MembershipRow[]> {
  return reader
    .select()
    .from(companyMembers)
    .where(and(ofCompany(companyMembers, company), isCurrent))
}

export async function countMembers(
  reader: Reader,
  company: InGame,
  kind: Membership['kind'],
): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(companyMembers)
    .where(and(ofCompany(companyMembers, company), isCurrent, eq(companyMembers.kind, kind)))
  return row?.count ?? 0
}

type NewMembership = Membership & { gameId: number; companyId: number; since: Date }

/** The revision of the game is raised once for all, by {@link settleSeats}. */
export async function insertMembership(tx: Transaction, membership: NewMembership): Promise<void> {
  await tx.insert(companyMembers).values(membership)
}

export async function updateMembership(
  tx: Transaction,
  { gameId, id }: InGame,
  change: Partial<Pick<MembershipRow, 'kind' | 'roleIds' | 'active' | 'until'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx
    .update(companyMembers)
    .set(change)
    .where(and(eq(companyMembers.gameId, gameId), eq(companyMembers.id, id)))
}

/** Deletes the approval that a person gave to the sheet of the open quarter. */
export async function deleteOpenApproval(
  tx: Transaction,
  { gameId, companyId, userId }: Pick<MembershipRow, 'gameId' | 'companyId' | 'userId'>,
): Promise<void> {
  const open = tx
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.gameId, gameId), eq(rounds.state, 'open')))
  await tx
    .delete(companyApprovals)
    .where(
      and(
        ofCompany(companyApprovals, { gameId, id: companyId }),
        eq(companyApprovals.userId, userId),
        inArray(companyApprovals.roundId, open),
      ),
    )
}

const query = new QueryBuilder()

const currentMember = query
  .select({ one: sql`1` })
  .from(companyMembers)
  .where(and(withCompany(companyMembers), isCurrent, eq(companyMembers.kind, 'member')))

/**
 * Makes the seats of these companies vacant where the last member has left, and human where the first one sat down; one
 * that was taken out stays out, and a computer keeps its seat. Raises their revisions and that of the game.
 */
export async function settleSeats(
  tx: Transaction,
  gameId: number,
  companyIds: readonly number[],
): Promise<void> {
  await raiseCompanyRevisions(tx, gameId, companyIds)
  const kind = sql<SeatKind>`case when exists (${currentMember}) then 'human' else 'vacant' end`
  await tx
    .update(companies)
    .set({ kind })
    .where(
      and(
        eq(companies.gameId, gameId),
        inArray(companies.id, [...companyIds]),
        inArray(companies.kind, ['human', 'vacant']),
      ),
    )
  await raiseGameRevisions(tx, [gameId])
}

export async function countCompanies(reader: Reader, gameId: number): Promise<number> {
  const [row] = await reader.select({ count: count() }).from(companies).where(eq(companies.gameId, gameId))
  return row?.count ?? 0
}

/** Inserts a company with the next seat of the game, whose row the caller has locked. */
export async function insertSeat(
  tx: Transaction,
  gameId: number,
  {
    kind = 'human',
    name = null,
    computer = null,
  }: { kind?: SeatKind; name?: string | null; computer?: Computer | null } = {},
): Promise<{ id: number; seat: number; createdAt: Date }> {
  const [game] = await tx
    .update(games)
    .set({ nextSeat: sql`${games.nextSeat} + 1` })
    .where(eq(games.id, gameId))
    .returning({ nextSeat: games.nextSeat })
  if (game === undefined) throw new Error(`there is no game ${gameId}`)
  const [company] = await tx
    .insert(companies)
    .values({ gameId, seat: game.nextSeat - 1, kind, name, ...strategyColumns(computer) })
    .returning({ id: companies.id, seat: companies.seat, createdAt: companies.createdAt })
  if (company === undefined) throw new Error('the company was not inserted')
  return company
}

/** Inserts the computers of a game into its copy, which has no seat yet; they keep their names and strategies. */
export async function copyComputers(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const computers = await tx
    .select({ name: companies.name, level: companies.strategyLevel, temperament: companies.temperament })
    .from(companies)
    .where(and(eq(companies.gameId, fromId), eq(companies.kind, 'computer')))
    .orderBy(asc(companies.seat))
  for (const { name, level, temperament } of computers) {
    if (level === null || temperament === null) throw new Error('a computer has no strategy')
    await insertSeat(tx, toId, { kind: 'computer', name, computer: { level, temperament } })
  }
}

/** Inserts computers into a new game, with the names that those added by staff have. */
export async function insertComputers(
  tx: Transaction,
  gameId: number,
  computers: readonly Computer[],
): Promise<void> {
  const names = await firstFreeComputerNames(tx, gameId, computers.length)
  for (const [index, computer] of computers.entries())
    await insertSeat(tx, gameId, { kind: 'computer', name: names[index] ?? null, computer })
}

/** Inserts the company of one player, as {@link insertSeat} does; returns its id. */
export async function insertCompany(tx: Transaction, gameId: number, userId: number): Promise<number> {
  const { id: companyId, createdAt: since } = await insertSeat(tx, gameId)
  await tx.insert(companyMembers).values({ gameId, companyId, userId, since })
  return companyId
}

export async function deleteCompany(tx: Transaction, { gameId, id }: InGame): Promise<void> {
  await tx.delete(companies).where(and(eq(companies.gameId, gameId), eq(companies.id, id)))
  await raiseGameRevisions(tx, [gameId])
}

/** Inserts invitations. Those that exist stay unchanged; a withdrawn invitation becomes valid again. */
export async function insertInvitations(
  tx: Transaction,
  { gameId, userIds, invitedBy }: { gameId: number; userIds: number[]; invitedBy: number | null },
): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .insert(invitations)
    .values(userIds.map(userId => ({ gameId, userId, invitedBy })))
    .onConflictDoUpdate({
      target: [invitations.gameId, invitations.userId],
      set: { withdrawnAt: null, invitedBy },
      setWhere: isNotNull(invitations.withdrawnAt),
    })
}

/**
 * Records that these players took part in the game by an act of their own: then it no longer matters who had invited
 * them (`users/responsible-repo.ts`).
 */
export async function forgetInviters(tx: Transaction, gameId: number, userIds: number[]): Promise<void> {
  await tx
    .update(invitations)
    .set({ invitedBy: null })
    .where(and(eq(invitations.gameId, gameId), inArray(invitations.userId, userIds)))
}

/** Whether a company has results, be it some that were withdrawn: later quarters of the others build on them. */
export async function hasPlayed(reader: Reader, company: InGame): Promise<boolean> {
  const rows = await reader
    .select({ id: quarterResults.id })
    .from(quarterResults)
    .where(ofCompany(quarterResults, company))
    .limit(1)
  return rows.length > 0
}

/** Lists the players who are invited to a game and have no seat in it. */
export async function listUnseated(
  reader: Reader,
  gameId: number,
): Promise<{ id: number; username: string; image: string }[]> {
  const isSeated = and(
    eq(companyMembers.gameId, gameId),
    eq(companyMembers.userId, invitations.userId),
    isCurrent,
  )
  const seat = reader.select({ id: companyMembers.id }).from(companyMembers).where(isSeated)
  return reader
    .select({ id: users.id, username: users.username, image: users.image })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .where(
      and(
        eq(invitations.gameId, gameId),
        isNull(invitations.withdrawnAt),
        eq(users.role, 'ROLE_USER'),
        isNull(users.deletedAt),
        notExists(seat),
      ),
    )
}
