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

/** A digest of all rows of each table: equal before and after when nothing was written. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> ${connected} order by 1`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ digest: string }>(
      sql`select coalesce(md5(string_agg(digest, '' order by digest)), '') as digest
        from (select md5((to_jsonb(t) - ${ownPace[name] ?? '{}'}::text[])::text) as digest
          from ${sql.identifier(name)} as t ${name === 'settings' ? daily : sql``}) as rows`,
    )
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}
