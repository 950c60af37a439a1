import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { withAudit } from '../audit.ts'
import { openPool } from './pool.ts'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** Makes every transaction that is not read-only record the act in progress, without any action by its caller. */
function recordingActs(db: Database): Database {
  const plain = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    if (config?.accessMode === 'read only') return plain(work, config)
    const recorded = withAudit(work)
    const outcome = await plain(recorded.work, config)
    recorded.committed()
    return outcome
  }
  return db
}

/** An open transaction; inside one, never use the pool. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Reads may run inside or outside a transaction. */
export type Reader = Database | Transaction

export type DatabaseOptions = {
  connectionString: string
  /** Seconds to wait for a row lock before 503. */
  lockWaitSeconds?: number
  connectionsMax?: number
  /** Milliseconds to wait for a connection before 503. */
  connectionWaitMs?: number | undefined
  onError?: (error: Error) => void
}

/** Opens the database with a pool of connections, see {@link openPool}. */
export function connect(options: DatabaseOptions): Database {
  const pool = openPool({
    connectionString: options.connectionString,
    connectionsMax: options.connectionsMax ?? 10,
    connectionWaitMs: options.connectionWaitMs,
    patience: { lock: (options.lockWaitSeconds ?? 10) * 1000, statement: 30_000 },
    onError: options.onError ?? (() => undefined),
  })
  return recordingActs(drizzle(pool, { schema }))
}
