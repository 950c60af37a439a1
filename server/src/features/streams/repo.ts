import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  isNull,
  lt,
  max,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Database, Reader, Transaction } from '../../platform/db/database.ts'
import { type InGame, ofCompany, withCompany } from '../../platform/db/joins.ts'
import {
  companies,
  companyMembers,
  gameAdministrators,
  openStreams,
  streamEvents,
} from '../../platform/db/schema.ts'
import type { Membership } from '../companies/members.ts'
import { members } from '../companies/members-sql.ts'
import { staffEvents } from './staff-events.ts'

const query = new QueryBuilder()

export const batchMax = 1000
const daysKept = 1
/** A process that has not renewed its rows for this time counts as gone. */
const absentSeconds = 60

export type EventRow = {
  position: number
  /** 0 when the event concerns a user. */
  gameId: number
  companyId: number | null
  /** The only person who may see it; null for everybody with access. */
  userId: number | null
  /** The members and observers of the company when the event was read; none without a company. */
  members: Membership[]
  name: string
  data: unknown
}

/** The viewer of a game: administrators see all of it, players the public part and their own company. */
export type ViewerScope = { gameId: number; userId: number; isStaff: boolean }

export async function insertEvent(
  tx: Transaction,
  row: Pick<typeof streamEvents.$inferInsert, 'gameId' | 'companyId' | 'name' | 'data'>,
): Promise<void> {
  await tx.insert(streamEvents).values(row)
}

/** Inserts one event for each of these people, which nobody else sees. */
export async function insertEventFor(
  tx: Transaction,
  userIds: readonly number[],
  row: Pick<typeof streamEvents.$inferInsert, 'gameId' | 'name' | 'data'>,
): Promise<void> {
  if (userIds.length > 0) await tx.insert(streamEvents).values(userIds.map(userId => ({ ...row, userId })))
}

/** Lists the administrators of a game. */
export async function listAdministrators(tx: Transaction, gameId: number): Promise<number[]> {
  const { userId } = gameAdministrators
  const rows = await tx
    .select({ userId })
    .from(gameAdministrators)
    .where(eq(gameAdministrators.gameId, gameId))
  return rows.map(row => row.userId)
}

export async function hasUnpublished(reader: Reader): Promise<boolean> {
  const rows = await reader
    .select({ id: streamEvents.id })
    .from(streamEvents)
    .where(isNull(streamEvents.position))
    .limit(1)
  return rows.length > 0
}

export async function latestPosition(reader: Reader): Promise<number> {
  const [row] = await reader.select({ latest: max(streamEvents.position) }).from(streamEvents)
  return row?.latest ?? 0
}

export async function readPublishedSince(reader: Reader, position: number): Promise<EventRow[]> {
  return select(reader, gt(streamEvents.position, position))
    .orderBy(asc(streamEvents.position))
    .limit(batchMax)
}

/** Returns the last events of a game that the viewer may see, the oldest first. */
export async function readLastVisible(
  reader: Reader,
  sight: ViewerScope,
  after: number,
  count: number,
): Promise<EventRow[]> {
  const rows = await select(reader, and(isVisible(sight), gt(streamEvents.position, after)))
    .orderBy(desc(streamEvents.position))
    .limit(count)
  return rows.reverse()
}

/** The positions are compared as stored; only published rows have one. */
function select(reader: Reader, condition: SQL | undefined) {
  return reader
    .select({
      position: sql<number>`${streamEvents.position}`,
      gameId: streamEvents.gameId,
      companyId: streamEvents.companyId,
      userId: streamEvents.userId,
      members,
      name: streamEvents.name,
      data: streamEvents.data,
    })
    .from(streamEvents)
    .leftJoin(companies, withCompany(streamEvents))
    .where(condition)
}

function isVisible({ gameId, userId, isStaff }: ViewerScope): SQL | undefined {
  const isAddressed = or(isNull(streamEvents.userId), eq(streamEvents.userId, userId))
  const ofGame = and(eq(streamEvents.gameId, gameId), ne(streamEvents.name, 'access.changed'), isAddressed)
  if (isStaff) return ofGame
  const isForPlayers = notInArray(streamEvents.name, [...staffEvents])
  const isReader = and(
    eq(companyMembers.gameId, streamEvents.gameId),
    eq(companyMembers.companyId, streamEvents.companyId),
    eq(companyMembers.userId, userId),
    isNull(companyMembers.until),
  )
  const membership = query.select({ one: sql`1` }).from(companyMembers).where(isReader)
  return and(ofGame, isForPlayers, or(isNull(streamEvents.companyId), exists(membership)))
}

/** Returns the users who are members or observers of a company now. */
export async function listReaders(reader: Reader, company: InGame): Promise<Set<number>> {
  const { userId, until } = companyMembers
  const rows = await reader
    .select({ userId, until })
    .from(companyMembers)
    .where(ofCompany(companyMembers, company))
  return new Set(rows.filter(row => row.until === null).map(row => row.userId))
}

/** Deletes old events by the database's clock, which also set their timestamps. */
export async function deleteOldEvents(db: Database): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${daysKept})`
  await db.delete(streamEvents).where(lt(streamEvents.createdAt, oldest))
}

export type Presence = { gameId: number; userId: number }

/** Records that these streams of this process are open now. */
export async function renewPresence(db: Database, process: string, open: Presence[]): Promise<void> {
  if (open.length === 0) return
  await db
    .insert(openStreams)
    .select(
      sql`select ${process}, g, u, now() from unnest(${sql.param(open.map(({ gameId }) => gameId))}::bigint[], ${sql.param(open.map(({ userId }) => userId))}::bigint[]) as t (g, u)`,
    )
    .onConflictDoUpdate({
      target: [openStreams.gameId, openStreams.userId, openStreams.process],
      set: { seenAt: sql`now()` },
    })
}

/** Deletes the streams that this process has closed, and those left by processes that are gone. */
export async function deletePresence(db: Database, process: string, closed: Presence[]): Promise<void> {
  const abandoned = lt(openStreams.seenAt, sql`now() - make_interval(secs => ${absentSeconds})`)
  const ended = sql`(${openStreams.gameId}, ${openStreams.userId}) in (select * from unnest(${sql.param(closed.map(({ gameId }) => gameId))}::bigint[], ${sql.param(closed.map(({ userId }) => userId))}::bigint[]))`
  await db.delete(openStreams).where(or(abandoned, and(eq(openStreams.process, process), ended)))
}

/** Lists the users who have a stream of the game open, in any process. */
export async function listOnlineUsers(reader: Reader, gameId: number): Promise<Set<number>> {
  const recent = gt(openStreams.seenAt, sql`now() - make_interval(secs => ${absentSeconds})`)
  const rows = await reader
    .selectDistinct({ userId: openStreams.userId })
    .from(openStreams)
    .where(and(eq(openStreams.gameId, gameId), recent))
  return new Set(rows.map(({ userId }) => userId))
}
