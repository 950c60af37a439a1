import type { MessageThread } from '@trimestre/contract/messages'
import { and, asc, count, desc, eq, gt, gte, isNull, lt, max, min, ne, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { messages, threadReads, users } from '../../platform/db/schema.ts'

export type MessageRow = typeof messages.$inferSelect

/** A thread as one reader sees it: null, or the instant before which its messages are closed to this reader. */
export type ThreadView = { gameId: number; companyId: number; thread: MessageThread; since: Date | null }

const isIn = ({ gameId, companyId, thread, since }: ThreadView) =>
  and(
    eq(messages.gameId, gameId),
    eq(messages.companyId, companyId),
    eq(messages.thread, thread),
    since === null ? undefined : gte(messages.at, since),
  )

/** Lists the last messages of a thread, or the last before one of them, the newest first. */
export async function listMessages(
  reader: Reader,
  view: ThreadView,
  before: number | undefined,
  most: number,
): Promise<MessageRow[]> {
  const isBefore = before === undefined ? undefined : lt(messages.id, before)
  return reader
    .select()
    .from(messages)
    .where(and(isIn(view), isBefore))
    .orderBy(desc(messages.id))
    .limit(most)
}

export async function findMessage(
  reader: Reader,
  view: ThreadView,
  id: number,
): Promise<MessageRow | undefined> {
  const [row] = await reader
    .select()
    .from(messages)
    .where(and(isIn(view), eq(messages.id, id)))
  return row
}

/** Inserts a message, dated by the clock of the database when its game is already locked. */
export async function insertMessage(
  tx: Transaction,
  row: Pick<typeof messages.$inferInsert, 'gameId' | 'companyId' | 'thread' | 'userId' | 'text'>,
): Promise<MessageRow> {
  const [inserted] = await tx
    .insert(messages)
    .values({ ...row, at: sql`clock_timestamp()` })
    .returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

/** Takes the words of a message out of the database. */
export async function emptyMessage(
  tx: Transaction,
  { gameId, id }: Pick<MessageRow, 'gameId' | 'id'>,
): Promise<void> {
  await tx
    .update(messages)
    .set({ text: '', deletedAt: sql`clock_timestamp()` })
    .where(and(eq(messages.gameId, gameId), eq(messages.id, id)))
}

/** Locks a person, so that their messages are counted one after the other, in whatever game they write. */
export async function lockAuthor(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Counts the messages of a person in the last minute of the database's clock, and the seconds until the first is older. */
export async function countOfLastMinute(
  tx: Transaction,
  userId: number,
): Promise<{ count: number; freeInSeconds: number }> {
  const minute = sql`interval '1 minute'`
  const free = sql<number>`ceil(extract(epoch from ${min(messages.at)} + ${minute} - clock_timestamp()))::int`
  const [row] = await tx
    .select({ count: count(), freeInSeconds: free })
    .from(messages)
    .where(and(eq(messages.userId, userId), gt(messages.at, sql`clock_timestamp() - ${minute}`)))
  return { count: row?.count ?? 0, freeInSeconds: Math.max(1, row?.freeInSeconds ?? 1) }
}

const isReadOf = (view: ThreadView, userId: number) =>
  and(
    eq(threadReads.gameId, view.gameId),
    eq(threadReads.companyId, view.companyId),
    eq(threadReads.thread, view.thread),
    eq(threadReads.userId, userId),
  )

/** Returns up to which message a person has read a thread, 0 for none, and how many others wrote after it. */
export async function readState(
  reader: Reader,
  view: ThreadView,
  userId: number,
): Promise<{ upTo: number; unread: number }> {
  const [read] = await reader
    .select({ upTo: threadReads.upTo })
    .from(threadReads)
    .where(isReadOf(view, userId))
  const upTo = read?.upTo ?? 0
  const isByOthers = or(isNull(messages.userId), ne(messages.userId, userId))
  const [row] = await reader
    .select({ count: count() })
    .from(messages)
    .where(and(isIn(view), gt(messages.id, upTo), isByOthers, isNull(messages.deletedAt)))
  return { upTo, unread: row?.count ?? 0 }
}

/** Returns the id of the last message that this reader sees; 0 without one. */
export async function lastMessageId(reader: Reader, view: ThreadView): Promise<number> {
  const [row] = await reader
    .select({ last: max(messages.id) })
    .from(messages)
    .where(isIn(view))
  return row?.last ?? 0
}

/** Notes how far a person has read; what was read stays read. */
export async function saveRead(
  tx: Transaction,
  { gameId, companyId, thread }: ThreadView,
  userId: number,
  upTo: number,
): Promise<void> {
  const { gameId: game, companyId: company, thread: ofThread, userId: user } = threadReads
  await tx
    .insert(threadReads)
    .values({ gameId, companyId, thread, userId, upTo })
    .onConflictDoUpdate({
      target: [game, company, ofThread, user],
      set: { upTo: sql`greatest(${threadReads.upTo}, excluded.up_to)` },
    })
}

/** Takes the words of everything that a person wrote out of the database; the messages stay without an author. */
export async function eraseMessagesOf(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(messages)
    .set({ text: '', userId: null, deletedAt: sql`coalesce(${messages.deletedAt}, now())` })
    .where(eq(messages.userId, userId))
  await tx.delete(threadReads).where(eq(threadReads.userId, userId))
}

/** Lists what a person wrote, for the export of their data. */
export async function listMessagesBy(reader: Reader, userId: number) {
  const { gameId, companyId, thread, text, at } = messages
  return reader
    .select({ gameId, companyId, thread, text, at })
    .from(messages)
    .where(and(eq(messages.userId, userId), isNull(messages.deletedAt)))
    .orderBy(asc(messages.id))
}
