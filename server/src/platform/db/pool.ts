import pg from 'pg'
import { applicationNameOf, withOptions } from './address.ts'
import { keepAlive, type Patience, queryTimeout, sessionSettings } from './session-settings.ts'

// Ids are 64 bits wide and below 2^53; PostgreSQL's driver would read them as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type PoolOptions = {
  connectionString: string
  patience: Patience
  connectionsMax: number
  /** Milliseconds that a request waits for a connection while all are in use; ten seconds by default. */
  connectionWaitMs?: number | undefined
  /** Called for each connection that is lost. */
  onError: (error: Error) => void
}

/**
 * Opens a pool of connections with our timeouts, to a server that accepts writes. A lost connection is reported, never
 * thrown: a restart of the database must not end the server (reliability.md §2).
 */
export function openPool(options: PoolOptions): pg.Pool {
  const { connectionString, patience, connectionsMax, connectionWaitMs = 10_000, onError } = options
  const pool = new pg.Pool({
    connectionString: withOptions(connectionString, sessionSettings(patience)),
    max: connectionsMax,
    // Statements that do not depend on each other's results may be sent together.
    pipeline: true,
    connectionTimeoutMillis: connectionWaitMs,
    // A new connection has to plan every statement again, so those of a busy minute stay open for the next one.
    idleTimeoutMillis: 60_000,
    application_name: applicationNameOf(connectionString),
    query_timeout: queryTimeout(patience),
    verify: takesWrites,
    ...keepAlive,
  })
  pool.on('error', onError)
  pool.on('connect', client => {
    client.on('error', onError)
    dropOnceReadOnly(client)
  })
  return pool
}

const readOnlyState = '25006'

/** Carries PostgreSQL's own SQLSTATE for a read-only transaction. */
class ServerIsReadOnly extends Error {
  readonly code = readOnlyState
}

/** Rejects new connections to a standby, which an address that moves between servers may reach for a moment. */
function takesWrites(client: pg.ClientBase, done: (error?: Error) => void): void {
  const text = "select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as read_only"
  client.query<{ read_only: boolean }>(text).then(
    ({ rows }) => done(rows[0]?.read_only ? new ServerIsReadOnly('the server takes no writes') : undefined),
    (error: Error) => done(error),
  )
}

/** Closes a connection as soon as its server turns out to be read-only, so that nobody else uses it. */
function dropOnceReadOnly(client: pg.PoolClient): void {
  const { connection } = client as unknown as pg.Client
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === readOnlyState) void (client as unknown as pg.Client).end().catch(() => undefined)
  })
}
