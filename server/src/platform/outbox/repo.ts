import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Reader } from '../db/database.ts'
import { outbox } from '../db/schema.ts'

export type OutboxEntry = typeof outbox.$inferSelect
export type NewOutboxEntry = typeof outbox.$inferInsert

const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.failedAt))

/**
 * Claims due entries of these kinds for one process until `until`; another process tries again only if this one has
 * died.
 */
export async function claimDue(
  db: Reader,
  kinds: string[],
  now: Date,
  until: Date,
  most: number,
): Promise<OutboxEntry[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, inArray(outbox.kind, kinds), lte(outbox.dueAt, now)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(outbox)
    .set({ dueAt: until, attemptCount: sql`${outbox.attemptCount} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
}

type Attempt = Pick<OutboxEntry, 'id' | 'attemptCount'>

/** Extends the claim of an attempt to `until`, unless a later one has begun. */
export async function renewClaim(db: Reader, attempt: Attempt, until: Date): Promise<void> {
  // An attempt that has failed meanwhile may be due later than `until`.
  const dueAt = sql`greatest(${outbox.dueAt}, ${until.toISOString()}::timestamptz)`
  await db.update(outbox).set({ dueAt }).where(isLatest(attempt))
}

/** Stores the outcome of an attempt, unless a later one has begun. */
export async function recordOutcome(
  db: Reader,
  attempt: Attempt,
  outcome: Partial<NewOutboxEntry>,
): Promise<void> {
  await db.update(outbox).set(outcome).where(isLatest(attempt))
}

const isLatest = ({ id, attemptCount }: Attempt) =>
  and(eq(outbox.id, id), eq(outbox.attemptCount, attemptCount), isNull(outbox.doneAt))
