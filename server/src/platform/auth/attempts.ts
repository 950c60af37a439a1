import { and, gt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from '../db/database.ts'
import { isPool, oncePerDatabase } from '../db/prepared.ts'
import { attempts } from '../db/schema.ts'

export type AttemptRow = typeof attempts.$inferSelect

const selectAttempts = (reader: Reader, keys: SQL, now: SQLWrapper | Date) =>
  reader
    .select()
    .from(attempts)
    .where(and(sql`${attempts.key} = any (${keys}::text[])`, gt(attempts.endsAt, now)))

const attemptsOfKeys = oncePerDatabase(db =>
  selectAttempts(db, sql`${sql.placeholder('keys')}`, sql.placeholder('now')).prepare('attempts-of-keys'),
)

/** Returns the counts of these keys whose periods have not ended. */
export async function readAttempts(reader: Reader, keys: string[], now: Date): Promise<AttemptRow[]> {
  if (isPool(reader)) return attemptsOfKeys(reader).execute({ keys, now })
  return selectAttempts(reader, sql`${sql.param(keys)}`, now)
}

/** Adds 1 to each key's count in one statement and returns the counts. A period starts with its first attempt. */
export async function countAttempt(
  writer: Reader,
  keys: string[],
  now: Date,
  endsAt: Date,
): Promise<AttemptRow[]> {
  const isOver = sql`${attempts.endsAt} <= ${now.toISOString()}::timestamptz`
  // The rows are always in the same order, so that two statements never deadlock.
  const rows = keys.toSorted().map(key => ({ key, count: 1, lastAt: now, endsAt }))
  return writer
    .insert(attempts)
    .values(rows)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${attempts.count} + excluded.count end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end`,
        lastAt: sql`excluded.last_at`,
      },
    })
    .returning()
}

export async function deleteOverAttempts(writer: Reader, now: Date): Promise<void> {
  await writer.delete(attempts).where(lte(attempts.endsAt, now))
}

/** Adds the counts of this process to each key in one statement and returns the totals of all processes. */
export async function addToCounts(
  writer: Reader,
  counted: { key: string; count: number }[],
  now: Date,
  endsAt: Date,
): Promise<AttemptRow[]> {
  const isOver = sql`${attempts.endsAt} < excluded.ends_at`
  const rows = counted
    .map(each => ({ ...each, lastAt: now, endsAt }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  return writer
    .insert(attempts)
    .values(rows)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${attempts.count} + excluded.count end`,
        endsAt: sql`greatest(${attempts.endsAt}, excluded.ends_at)`,
        lastAt: sql`excluded.last_at`,
      },
    })
    .returning()
}
