import { and, count, eq, gt, inArray, lt, min, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { mailLimitLock } from '../../platform/db/locks.ts'
import { outbox } from '../../platform/db/schema.ts'

/** A mail in the outbox, before it has its kind. */
export type NewMailRow = Omit<typeof outbox.$inferInsert, 'kind'>

const kind = 'mail'
const isMail = eq(outbox.kind, kind)

export async function insertMails(tx: Transaction, rows: NewMailRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(outbox).values(rows.map(row => ({ ...row, kind })))
}

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
    .select({ count: count(), first: min(outbox.createdAt) })
    .from(outbox)
    .where(and(isMail, eq(outbox.countedAs, countedAs), gt(outbox.createdAt, since)))
  return { count: row?.count ?? 0, first: row?.first ?? null }
}

export async function deleteCreatedBefore(writer: Reader, before: Date): Promise<void> {
  await writer.delete(outbox).where(and(isMail, lt(outbox.createdAt, before)))
}

/** Returns those of these mails that still have a row. */
export async function existingMails(reader: Reader, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await reader
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isMail, inArray(outbox.id, ids)))
  return new Set(rows.map(row => row.id))
}
