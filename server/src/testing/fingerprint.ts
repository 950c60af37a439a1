import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'

/** Written when it suits the server: who is connected, in which order events are told, what became of mails. */
const connected = 'open_streams'
const ownPace: Record<string, string> = {
  stream_events: '{position}',
  mails: '{values,due_at,attempt_count,sent_at,failed_at,last_error}',
}

/** Rows that the server writes when the day's work is done, whatever it is asked. */
const daily = sql`where t.key not like 'daily:%'`

/**
 * A digest of all rows of each table: equal before and after when nothing was written. A row is known by its version,
 * which every write changes, also one that puts back what was there; where the server writes too, by what it holds.
 * One statement sees one moment.
 */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const digests = (await tablesOf(db)).map(name => {
    const own = ownPace[name]
    const row = own === undefined ? sql`t.ctid || ' ' || t.xmin` : sql`(to_jsonb(t) - ${own}::text[])::text`
    return sql`select ${name} as name, md5(string_agg(${row}, '' order by ${row})) as digest
      from ${sql.identifier(name)} as t ${name === 'settings' ? daily : sql``}`
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
