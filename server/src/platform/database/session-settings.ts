/** Milliseconds after which the database gives up waiting for a lock, or on a statement. */
export type Patience = { lock: number; statement: number }

/**
 * Milliseconds that a session may hold locks without saying a word. A process that stands still (suspended, or swapped out)
 * keeps its connections open, for the system goes on answering for it: the database has to end its transactions.
 */
export const standstillMs = 12_000

/** What ends the transaction of a process that stands still. */
const endsStandstill = { idle_in_transaction_session_timeout: standstillMs }

/** How the server notices a client that is cut off, or no longer takes what it asked for. Nothing on a Unix socket. */
const noticesCuts = {
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: standstillMs,
}

/** How a client notices that its server is cut off; Node probes each second after the delay, ten times. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 }

/**
 * Settings of a connection, as PostgreSQL takes them when it opens. A quarter's rows are in memory or on a solid disk:
 * without being told, the planner thinks that following an index costs four times as much as reading on, and reads the
 * results of all games to find those of one.
 */
export function sessionSettings({ lock, statement }: Patience): string {
  return asOptions({
    lock_timeout: lock,
    statement_timeout: statement,
    ...endsStandstill,
    ...noticesCuts,
    timezone: 'UTC',
    synchronous_commit: 'on',
    random_page_cost: 1.1,
  })
}

/**
 * Settings of a connection that holds a lock of its session: it is lost by a process that stands still. It waits for its turn
 * as long as another process takes, whatever limits the role has.
 */
export const lockHolderSettings = asOptions({
  lock_timeout: 0,
  statement_timeout: 0,
  ...endsStandstill,
  ...noticesCuts,
  idle_session_timeout: standstillMs,
})

/** Milliseconds after which the client gives up a statement that the database should have given up before. */
export const answerTimeout = ({ statement }: Patience): number => statement + 5_000

function asOptions(settings: Record<string, string | number>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}
