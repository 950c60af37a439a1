import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { recording } from '../acts.ts'
import * as schema from './schema.ts'
import { answerTimeout, keepAlive, type Patience, sessionSettings } from './session-settings.ts'

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** Whoever opens a transaction records in it the act it carries out, without having to think of it. */
function recordingActs(db: Database): Database {
  const plain = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    if (config?.accessMode === 'read only') return plain(work, config)
    const recorded = recording(work)
    const outcome = await plain(recorded.work, config)
    recorded.committed()
    return outcome
  }
  return db
}

/** What every connection of a running product calls itself, for those who look at the database's sessions. */
export const applicationName = 'trimestre'

/** An open transaction; inside one, never use the pool. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Reads may run inside or outside a transaction. */
export type Reader = Database | Transaction

export type DatabaseOptions = {
  connectionString: string
  /** Seconds to wait for a row lock before 503. */
  lockWaitSeconds?: number
  connectionsMax?: number
  onError?: (error: Error) => void
}

/**
 * A pool of connections with our time limits. A lost connection is reported, never thrown: a restart of the database
 * must not end the server (reliability.md §2).
 */
export function connect(options: DatabaseOptions): Database {
  const patience: Patience = { lock: (options.lockWaitSeconds ?? 10) * 1000, statement: 30_000 }
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.connectionsMax ?? 10,
    // Statements may leave together where one does not need the answer of another.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    // A new connection plans everything anew: those of a busy minute are there for the next one.
    idleTimeoutMillis: 60_000,
    application_name: applicationName,
    query_timeout: answerTimeout(patience),
    options: sessionSettings(patience),
    ...keepAlive,
  })
  const report = options.onError ?? (() => undefined)
  pool.on('error', report)
  pool.on('connect', client => client.on('error', report))
  return recordingActs(drizzle(pool, { schema }))
}
