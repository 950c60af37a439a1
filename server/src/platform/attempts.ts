import { and, gt, lte, sql } from 'drizzle-orm'
import type { Database, Reader } from './database/database.ts'
import { preparedOnce } from './database/prepared.ts'
import { attempts } from './database/schema.ts'

export type AttemptRow = typeof attempts.$inferSelect

const attemptsOfKeys = preparedOnce(db =>
  db
    .select()
    .from(attempts)
    .where(
      and(
        sql`${attempts.key} = any (${sql.placeholder('keys')}::text[])`,
        gt(attempts.endsAt, sql.placeholder('now')),
      ),
    )
    .prepare('attempts-of-keys'),
)

/** What was counted under these keys in periods that are not over. */
export const readAttempts = (db: Database, keys: string[], now: Date): Promise<AttemptRow[]> =>
  attemptsOfKeys(db).execute({ keys, now })

/** Counts one more, or `more`, under each key, in one statement; gives the counts. A period begins with its first attempt. */
export async function countAttempt(
  writer: Reader,
  keys: string[],
  now: Date,
  endsAt: Date,
  more = 1,
): Promise<AttemptRow[]> {
  const isOver = sql`${attempts.endsAt} <= ${now.toISOString()}::timestamptz`
  // Always in the same order, so that two statements never wait for each other.
  const rows = keys.toSorted().map(key => ({ key, count: more, lastAt: now, endsAt }))
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

/** Adds what a process has counted by itself under each key, in one statement; gives the counts of all processes. */
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
