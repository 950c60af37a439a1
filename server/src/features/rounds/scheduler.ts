import type { Context } from '../../platform/context.ts'
import { listDueUntil } from './repo.ts'
import type { PassService } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    scheduler: Scheduler
  }
}

/** Passes quarters when they are due. */
export type Scheduler = {
  /** Polls for due passes every second. */
  start(): void
  /**
   * Passes everything that is due by the clock now, without the grace period; for tests, which move the clock and do
   * not wait.
   */
  runDue(): Promise<void>
  /** Starts no further pass; running passes finish on their own. */
  stop(): Promise<void>
}

const pollMs = 1_000
/**
 * The time in milliseconds between the instant of a scheduled pass and its start. Decisions saved in time may still be
 * in flight over the network, on a busy server or behind the writes of another process, and a pass that has begun
 * accepts no more.
 */
const graceMs = 200
/**
 * The number of games that the scheduler passes at once. It is lower than the number of connections for passes, so that
 * clicks find a free one.
 */
const gamesAtOnce = 3
const longestRetryMs = 60_000

/**
 * Creates the scheduler. The due passes are in the database, and the transaction that passes a quarter also claims its
 * pass. So any number of processes may poll, and none needs a timer longer than a second (reliability.md §4).
 */
export function createScheduler(
  context: Pick<Context, 'db' | 'now' | 'log'>,
  passes: Pick<PassService, 'passDue'>,
): Scheduler {
  const waiting = new Set<number>()
  const passing = new Map<number, Promise<void>>()
  const retries = createRetries()
  let timer: NodeJS.Timeout | undefined
  let soonest: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  let isStopped = false
  let isBlind = false

  /** @param until milliseconds since 1970: everything due by then passes */
  async function lookForDue(until: number): Promise<void> {
    const passages = await listDueUntil(context.db, new Date(until + pollMs))
    const isDue = ({ at }: { at: Date }) => at.getTime() <= until
    for (const { gameId } of passages.filter(isDue))
      if (!passing.has(gameId) && retries.mayTry(gameId)) waiting.add(gameId)
    passNext()
    const soon = passages.filter(passage => !isDue(passage)).map(({ at }) => at.getTime() - until)
    if (soon.length > 0) lookIn(Math.min(...soon))
  }

  /**
   * Polls on time for what becomes due before the next regular poll; a lost timer costs only the rest of that second.
   */
  function lookIn(milliseconds: number): void {
    if (timer === undefined || isStopped) return
    clearTimeout(soonest)
    soonest = setTimeout(poll, milliseconds)
  }

  function passNext(): void {
    for (const gameId of waiting) {
      if (isStopped || passing.size >= gamesAtOnce) return
      waiting.delete(gameId)
      const pass = passAllDue(gameId).finally(() => {
        passing.delete(gameId)
        passNext()
      })
      passing.set(gameId, pass)
    }
  }

  /** Several passes of one game may be due; each has its own transaction. */
  async function passAllDue(gameId: number): Promise<void> {
    try {
      while (!isStopped) {
        const { state } = await passes.passDue(gameId, context.now())
        if (state === 'idle') break
      }
      retries.succeeded(gameId)
    } catch {
      // The pass has already logged the error.
      retries.failed(gameId)
    }
  }

  function poll(): void {
    polling ??= lookForDue(context.now().getTime() - graceMs)
      .then(() => {
        isBlind = false
      })
      .catch(error => {
        if (!isBlind) context.log.fault('schedule.unreadable', error)
        isBlind = true
      })
      .finally(() => {
        polling = undefined
      })
  }

  return {
    start() {
      timer ??= setInterval(poll, pollMs)
    },
    async runDue() {
      await lookForDue(context.now().getTime())
      while (passing.size > 0) await Promise.all(passing.values())
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      clearTimeout(soonest)
      waiting.clear()
      await polling
    },
  }
}

/** Retries a game whose pass fails after 1, 2, 4 … seconds, on the monotonic clock. */
function createRetries() {
  const failures = new Map<number, { count: number; notBefore: number }>()
  return {
    mayTry: (gameId: number) => performance.now() >= (failures.get(gameId)?.notBefore ?? 0),
    succeeded: (gameId: number) => failures.delete(gameId),
    failed(gameId: number) {
      const count = (failures.get(gameId)?.count ?? 0) + 1
      const delayMs = Math.min(pollMs * 2 ** (count - 1), longestRetryMs)
      failures.set(gameId, { count, notBefore: performance.now() + delayMs })
    },
  }
}
