import type { Context } from '../../platform/context.ts'
import { listDueUntil } from './due-repo.ts'
import type { PassService } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    scheduler: Scheduler
  }
}

/** Passes quarters when their time has come. */
export type Scheduler = {
  /** Looks each second for what is due. */
  start(): void
  /** Passes all that is due by the clock now, without grace; for tests, which move the clock and do not wait. */
  runDue(): Promise<void>
  /** Begins no further pass; those under way end by themselves. */
  stop(): Promise<void>
}

const pollMs = 1_000
/**
 * Milliseconds from the instant of a passage to its pass: what was saved in time may still be on its way, over the network,
 * on a busy server or behind what another process is writing, and a pass that has begun lets nothing in.
 */
const graceMs = 200
/** Games that pass at once, fewer than the connections for passes: clicks find one free. */
const gamesAtOnce = 3
const longestRetryMs = 60_000

/**
 * What is due is in the database, and each passage is claimed by the transaction that passes it: any number of
 * processes may look, and none needs a timer longer than a second (reliability.md §4).
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

  /** @param until milliseconds since 1970: what is due by then passes */
  async function lookForDue(until: number): Promise<void> {
    const passages = await listDueUntil(context.db, new Date(until + pollMs))
    const isDue = ({ at }: { at: Date }) => at.getTime() <= until
    for (const { gameId } of passages.filter(isDue))
      if (!passing.has(gameId) && retries.mayTry(gameId)) waiting.add(gameId)
    passNext()
    const soon = passages.filter(passage => !isDue(passage)).map(({ at }) => at.getTime() - until)
    if (soon.length > 0) lookIn(Math.min(...soon))
  }

  /** On time for what becomes due before the next look; a timer that is lost costs nothing but that second. */
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

  /** Several passages of one game may be due: each is a transaction of its own. */
  async function passAllDue(gameId: number): Promise<void> {
    try {
      while (!isStopped) {
        const { state } = await passes.passDue(gameId, context.now())
        if (state === 'idle') break
      }
      retries.succeeded(gameId)
    } catch {
      // The pass has logged why.
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

/** A game whose pass fails is tried again after 1, 2, 4 … seconds, by a clock that nobody sets. */
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
