import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { codeOf } from '../log/failures.ts'
import { withOptions } from './address.ts'
import { migrationLock } from './locks.ts'
import { foreign, refuseForeignTables, refuseUnusableTables } from './own-tables.ts'
import { keepAlive, lockHolderSettings } from './session-settings.ts'
import { DatabaseUnusable } from './unusable.ts'

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url))

/** The database was written by a later version of the product. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew'
}

const attempts = 2

/**
 * Migrates the database to this version's tables. Processes that start together take turns: the lock belongs to one
 * connection and ends with it. A process that was suspended finds its connection ended and its partial work rolled
 * back, and tries once more.
 * @throws DatabaseTooNew instead of changing a database that a later version wrote
 */
export async function migrate(connectionString: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({
      connectionString: withOptions(connectionString, lockHolderSettings),
      connectionTimeoutMillis: 10_000,
      ...keepAlive,
    })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await migrateWith(client)
    } catch (error) {
      if (attempt === attempts || !(await isLost(client))) throw error
    } finally {
      await client.end()
    }
  }
}

const isLost = (client: pg.Client): Promise<boolean> =>
  client.query('rollback').then(
    () => false,
    () => true,
  )

async function migrateWith(client: pg.Client): Promise<void> {
  await lockTables(client, 'shared')
  await refuseForeign(client)
  // The usual start has nothing to migrate; it then waits neither for other starting processes nor for a backup.
  if ((await tablesVersion(client)) === latestTables()) return refuseUnusableTables(client)
  await client.query(`select pg_advisory_unlock_shared(${migrationLock})`)
  await lockTables(client, 'exclusive')
  await refuseForeign(client)
  await refuseNewer(client)
  await refuseWithoutRight(client)
  await client.query('begin')
  await bringTablesTo(client, latestTables())
  await client.query('commit')
}

/** Takes the migration lock. Nobody changes the tables while a session shares it. The lock ends with the connection. */
export async function lockTables(client: pg.Client, mode: 'exclusive' | 'shared'): Promise<void> {
  const lock = mode === 'shared' ? 'pg_advisory_lock_shared' : 'pg_advisory_lock'
  await client.query(`select ${lock}(${migrationLock})`)
}

/** Returns the version of this product's tables: the time of its last migration, in milliseconds since 1970. */
export function latestTables(): number {
  return Math.max(0, ...migrations().map(({ folderMillis }) => folderMillis))
}

/**
 * The table of applied migrations, in the same schema as the product's tables, so that schools which share a database
 * have one each.
 */
export const migrationsTable = '__drizzle_migrations'

/** The table that versions before 0.2 used, outside the product's schema. */
const earlierTable = 'drizzle.__drizzle_migrations'

/** Returns the version of the tables in a database; 0 when there are none. */
export async function tablesVersion(client: pg.Client): Promise<number> {
  const table = await noteOf(client)
  if (table === undefined) return 0
  const applied = await client.query(`select max(created_at) as latest from ${table}`)
  return Number(applied.rows[0]?.latest ?? 0)
}

/** Returns the name of the table of applied migrations; undefined when there is none. */
async function noteOf(client: pg.Client): Promise<string | undefined> {
  if (await hasTable(client, migrationsTable)) return migrationsTable
  return (await isOfEarlierVersion(client)) ? earlierTable : undefined
}

/**
 * Refuses a database whose tables or migrations are not ours: other programs also have users and games, and record
 * their migrations likewise.
 */
async function refuseForeign(client: pg.Client): Promise<void> {
  const table = await noteOf(client)
  const noted = table === undefined ? [] : await readNote(client, table)
  const own = new Set(migrations().map(({ folderMillis }) => folderMillis))
  if (noted.some(version => own.has(version))) return
  if (noted.length > 0 && table === migrationsTable) throw await foreign(client, migrationsTable)
  await refuseForeignTables(client)
}

const undefinedColumn = '42703'

/** Returns the recorded versions; NaN, which matches none, for a table with other columns. */
async function readNote(client: pg.Client, table: string): Promise<number[]> {
  try {
    const { rows } = await client.query(`select created_at from ${table}`)
    return rows.map(row => Number(row.created_at))
  } catch (error) {
    if (codeOf(error) === undefinedColumn) return [Number.NaN]
    throw error
  }
}

/** Whether the schema in which tables are created has this table, ignoring the other schemas of the search path. */
async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query(
    'select from pg_tables where schemaname = current_schema() and tablename = $1',
    [name],
  )
  return rows.length > 0
}

/** Whether the tables here are those that the earlier migration table describes. */
async function isOfEarlierVersion(client: pg.Client): Promise<boolean> {
  if ((await hasTable(client, migrationsTable)) || !(await hasTable(client, 'games'))) return false
  const { rows } = await client.query('select to_regclass($1) as name', [earlierTable])
  return rows[0]?.name !== null
}

/** Moves the migration table of an earlier version into the product's schema. */
export async function moveEarlierTable(client: pg.Client): Promise<void> {
  if (!(await isOfEarlierVersion(client))) return
  const { rows } = await client.query<{ schema: string }>('select quote_ident(current_schema()) as schema')
  await client.query(`alter table ${earlierTable} set schema ${rows[0]?.schema}`)
  const { rows: empty } = await client.query(`select from pg_namespace
    where nspname = 'drizzle' and pg_has_role(nspowner, 'USAGE')
      and not exists (select from pg_class where relnamespace = pg_namespace.oid)`)
  if (empty.length > 0) await client.query('drop schema drizzle')
}

/** Applies the missing migrations up to this version, inside the caller's transaction. */
export async function bringTablesTo(client: pg.Client, version: number): Promise<void> {
  await moveEarlierTable(client)
  await client.query(
    `create table if not exists ${migrationsTable} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const current = await tablesVersion(client)
  for (const { sql, hash, folderMillis } of migrations()) {
    if (folderMillis <= current || folderMillis > version) continue
    for (const statement of sql) await client.query(statement)
    const note = `insert into ${migrationsTable} (hash, created_at) values ($1, $2)`
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

/** Checks the role's right before creating anything, so that no partial schema remains. */
async function refuseWithoutRight(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; schema: string; may: boolean }>(
    `select quote_ident(current_user) as role, quote_ident(current_schema()) as schema,
      has_schema_privilege(current_schema(), 'CREATE') as may`,
  )
  const [{ role, schema, may } = { role: '', schema: '', may: false }] = rows
  if (may) return
  throw new DatabaseUnusable(
    `DATABASE_URL: this role cannot make tables in the schema ${schema}; GRANT CREATE ON SCHEMA ${schema} TO ${role}, or set DATABASE_SCHEMA to a schema of its own.`,
  )
}
