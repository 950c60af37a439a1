import { and, asc, count, eq, gt, inArray, isNull, lt, lte, min, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/database/database.ts'
import { mailLimitLock } from '../../platform/database/locks.ts'
import { mails } from '../../platform/database/schema.ts'

export type MailRow = typeof mails.$inferSelect
export type NewMailRow = typeof mails.$inferInsert

const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt))

export async function insertMails(tx: Transaction, rows: NewMailRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(mails).values(rows)
}

/** Claims due mails for one process until `until`; another process tries again only if this one has died. */
export async function claimDue(db: Reader, now: Date, until: Date, most: number): Promise<MailRow[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaiting, lte(mails.dueAt, now)))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(mails)
    .set({ dueAt: until, attemptCount: sql`${mails.attemptCount} + 1` })
    .where(inArray(mails.id, due))
    .returning()
}

type Attempt = Pick<MailRow, 'id' | 'attemptCount'>

/** Extends the claim of an attempt to `until`, unless a later one has begun. */
export async function renewClaim(db: Reader, attempt: Attempt, until: Date): Promise<void> {
  // An attempt that has failed meanwhile may be due later than `until`.
  const dueAt = sql`greatest(${mails.dueAt}, ${until.toISOString()}::timestamptz)`
  await db.update(mails).set({ dueAt }).where(isLatest(attempt))
}

/** Stores the outcome of an attempt, unless a later one has begun. */
export async function recordOutcome(
  db: Reader,
  attempt: Attempt,
  outcome: Partial<NewMailRow>,
): Promise<void> {
  await db.update(mails).set(outcome).where(isLatest(attempt))
}

const isLatest = ({ id, attemptCount }: Attempt) =>
  and(eq(mails.id, id), eq(mails.attemptCount, attemptCount), isNull(mails.sentAt))

/** Makes transactions that count the same mails wait for each other until they end. */
export async function lockLimit(tx: Transaction, countedAs: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(mailLimitLock)}, hashtext(${countedAs}))`)
}

/** Counts the mails under this key since an instant, and returns the time of the first. */
export async function countSince(
  reader: Reader,
  countedAs: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const [row] = await reader
    .select({ count: count(), first: min(mails.createdAt) })
    .from(mails)
    .where(and(eq(mails.countedAs, countedAs), gt(mails.createdAt, since)))
  return { count: row?.count ?? 0, first: row?.first ?? null }
}

export async function deleteCreatedBefore(writer: Reader, before: Date): Promise<void> {
  await writer.delete(mails).where(lt(mails.createdAt, before))
}

/** Returns those of these mails that still have a row. */
export async function existingMails(reader: Reader, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await reader.select({ id: mails.id }).from(mails).where(inArray(mails.id, ids))
  return new Set(rows.map(row => row.id))
}
