import { sql } from 'drizzle-orm'
import type { Database, Reader } from './database.ts'

/** Checks that the database answers. */
export async function pingDatabase({ $client }: Database): Promise<void> {
  await $client.query('select')
}

/** Returns the version, size, connections and migration of the database. */
export async function readDatabase(reader: Reader) {
  const { rows } = await reader.execute<{
    version: string
    bytes: string
    connections: number
    connectionsMax: number
    tables: string
  }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "connectionsMax",
      (select max(created_at) from __drizzle_migrations) as tables`)
  const [row] = rows
  if (row === undefined) throw new Error('the database says nothing of itself')
  const { version, connections, connectionsMax } = row
  const tablesVersion = new Date(Number(row.tables)).toISOString()
  return { version, bytes: Number(row.bytes), connections, connectionsMax, tablesVersion }
}
