import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { whileListening } from '../../platform/process/background-work.ts'
import { everyDay } from '../../platform/process/every-day.ts'
import { announceDue } from '../announcements/service.ts'
import { openAndCloseDuePeerRounds } from '../peers/service.ts'
import { notifyClosing } from './closing.ts'
import { queueNotificationMails } from './mails.ts'
import { notifyQuizzesDue } from './quizzes.ts'
import { purgeNotifications } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    notifications: NotificationWork
  }
}

export type NotificationWork = {
  /** Does everything that is due by the clock now; for tests, which move the clock and do not wait. */
  runDue(): Promise<void>
}

const pollMs = 2_000

/**
 * Makes announcements whose time has come, reminds of passes, and writes mails, while the server listens. Any number of
 * processes may do this: what is due is in the database, and its transaction also marks it as done.
 */
export function runNotifications(app: FastifyInstance, context: Context): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isBlind = false

  async function runDue(): Promise<void> {
    await announceDue(context)
    await openAndCloseDuePeerRounds(context)
    await notifyClosing(context)
    await notifyQuizzesDue(context)
    await queueNotificationMails(context)
  }

  function poll(): void {
    running ??= runDue()
      .then(() => {
        isBlind = false
        app.streams.wake()
      })
      .catch(error => {
        if (!isBlind) context.log.fault('notifications.failed', error)
        isBlind = true
      })
      .finally(() => {
        running = undefined
      })
  }

  app.decorate('notifications', { runDue })
  whileListening(app, context, 'notifications', () => {
    timer ??= setInterval(poll, pollMs)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
  everyDay(app, context, 'notifications.purge-failed', () => purgeNotifications(context))
}
