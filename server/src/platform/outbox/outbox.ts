import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { whileListening } from '../process/background-work.ts'
import { claimDue, type NewOutboxEntry, type OutboxEntry, recordOutcome, renewClaim } from './repo.ts'

export type { OutboxEntry } from './repo.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
  }
}

/** Sends the entries of one kind. */
export type OutboxHandler = {
  /**
   * Resolves once the other side has accepted the entry; throws {@link Unsendable} when it never will. An entry may be
   * sent twice, when a process dies while it sends: the other side must be able to recognise it.
   */
  send(entry: OutboxEntry): Promise<void>
  /** Called once, when the process sends no more. */
  close?(): void
}

/** Thrown when no further attempt can send an entry. */
export class Unsendable extends Error {}

export type Outbox = {
  /** Polls each second for entries to send. */
  start(): void
  /** Sends all entries that are due by the clock now; for tests, which move the clock and do not wait. */
  sendDue(): Promise<void>
  /** Starts no further entry, and waits up to five seconds for those in flight; the others are sent later. */
  stop(): Promise<void>
}

const pollMs = 1_000
const entriesAtOnce = 10
/**
 * A process that has not renewed its claim on an entry for this long is presumed dead, and another one sends the entry.
 */
const claimMs = 30_000
const renewMs = 5_000
const firstDelayMs = 60_000
const longestDelayMs = 4 * 3_600_000
const giveUpMs = 48 * 3_600_000
const patienceAtEndMs = 5_000

/**
 * Sends what transactions have stored for the world outside, once they are committed. Each entry has a kind, and each
 * kind a handler. An entry is claimed by one process, which renews its claim while it sends, so that several processes
 * send each entry once. Entries that a process leaves behind when it dies are sent by the next.
 */
export function createOutbox(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  handlers: Readonly<Record<string, OutboxHandler>>,
): Outbox {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isStopped = false
  let isBlind = false

  const claimEnd = () => new Date(now().getTime() + claimMs)

  async function sendAll(): Promise<void> {
    while (!isStopped) {
      const claimed = await claimDue(db, Object.keys(handlers), now(), claimEnd(), entriesAtOnce)
      if (claimed.length === 0) return
      await Promise.all(claimed.map(attempt))
    }
  }

  async function attempt(entry: OutboxEntry): Promise<void> {
    // A claim that cannot be renewed expires; another process then sends the entry too.
    const renewal = setInterval(() => renewClaim(db, entry, claimEnd()).catch(() => undefined), renewMs)
    const outcome = await send(entry)
      .then(
        () => ({ doneAt: now(), lastError: null, payload: {} }),
        (error: unknown) => afterFailure(entry, error),
      )
      .finally(() => clearInterval(renewal))
    await recordOutcome(db, entry, outcome)
  }

  async function send(entry: OutboxEntry): Promise<void> {
    await handlers[entry.kind]?.send(entry)
  }

  function afterFailure(
    { id, kind, attemptCount, createdAt }: OutboxEntry,
    error: unknown,
  ): Partial<NewOutboxEntry> {
    const isOver = error instanceof Unsendable || now().getTime() - createdAt.getTime() >= giveUpMs
    const lastError = reasonOf(error)
    log.warn(`${kind}.${isOver ? 'given-up' : 'failed'}`, { [kind]: id, reason: lastError })
    if (isOver) return { lastError, failedAt: now(), payload: {} }
    const delay = Math.min(firstDelayMs * 2 ** (attemptCount - 1), longestDelayMs)
    return { lastError, dueAt: new Date(now().getTime() + delay) }
  }

  function poll(): Promise<void> {
    round ??= sendAll()
      .then(() => {
        isBlind = false
      })
      .catch(error => {
        if (!isBlind) log.fault('outbox.unreadable', error)
        isBlind = true
      })
      .finally(() => {
        round = undefined
      })
    return round
  }

  return {
    start() {
      timer ??= setInterval(poll, pollMs)
    },
    async sendDue() {
      // A round in progress may have polled before the clock was moved.
      await round
      await poll()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await Promise.race([round, pause(patienceAtEndMs, undefined, { ref: false })])
      for (const handler of Object.values(handlers)) handler.close?.()
    },
  }
}

export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** Sends the entries of these kinds while the server listens. */
export function runOutbox(
  app: FastifyInstance,
  context: Context,
  handlers: Readonly<Record<string, OutboxHandler>>,
): void {
  const outbox = createOutbox(context, handlers)
  app.decorate('outbox', outbox)
  whileListening(app, context, 'outbox', () => outbox.start())
  app.addHook('onClose', () => outbox.stop())
}
