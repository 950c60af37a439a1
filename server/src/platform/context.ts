import type { Config } from './config.ts'
import type { Database } from './database/database.ts'

/** What every feature is given. Time comes from here, so that tests can move it. */
export type Context = {
  db: Database
  config: Config
  /** Whether the product runs its own PostgreSQL or was given a server. */
  databaseKind: 'embedded' | 'postgresql'
  now(): Date
}
