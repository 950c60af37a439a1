/** Milliseconds after which the database gives up waiting for a lock, a statement, or the next word in a transaction. */
export type Patience = { lock: number; statement: number; transaction: number }

/**
 * Settings of a connection, as PostgreSQL takes them when it opens. A quarter's rows are in memory or on a solid disk:
 * without being told, the planner thinks that following an index costs four times as much as reading on, and reads the
 * results of all games to find those of one.
 */
export function sessionSettings({ lock, statement, transaction }: Patience): string {
  const settings = {
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: transaction,
    timezone: 'UTC',
    synchronous_commit: 'on',
    random_page_cost: 1.1,
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}
