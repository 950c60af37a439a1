import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { ofRound, withCompany, withVersion } from '../../platform/db/joins.ts'
import {
  companies,
  companyMembers,
  games,
  peerFactors,
  peerMembers,
  peerRatings,
  peerRounds,
  rounds,
  roundVersions,
  users,
} from '../../platform/db/schema.ts'
import type { Membership, Peer } from './members.ts'

export type PeerRoundRow = typeof peerRounds.$inferSelect
export type NewPeerRound = typeof peerRounds.$inferInsert
export type PeerRatingRow = typeof peerRatings.$inferSelect

/** A peer evaluation, named by both parts of its key. */
export type PeerRoundKey = Pick<PeerRoundRow, 'gameId' | 'id'>

const isRound = ({ gameId, id }: PeerRoundKey) => and(eq(peerRounds.gameId, gameId), eq(peerRounds.id, id))

const isRoundOf = ({ gameId, roundId }: typeof peerMembers) =>
  and(eq(peerRounds.gameId, gameId), eq(peerRounds.id, roundId))

/** Lists the peer evaluations of a game, the last one first. */
export async function listRows(reader: Reader, gameId: number): Promise<PeerRoundRow[]> {
  return reader.select().from(peerRounds).where(eq(peerRounds.gameId, gameId)).orderBy(desc(peerRounds.id))
}

/** Lists the released peer evaluations that are about a person, of all games. */
export async function listReleasedOf(reader: Reader, userId: number) {
  return reader
    .select({ row: peerRounds, game: { id: games.id, name: games.name } })
    .from(peerMembers)
    .innerJoin(peerRounds, isRoundOf(peerMembers))
    .innerJoin(games, eq(games.id, peerRounds.gameId))
    .where(and(eq(peerMembers.userId, userId), isNotNull(peerRounds.releasedAt)))
    .orderBy(asc(peerRounds.gameId), asc(peerRounds.id))
}

export async function findRow(reader: Reader, key: PeerRoundKey): Promise<PeerRoundRow | undefined> {
  const [row] = await reader.select().from(peerRounds).where(isRound(key))
  return row
}

export async function insertRow(tx: Transaction, row: NewPeerRound): Promise<PeerRoundRow> {
  const [inserted] = await tx.insert(peerRounds).values(row).returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

export async function updateRow(
  tx: Transaction,
  key: PeerRoundKey,
  changes: Partial<NewPeerRound>,
): Promise<PeerRoundRow> {
  const [updated] = await tx.update(peerRounds).set(changes).where(isRound(key)).returning()
  if (updated === undefined) throw new Error('the peer evaluation has gone while its game was locked')
  return updated
}

export async function deleteRow(tx: Transaction, key: PeerRoundKey): Promise<void> {
  await tx.delete(peerRounds).where(isRound(key))
}

/** Lists the games in which a peer evaluation is to be opened or closed by the clock. */
export async function listGamesOfDue(reader: Reader, now: Date): Promise<number[]> {
  const { gameId, opensAt, closesAt, closedAt, openedNotifiedAt } = peerRounds
  const opens = and(isNull(openedNotifiedAt), or(isNull(closesAt), gt(closesAt, now)))
  const closes = lte(closesAt, now)
  const rows = await reader
    .selectDistinct({ gameId })
    .from(peerRounds)
    .innerJoin(games, and(eq(games.id, gameId), isNull(games.archivedAt)))
    .where(and(lte(opensAt, now), isNull(closedAt), or(opens, closes)))
  return rows.map(row => row.gameId)
}

/** Lists the memberships of a game in companies that people hold, without those of erased accounts. */
export async function listMemberships(reader: Reader, gameId: number): Promise<Membership[]> {
  const { companyId, userId, kind, active, since, until, id } = companyMembers
  return reader
    .select({ companyId, userId, kind, active, since, until })
    .from(companyMembers)
    .innerJoin(companies, withCompany(companyMembers))
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(companyMembers.gameId, gameId), eq(companies.kind, 'human'), isNull(users.deletedAt)))
    .orderBy(asc(since), asc(id))
}

/** Lists when the quarters that count were closed: those of this epoch that are published and no practice. */
export async function listCountedClosings(reader: Reader, gameId: number): Promise<Date[]> {
  const rows = await reader
    .select({ closedAt: rounds.closedAt })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .innerJoin(
      roundVersions,
      withVersion({ gameId: rounds.gameId, roundId: rounds.id, version: rounds.version }),
    )
    .where(
      and(
        eq(rounds.gameId, gameId),
        eq(rounds.state, 'published'),
        isNotNull(rounds.closedAt),
        eq(roundVersions.epoch, games.epoch),
        eq(roundVersions.practice, false),
      ),
    )
    .orderBy(asc(rounds.roundNb))
  return rows.flatMap(({ closedAt }) => closedAt ?? [])
}

/** Lists the people of a peer evaluation, by company and id. */
export async function listPeers(reader: Reader, { gameId, id }: PeerRoundKey): Promise<Peer[]> {
  const { companyId, userId, isAsked } = peerMembers
  return reader
    .select({ companyId, userId, isAsked })
    .from(peerMembers)
    .where(ofRound(peerMembers, { gameId, id }))
    .orderBy(asc(companyId), asc(userId))
}

/** Adds people to a peer evaluation; of those who are in it already, only those who are asked now change. */
export async function addPeers(
  tx: Transaction,
  { gameId, id }: PeerRoundKey,
  peers: readonly Peer[],
): Promise<void> {
  if (peers.length === 0) return
  const { roundId, userId, companyId, isAsked } = peerMembers
  await tx
    .insert(peerMembers)
    .values(peers.map(peer => ({ gameId, roundId: id, ...peer })))
    .onConflictDoUpdate({
      target: [peerMembers.gameId, roundId, userId],
      set: { isAsked: sql`${isAsked} or excluded.is_asked` },
      setWhere: sql`${companyId} = excluded.company_id`,
    })
}

/** Lists all ratings of a peer evaluation, or those of one of its companies, in the order in which they were given. */
export async function listRatings(
  reader: Reader,
  { gameId, id }: PeerRoundKey,
  companyId?: number,
): Promise<PeerRatingRow[]> {
  const ofCompany = companyId === undefined ? undefined : eq(peerRatings.companyId, companyId)
  return reader
    .select()
    .from(peerRatings)
    .where(and(ofRound(peerRatings, { gameId, id }), ofCompany))
    .orderBy(asc(peerRatings.companyId), asc(peerRatings.raterId), asc(peerRatings.ratedId))
}

export async function listFormOf(
  reader: Reader,
  { gameId, id }: PeerRoundKey,
  userId: number,
): Promise<PeerRatingRow[]> {
  return reader
    .select()
    .from(peerRatings)
    .where(and(ofRound(peerRatings, { gameId, id }), eq(peerRatings.raterId, userId)))
    .orderBy(asc(peerRatings.ratedId))
}

export async function hasRatings(reader: Reader, { gameId, id }: PeerRoundKey): Promise<boolean> {
  const rows = await reader
    .select({ id: peerRatings.id })
    .from(peerRatings)
    .where(ofRound(peerRatings, { gameId, id }))
    .limit(1)
  return rows.length > 0
}

type NewRating = Omit<typeof peerRatings.$inferInsert, 'gameId' | 'roundId' | 'raterId'>

/** Stores the form of a person in place of the one given before. */
export async function replaceForm(
  tx: Transaction,
  { gameId, id }: PeerRoundKey,
  raterId: number,
  form: readonly NewRating[],
): Promise<void> {
  await tx
    .delete(peerRatings)
    .where(and(ofRound(peerRatings, { gameId, id }), eq(peerRatings.raterId, raterId)))
  await tx.insert(peerRatings).values(form.map(rating => ({ gameId, roundId: id, raterId, ...rating })))
}

/** Returns the factors that staff confirmed, by person. */
export async function listConfirmed(
  reader: Reader,
  { gameId, id }: PeerRoundKey,
): Promise<Map<number, number>> {
  const rows = await reader
    .select({ userId: peerFactors.userId, proposed: peerFactors.proposed })
    .from(peerFactors)
    .where(ofRound(peerFactors, { gameId, id }))
  return new Map(rows.map(({ userId, proposed }) => [userId, proposed / 1000]))
}

type Confirmation = { userId: number; proposed: number; byUser: number; now: Date }

export async function confirmFactor(
  tx: Transaction,
  { gameId, id }: PeerRoundKey,
  { userId, proposed, byUser, now }: Confirmation,
): Promise<void> {
  const values = { proposed: Math.round(proposed * 1000), confirmedBy: byUser, confirmedAt: now }
  await tx
    .insert(peerFactors)
    .values({ gameId, roundId: id, userId, ...values })
    .onConflictDoUpdate({
      target: [peerFactors.gameId, peerFactors.roundId, peerFactors.userId],
      set: values,
    })
}

export async function unconfirmFactor(
  tx: Transaction,
  { gameId, id }: PeerRoundKey,
  userId: number,
): Promise<void> {
  await tx
    .delete(peerFactors)
    .where(and(ofRound(peerFactors, { gameId, id }), eq(peerFactors.userId, userId)))
}
