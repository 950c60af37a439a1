/** Milliseconds after which the database aborts a wait for a lock, or a statement. */
export type Patience = { lock: number; statement: number }

/**
 * Milliseconds that a session may hold locks without activity. A process that is suspended or swapped out keeps its
 * connections open, because the system still acknowledges packets for it: the database has to end its transactions.
 */
export const stalledAfterMs = 12_000

/** Milliseconds that a transaction over several games waits for a lock, because others wait for it. */
export const sharedLockWaitMs = 200

/** Ends the transaction of a process that has stopped responding. */
const endsStandstill = { idle_in_transaction_session_timeout: stalledAfterMs }

/** How the server notices that a client is cut off, or no longer reads its results. No effect on a Unix socket. */
const noticesCuts = {
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: stalledAfterMs,
}

/** How a client notices that its server is cut off: Node sends a probe each second after the delay, ten times. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 }

/**
 * Returns the settings of a connection in the form that PostgreSQL accepts when it opens. A quarter's rows are in
 * memory or on a solid-state disk: by default, the planner assumes that an index access costs four times as much as a
 * sequential one, and would read the results of all games to find those of one.
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
 * The settings of a connection that holds a session-level lock: a process that stops responding loses it. The
 * connection waits for its turn as long as another process holds the lock, whatever timeouts the role has.
 */
export const lockHolderSettings = asOptions({
  lock_timeout: 0,
  statement_timeout: 0,
  ...endsStandstill,
  ...noticesCuts,
  idle_session_timeout: stalledAfterMs,
})

/** Milliseconds after which the client aborts a statement that the database should have aborted before. */
export const queryTimeout = ({ statement }: Patience): number => statement + 5_000

function asOptions(settings: Record<string, string | number>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}
