import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/database/database.ts'
import { settings } from '../../platform/database/schema.ts'

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

/** Returns the pending work. */
export async function readQueue(reader: Reader, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await reader.execute<{
    mailsWaiting: number
    mailsFailed: number
    oldestMailAt: string | null
    passesDue: number
    openStreams: number
  }>(sql`
    select
      (select count(*)::int from mails where kind = 'mail' and sent_at is null and failed_at is null) as "mailsWaiting",
      (select count(*)::int from mails where kind = 'mail' and failed_at is not null and template <> 'none') as "mailsFailed",
      (select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from mails
        where kind = 'mail' and sent_at is null and failed_at is null) as "oldestMailAt",
      (select count(*)::int from scheduled_passes where status = 'pending' and at <= ${at})
        + (select count(*)::int from games where type_passage = 1 and next_pass_at <= ${at}) as "passesDue",
      (select count(*)::int from open_streams where seen_at > now() - interval '1 minute') as "openStreams"`)
  const [row] = rows
  if (row === undefined) throw new Error('the queues cannot be read')
  return row
}

export async function readPictures(reader: Reader): Promise<{ pictures: number; pictureBytes: number }> {
  const { rows } = await reader.execute<{ pictures: number; bytes: string }>(
    sql`select count(*)::int as pictures, coalesce(sum(byte_count), 0) as bytes from media_objects`,
  )
  return { pictures: rows[0]?.pictures ?? 0, pictureBytes: Number(rows[0]?.bytes ?? 0) }
}

export async function readFact(reader: Reader, key: string): Promise<unknown> {
  const [row] = await reader.select().from(settings).where(eq(settings.key, key))
  return row?.value
}
