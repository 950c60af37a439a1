import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import * as schema from './schema.ts'
import { DatabaseUnusable } from './unusable.ts'

const ownTables = Object.values(schema).flatMap(each => (is(each, PgTable) ? [getTableName(each)] : []))

type Names = { schema: string; role: string }

async function readNames(client: pg.Client): Promise<Names> {
  const { rows } = await client.query<Names>(
    'select quote_ident(current_schema()) as schema, quote_ident(current_user) as role',
  )
  return rows[0] ?? { schema: '', role: '' }
}

/** @throws DatabaseUnusable when tables with the product's names exist although the product has created none */
export async function refuseForeignTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() and tablename = any($1) order by 1',
    [ownTables],
  )
  if (rows.length > 0) throw await foreign(client, namesOf(rows))
}

/** Returns the error for a schema that another program uses. */
export async function foreign(client: pg.Client, tables: string): Promise<DatabaseUnusable> {
  const { schema } = await readNames(client)
  return new DatabaseUnusable(
    `DATABASE_URL: tables in the schema ${schema} (${tables}) belong to another program or are damaged; set DATABASE_SCHEMA to a schema that Trimestre has alone, or restore a backup.`,
  )
}

const withoutRight = `
  with own as (
    select c.oid, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p') and c.relname = any($1))
  select relname as name from own
    where not (has_table_privilege(oid, 'SELECT') and has_table_privilege(oid, 'INSERT')
      and has_table_privilege(oid, 'UPDATE') and has_table_privilege(oid, 'DELETE'))
  union all
  select s.relname from pg_class s
    join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
    join own on own.oid = d.refobjid
    where case s.relkind when 'S' then not has_sequence_privilege(s.oid, 'USAGE, UPDATE') else false end
  order by 1`

const missing = `
  select name from unnest($1::text[]) as name
  where not exists (select from pg_tables where schemaname = current_schema() and tablename = name)
  order by 1`

/** @throws DatabaseUnusable when a table is missing, or the role lacks rights on a table or on its sequences */
export async function refuseUnusableTables(client: pg.Client): Promise<void> {
  const { rows: gone } = await client.query<{ name: string }>(missing, [ownTables])
  const { schema, role } = await readNames(client)
  if (gone.length > 0) {
    throw new DatabaseUnusable(
      `DATABASE_URL: tables are missing in the schema ${schema} (${namesOf(gone)}); restore a backup, or name another schema with DATABASE_SCHEMA.`,
    )
  }
  const { rows } = await client.query<{ name: string }>(withoutRight, [ownTables])
  if (rows.length === 0) return
  throw new DatabaseUnusable(
    `DATABASE_URL: the role ${role} lacks rights in the schema ${schema} (on ${namesOf(rows)}); let it own the tables, or GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role} and GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}.`,
  )
}

/** Lists at most three names, to fit into a sentence. */
function namesOf(rows: { name: string }[]): string {
  const names = rows.map(({ name }) => name)
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ')
}
