import pg from 'pg'
import { applicationNameOf, withOptions } from './address.ts'
import { answerTimeout, keepAlive, type Patience, sessionSettings } from './session-settings.ts'

export type PoolOptions = {
  connectionString: string
  patience: Patience
  connectionsMax: number
  /** Told of each connection that is lost. */
  onError: (error: Error) => void
}

/**
 * A pool of connections with our limits of time, to a server that takes writes. A lost connection is reported, never thrown: a
 * restart of the database must not end the server (reliability.md §2).
 */
export function openPool({ connectionString, patience, connectionsMax, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: withOptions(connectionString, sessionSettings(patience)),
    max: connectionsMax,
    // Statements may leave together where one does not need the answer of another.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    // A new connection plans everything anew: those of a busy minute are there for the next one.
    idleTimeoutMillis: 60_000,
    application_name: applicationNameOf(connectionString),
    query_timeout: answerTimeout(patience),
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

/** PostgreSQL's own state for it. */
class ServerIsReadOnly extends Error {
  readonly code = readOnlyState
}

/** Behind an address that moves from one server to another, a standby may answer for a moment: it is taken for none. */
function takesWrites(client: pg.ClientBase, done: (error?: Error) => void): void {
  const text = "select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as read_only"
  client.query<{ read_only: boolean }>(text).then(
    ({ rows }) => done(rows[0]?.read_only ? new ServerIsReadOnly('the server takes no writes') : undefined),
    (error: Error) => done(error),
  )
}

/** A connection that turns out to lead to a server without writes goes to nobody else. */
function dropOnceReadOnly(client: pg.PoolClient): void {
  const { connection } = client as unknown as pg.Client
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === readOnlyState) void (client as unknown as pg.Client).end().catch(() => undefined)
  })
}
