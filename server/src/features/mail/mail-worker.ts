import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { whileListening } from '../../platform/background-work.ts'
import type { Context } from '../../platform/context.ts'
import { composeMail, Unsendable } from './composed-mail.ts'
import { createDelivery, reasonOf } from './delivery.ts'
import { purgeMails } from './purge.ts'
import { claimDue, type MailRow, recordOutcome, renewClaim } from './repo.ts'
import { writeStoredMail } from './stored-mail.ts'

declare module 'fastify' {
  interface FastifyInstance {
    mailWorker: MailWorker
  }
}

export type MailWorker = {
  /** Polls each second for mails to send. */
  start(): void
  /** Sends all mails that are due by the clock now; for tests, which move the clock and do not wait. */
  deliverDue(): Promise<void>
  /** Starts no further mail, and waits up to five seconds for those in flight; the others are sent later. */
  stop(): Promise<void>
}

const pollMs = 1_000
const mailsAtOnce = 10
/**
 * A process that has not renewed its claim on a mail for this long is presumed dead, and another one sends the mail.
 */
const claimMs = 30_000
const renewMs = 5_000
const firstDelayMs = 60_000
const longestDelayMs = 4 * 3_600_000
const giveUpMs = 48 * 3_600_000
const purgeMs = 86_400_000
const patienceAtEndMs = 5_000

/**
 * Sends the mails of the database. Each mail is claimed by one process, which renews its claim while it sends, so that
 * several processes send each mail once. Mails that a process leaves behind when it dies are sent by the next, under
 * the same ComposedMail-ID.
 */
export function createMailWorker(context: Context): MailWorker {
  const { db, config, now, log } = context
  const delivery = createDelivery(config, context.storage.outbox)
  let timer: NodeJS.Timeout | undefined
  let purgeTimer: NodeJS.Timeout | undefined
  let purging: Promise<void> = Promise.resolve()
  let round: Promise<void> | undefined
  let isStopped = false
  let isBlind = false

  const claimEnd = () => new Date(now().getTime() + claimMs)

  async function deliverAll(): Promise<void> {
    while (!isStopped) {
      const claimed = await claimDue(db, now(), claimEnd(), mailsAtOnce)
      if (claimed.length === 0) return
      await Promise.all(claimed.map(attempt))
    }
  }

  async function attempt(mail: MailRow): Promise<void> {
    // A claim that cannot be renewed expires; another process then sends the mail too, under the same ComposedMail-ID.
    const renewal = setInterval(() => renewClaim(db, mail, claimEnd()).catch(() => undefined), renewMs)
    const outcome = await send(mail)
      .then(
        () => ({ sentAt: now(), lastError: null, values: {} }),
        (error: unknown) => afterFailure(mail, error),
      )
      .finally(() => clearInterval(renewal))
    await recordOutcome(db, mail, outcome)
  }

  async function send(mail: MailRow): Promise<void> {
    const letter = writeStoredMail(context, mail)
    await delivery.deliver(mail.id, await composeMail(letter, envelopeOf(mail, config.mailFrom)))
  }

  function afterFailure(mail: MailRow, error: unknown) {
    const age = now().getTime() - mail.createdAt.getTime()
    const isOver = error instanceof Unsendable || age >= giveUpMs
    log.warn(isOver ? 'mail.given-up' : 'mail.failed', { mail: mail.id, reason: reasonOf(error) })
    const failure = { lastError: reasonOf(error) }
    if (isOver) return { ...failure, failedAt: now(), values: {} }
    const delay = Math.min(firstDelayMs * 2 ** (mail.attemptCount - 1), longestDelayMs)
    return { ...failure, dueAt: new Date(now().getTime() + delay) }
  }

  function poll(): Promise<void> {
    round ??= deliverAll()
      .then(() => {
        isBlind = false
      })
      .catch(error => {
        if (!isBlind) log.fault('mail.unreadable', error)
        isBlind = true
      })
      .finally(() => {
        round = undefined
      })
    return round
  }

  const purge = () => purgeMails(context).catch(error => log.fault('mail.purge-failed', error))

  return {
    start() {
      timer ??= setInterval(poll, pollMs)
      purging = purge()
      purgeTimer ??= setInterval(purge, purgeMs).unref()
    },
    async deliverDue() {
      // A round in progress may have polled before the clock was moved.
      await round
      await poll()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      clearInterval(purgeTimer)
      await purging
      await Promise.race([round, pause(patienceAtEndMs, undefined, { ref: false })])
      delivery.close()
    },
  }
}

function envelopeOf({ id, createdAt, recipient }: MailRow, from: string) {
  const domain = from.replace(/^.*@|>.*$/g, '')
  return { from, to: recipient, messageId: `<mail-${id}-${createdAt.getTime()}@${domain}>`, date: createdAt }
}

/** Sends mails while the server listens. */
export function runMailWorker(app: FastifyInstance, context: Context): void {
  const mailWorker = createMailWorker(context)
  app.decorate('mailWorker', mailWorker)
  whileListening(app, context, 'mail', () => mailWorker.start())
  app.addHook('onClose', () => mailWorker.stop())
}
