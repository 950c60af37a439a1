import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'

/** Tables that remember what was done, and the revisions of caches. */
const leftOut = [
  'audit_entries',
  'stream_events',
  'round_versions',
  'quarter_results',
  'settings',
  'sessions',
]

/** Hashes the rows of every table but those that remember what was done: the same hashes mean the same state. */
export async function tableHashes(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  const hashes: Record<string, string> = {}
  for (const { name } of rows.filter(row => !leftOut.includes(row.name))) {
    const hash = await db.execute<{ hash: string }>(
      sql`select md5(coalesce(string_agg((to_jsonb(each) - 'revision')::text, ',' order by to_jsonb(each)::text), '')) as hash
        from ${sql.identifier(name)} as each`,
    )
    hashes[name] = hash.rows[0]?.hash ?? ''
  }
  return hashes
}
