import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { keepAlive, lockHolderSettings } from './session-settings.ts'

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url))

/** Any number all our processes agree on. */
const migrationLock = 7_320_011

/** The database was written by a later version of the product. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew'
}

/**
 * Brings the database to this version's tables. Processes that start together take turns: the lock belongs to one
 * connection and ends with it. Throws {@link DatabaseTooNew} rather than touch what a later version wrote.
 */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    options: lockHolderSettings,
    ...keepAlive,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await lockTables(client, 'shared')
    // Nothing to do is the usual start, which then waits neither for others that start nor for a backup under way.
    if ((await tablesVersion(client)) === latestTables()) return
    await client.query('select pg_advisory_unlock_shared($1)', [migrationLock])
    await lockTables(client, 'exclusive')
    await refuseNewer(client)
    await client.query('begin')
    await bringTablesTo(client, latestTables())
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Nobody changes the tables while somebody holds them shared; both end with the connection. */
export async function lockTables(client: pg.Client, mode: 'exclusive' | 'shared'): Promise<void> {
  const lock = mode === 'shared' ? 'pg_advisory_lock_shared' : 'pg_advisory_lock'
  await client.query(`select ${lock}($1)`, [migrationLock])
}

/** The version of the tables this product writes: when its last migration was made, in milliseconds since 1970. */
export function latestTables(): number {
  return Math.max(0, ...migrations().map(({ folderMillis }) => folderMillis))
}

/** The version of the tables a database has; 0 when it has none. */
export async function tablesVersion(client: pg.Client): Promise<number> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (table.rows[0]?.name === null) return 0
  const applied = await client.query('select max(created_at) as latest from drizzle.__drizzle_migrations')
  return Number(applied.rows[0]?.latest ?? 0)
}

/** Applies, inside the caller's transaction, the migrations a database lacks up to this version. */
export async function bringTablesTo(client: pg.Client, version: number): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const current = await tablesVersion(client)
  for (const { sql, hash, folderMillis } of migrations()) {
    if (folderMillis <= current || folderMillis > version) continue
    for (const statement of sql) await client.query(statement)
    const note = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)'
    await client.query(note, [hash, folderMillis])
  }
}

const migrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder })

async function refuseNewer(client: pg.Client): Promise<void> {
  if ((await tablesVersion(client)) <= latestTables()) return
  throw new DatabaseTooNew(
    'This database was written by a newer version of Trimestre. Start that version, or restore a backup made with this one.',
  )
}
