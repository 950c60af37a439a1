import type { Readable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { applicationNameOf, withOptions } from '../../platform/db/address.ts'
import { migrationsTable, moveEarlierTable } from '../../platform/db/migrate.ts'

export type Table = { name: string; columns: string[] }

/**
 * Tables that a backup omits: open streams, which mean nothing once their process is gone, and the list of migrations
 * that made the tables.
 */
const omittedTables = ['open_streams', migrationsTable]

/** Restricts queries of the system catalogue to the schema of the product. */
const ownSchema = '(select oid from pg_namespace where nspname = current_schema())'

/** Lists every table of the product with the columns that are not generated, each after the tables it refers to. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = ${ownSchema} and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
     group by 1 order by 1`,
    [omittedTables],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to
     from pg_constraint where contype = 'f' and conrelid <> confrelid and connamespace = ${ownSchema}`,
  )
  const ordered: Table[] = []
  const isReady = ({ name }: Table) =>
    references.every(({ from, to }) => from !== name || ordered.some(table => table.name === to))
  let left = tables
  while (left.length > 0) {
    const ready = left.filter(isReady)
    if (ready.length === 0) throw new Error('tables refer to each other in a circle')
    ordered.push(...ready)
    left = left.filter(table => !ready.includes(table))
  }
  return ordered
}

const quoted = (name: string): string => pg.escapeIdentifier(name)
const listed = ({ name, columns }: Table): string => `${quoted(name)} (${columns.map(quoted).join()})`

/** Streams the rows of a table in PostgreSQL's text format, which every version of PostgreSQL reads. */
export const copyRowsOut = (client: pg.Client, table: Table): Readable =>
  client.query(copyTo(`copy ${listed(table)} to stdout`))

export const copyRowsIn = (client: pg.Client, table: Table) =>
  client.query(copyFrom(`copy ${listed(table)} from stdin`))

/**
 * Reads the last value of every sequence, or 0 for an unused one. Sequences are not part of any snapshot, so they are
 * read last.
 */
export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, coalesce(last_value, 0)::text as last
     from pg_sequences where schemaname = current_schema() and sequencename <> $1 order by 1`,
    [`${migrationsTable}_id_seq`],
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export async function setSequences(client: pg.Client, sequences: Record<string, string>): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    const next = `select setval(quote_ident($1)::regclass, greatest($2::bigint, 1), $2::bigint > 0)`
    await client.query(next, [name, last])
  }
}

/** Lists the file names of the pictures that have a row. */
export async function listPictureFiles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select file_name as name from media_objects order by 1',
  )
  return rows.map(({ name }) => name)
}

export async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${quoted(table)}`)
  return rows[0]?.count ?? 0
}

export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class where relnamespace = ${ownSchema} and relkind in ('r', 'v') limit 1`,
  )
  return rows.length === 0
}

/** Counts the sessions of the product whose tables are at this address. */
export async function countProductSessions(client: pg.Client, address: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database()
     and application_name = $1 and pid <> pg_backend_pid()`,
    [applicationNameOf(address)],
  )
  return rows[0]?.count ?? 0
}

/** Drops all tables and views, in the caller's transaction. */
export async function dropAllTables(client: pg.Client): Promise<void> {
  await moveEarlierTable(client)
  const { rows } = await client.query<{ name: string; kind: string }>(
    `select quote_ident(relname) as name, case relkind when 'v' then 'view' else 'table' end as kind
     from pg_class where relnamespace = ${ownSchema} and relkind in ('r', 'v')`,
  )
  for (const { name, kind } of rows) await client.query(`drop ${kind} if exists ${name} cascade`)
}

export async function emptyTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  if (tables.length === 0) return
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join()} cascade`)
}

/** Stores a fact about this installation as JSON. */
export async function writeSetting(client: pg.Client, key: string, value: unknown): Promise<void> {
  await client.query(
    `insert into settings (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify(value)],
  )
}

export async function readSetting(client: pg.Client, key: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>('select value from settings where key = $1', [key])
  return rows[0]?.value
}

/** Opens a connection for work that may take long. */
export async function connectWithoutTimeouts(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: withOptions(
      connectionString,
      '-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
    ),
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
