import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'

/** A digest of all rows of each table: equal before and after when nothing was written. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ digest: string }>(
      sql`select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
        from ${sql.identifier(name)} as t`,
    )
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}
