import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'

/** Written when it suits the server: who is connected, and in which order events are told. */
const connected = 'open_streams'
const place = 'position'

/** A digest of all rows of each table: equal before and after when nothing was written. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> ${connected} order by 1`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ digest: string }>(
      sql`select coalesce(md5(string_agg(digest, '' order by digest)), '') as digest
        from (select md5((to_jsonb(t) - ${name === 'stream_events' ? place : ''}::text)::text) as digest
          from ${sql.identifier(name)} as t) as rows`,
    )
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}
