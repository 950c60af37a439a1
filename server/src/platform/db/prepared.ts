import { type SQL, sql } from 'drizzle-orm'
import type { Database, Reader } from './database.ts'

/**
 * Creates something once for each database: a statement of the query builder that runs on frequent requests, which is
 * then built once and planned once by each connection, or the shared reads of such a statement.
 * @param create of a statement, ends in `.prepare(name)`, with a unique name
 */
export function oncePerDatabase<Value>(create: (db: Database) => Value): (db: Database) => Value {
  const created = new WeakMap<Database, Value>()
  return db => {
    const value = created.get(db) ?? create(db)
    created.set(db, value)
    return value
  }
}

/**
 * Returns a list parameter of a named statement. The subselect hides its length from the planner, which would otherwise
 * plan the statement again on every call with a short list; that takes longer than executing it.
 */
export const listParameter = (
  place: number,
  type: 'bigint' | 'int' | 'bool' | 'text' | 'jsonb' | 'timestamptz',
): string => `(select $${place}::${type}[])`

/** The same for a placeholder of a statement of the query builder. */
export const listOf = (placeholder: string, type: 'bigint' | 'text'): SQL =>
  sql`(select ${sql.placeholder(placeholder)}::${sql.raw(type)}[])::${sql.raw(type)}[]`

/** Whether a reader is the pool rather than an open transaction. */
export const isPool = (reader: Reader): reader is Database => '$client' in reader
