import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import type { OutboxEntry, OutboxHandler } from '../../platform/outbox/outbox.ts'
import { everyDay } from '../../platform/process/every-day.ts'
import { composeMail } from './composed-mail.ts'
import { createDelivery } from './delivery.ts'
import { purgeMails } from './purge.ts'
import { writeStoredMail } from './stored-mail.ts'

/** Creates the handler of mails in the outbox. A mail that is sent twice has the same Message-ID. */
export function createMailHandler(context: Context): OutboxHandler {
  const { config, storage } = context
  const delivery = createDelivery(config, storage.outbox)
  return {
    async send(mail) {
      const letter = writeStoredMail(context, mail)
      await delivery.deliver(mail.id, await composeMail(letter, envelopeOf(mail, config.mailFrom)))
    },
    close: () => delivery.close(),
  }
}

function envelopeOf({ id, createdAt, recipient }: OutboxEntry, from: string) {
  const domain = from.replace(/^.*@|>.*$/g, '')
  return { from, to: recipient, messageId: `<mail-${id}-${createdAt.getTime()}@${domain}>`, date: createdAt }
}

/** Deletes old mails once a day while the server listens. */
export function runMailPurge(app: FastifyInstance, context: Context): void {
  everyDay(app, context, 'mail.purge-failed', () => purgeMails(context))
}
