import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

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
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewer(client)
    await applyMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function refuseNewer(client: pg.Client): Promise<void> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (table.rows[0]?.name === null) return
  const applied = await client.query('select max(created_at) as latest from drizzle.__drizzle_migrations')
  const latest = Number(applied.rows[0]?.latest ?? 0)
  if (latest <= (await latestKnown())) return
  throw new DatabaseTooNew(
    'This database was written by a newer version of Trimestre. Start that version, or restore a backup made with this one.',
  )
}

async function latestKnown(): Promise<number> {
  const journal = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[]
  }
  return Math.max(0, ...journal.entries.map(entry => entry.when))
}
