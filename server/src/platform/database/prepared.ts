import type { Database, Reader } from './database.ts'

/**
 * A statement of the query builder that precedes what everybody asks for: written once for each database, and planned
 * once by each of its connections, rather than at every call.
 * @param prepare ends in `.prepare(name)`, a name of its own
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
 * A list among the parameters of a named statement. How long it is stays hidden from the planner: seeing a short list, it
 * plans the statement anew at every call, which takes longer than carrying it out.
 */
export const listParameter = (place: number, type: 'int' | 'bool' | 'text' | 'jsonb'): string =>
  `(select $${place}::${type}[])`

/** Whether a reader is the pool rather than an open transaction. */
export const isPool = (reader: Reader): reader is Database => '$client' in reader
