import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../platform/db/database.ts'

/** Tables that are written shortly after a response: connected users, and the order in which events are published. */
const connected = 'open_streams'
const ownPace: Record<string, string> = { stream_events: '{position}' }

/**
 * Returns a digest of all rows of each table: equal before and after when nothing was written. A row is represented by
 * its version, which every write changes, even one that restores the old values; where the server also writes on its
 * own, by its content. One statement sees one snapshot.
 */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const digests = (await tablesOf(db)).map(name => {
    const own = ownPace[name]
    const row = own === undefined ? sql`t.ctid || ' ' || t.xmin` : sql`(to_jsonb(t) - ${own}::text[])::text`
    return sql`select ${name} as name, md5(string_agg(${row}, '' order by ${row})) as digest
      from ${sql.identifier(name)} as t`
  })
  const { rows } = await db.execute<{ name: string; digest: string }>(sql.join(digests, sql` union all `))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> ${connected} order by 1`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Makes requests that must write nothing, between two digests. When something was written, it makes them again one by
 * one, so that the failure names the request responsible.
 */
export async function expectNothingWritten(
  db: Database,
  requests: Record<string, () => Promise<unknown>>,
): Promise<void> {
  const before = await fingerprint(db)
  for (const request of Object.values(requests)) await request()
  const after = await fingerprint(db)
  if (JSON.stringify(after) === JSON.stringify(before)) return
  const written: Record<string, string[]> = {}
  for (const [name, request] of Object.entries(requests)) {
    const unchanged = await fingerprint(db)
    await request()
    const now = await fingerprint(db)
    const tables = Object.keys(now).filter(table => now[table] !== unchanged[table])
    if (tables.length > 0) written[name] = tables
  }
  expect(written, 'writes although it refuses').toEqual({})
  // None of them writes a second time: the difference at least names the tables.
  expect(after).toEqual(before)
}
