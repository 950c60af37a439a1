import { type SQL, sql } from 'drizzle-orm'
import type { Database, Reader } from './database.ts'

/**
 * Prepares a statement of the query builder that runs on frequent requests: it is built once for each database and
 * planned once by each connection, instead of on every call.
 * @param prepare ends in `.prepare(name)`, with a unique name
 */
export function preparedOnce<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const prepared = new WeakMap<Database, Statement>()
  return db => {
    const statement = prepared.get(db) ?? prepare(db)
    prepared.set(db, statement)
    return statement
  }
}

/**
 * Returns a list parameter of a named statement. The subselect hides its length from the planner, which would otherwise
 * plan the statement again on every call with a short list; that takes longer than executing it.
 */
export const listParameter = (place: number, type: 'int' | 'bool' | 'text' | 'jsonb'): string =>
  `(select $${place}::${type}[])`

/** The same for a placeholder of a statement of the query builder. */
export const listOf = (placeholder: string, type: 'int' | 'text'): SQL =>
  sql`(select ${sql.placeholder(placeholder)}::${sql.raw(type)}[])::${sql.raw(type)}[]`

/** Whether a reader is the pool rather than an open transaction. */
export const isPool = (reader: Reader): reader is Database => '$client' in reader
