import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { whileListening } from '../process/background-work.ts'
import type { Database } from './database.ts'

const lookMs = 3_000

/** Selects sessions of the product whose statement has waited for its client longer than a responding client takes. */
const standing = `select pid, query_start::text as since from pg_stat_activity
  where datname = current_database() and usename = current_user and application_name = current_setting('application_name')
    and state = 'active' and wait_event_type = 'Client' and query_start < now() - interval '3 seconds'`

const ending = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid = $1 and query_start::text = $2 and state = 'active'`

/**
 * Finds sessions that the database's own timeouts never end: in the middle of a COPY, or of a result that nobody reads.
 * Each check ends the sessions that were in the same statement at the previous check, and thereby releases their locks.
 */
export function createStalledSessions({ $client }: Database): { look(): Promise<number> } {
  let seen = new Set<string>()
  return {
    /** @returns the number of sessions that were ended */
    async look() {
      const { rows } = await $client.query<{ pid: number; since: string }>(standing)
      const keyOf = ({ pid, since }: { pid: number; since: string }) => `${pid} ${since}`
      const still = rows.filter(row => seen.has(keyOf(row)))
      for (const { pid, since } of still) await $client.query(ending, [pid, since])
      seen = new Set(rows.map(keyOf))
      return still.length
    },
  }
}

/** Releases the locks of processes that have stopped responding, while the server listens. */
export function terminateStalledSessions(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'log' | 'background'>,
): void {
  const sessions = createStalledSessions(context.db)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    // An unavailable database holds no locks; the next check follows automatically.
    const count = await sessions.look().catch(() => 0)
    if (count > 0) context.log.warn('database.standing-session-ended', { count })
  }
  whileListening(app, context, 'standing-sessions', () => {
    timer = setInterval(() => {
      looking = looking.then(look)
    }, lookMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
}
