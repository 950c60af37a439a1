import { and, count, desc, eq, gte, lt, lte, type SQL } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { auditEntries, users } from '../../platform/db/schema.ts'

/** The filter of the entries; an undefined field does not restrict them. */
export type AuditFilter = {
  call?: string | undefined
  userId?: number | undefined
  gameId?: number | undefined
  from?: Date | undefined
  to?: Date | undefined
}

const matching = ({ call, userId, gameId, from, to }: AuditFilter): SQL | undefined =>
  and(
    call === undefined ? undefined : eq(auditEntries.call, call),
    userId === undefined ? undefined : eq(auditEntries.userId, userId),
    gameId === undefined ? undefined : eq(auditEntries.gameId, gameId),
    from && gte(auditEntries.at, from),
    to && lte(auditEntries.at, to),
  )

/** Lists a page of the entries, the latest first. */
export async function listEntries(reader: Reader, filter: AuditFilter, offset: number, limit: number) {
  return reader
    .select({ entry: auditEntries, username: users.username })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(matching(filter))
    .orderBy(desc(auditEntries.id))
    .offset(offset)
    .limit(limit)
}

export type AuditRow = Awaited<ReturnType<typeof listEntries>>[number]

export async function countEntries(reader: Reader, filter: AuditFilter): Promise<number> {
  const [row] = await reader.select({ count: count() }).from(auditEntries).where(matching(filter))
  return row?.count ?? 0
}

export async function deleteEntriesBefore(writer: Reader, before: Date): Promise<void> {
  await writer.delete(auditEntries).where(lt(auditEntries.at, before))
}
