import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type OutboxEntry, type OutboxHandler, Unsendable } from '../../platform/outbox/outbox.ts'
import { everyDay } from '../../platform/process/every-day.ts'
import { mailedKindsOf } from '../notifications/service.ts'
import { composeMail } from './composed-mail.ts'
import { createDelivery } from './delivery.ts'
import type { MailContent } from './mail-template.ts'
import { purgeMails } from './purge.ts'
import { writeStoredMail } from './stored-mail.ts'

type NotificationMail = Extract<MailContent, { template: 'notifications' }>

/** Creates the handler of mails in the outbox. A mail that is sent twice has the same Message-ID. */
export function createMailHandler(context: Context): OutboxHandler {
  const { config, storage } = context
  const delivery = createDelivery(config, storage.outbox)
  return {
    async send(mail) {
      const letter = writeStoredMail(context, await withoutUnwanted(context, mail))
      await delivery.deliver(mail.id, await composeMail(letter, envelopeOf(mail, config.mailFrom)))
    },
    close: () => delivery.close(),
  }
}

/** Leaves out what the recipient has asked not to be mailed about since the mail was stored. */
async function withoutUnwanted({ db }: Context, mail: OutboxEntry): Promise<OutboxEntry> {
  if (mail.template !== 'notifications' || mail.userId === null) return mail
  const wanted = await mailedKindsOf(db, mail.userId)
  const values = mail.payload as NotificationMail['values']
  const items = values.items.filter(({ kind }) => wanted.has(kind))
  if (items.length === 0) throw new Unsendable('the recipient has unsubscribed')
  return { ...mail, payload: { ...values, items } }
}

function envelopeOf({ id, createdAt, recipient }: OutboxEntry, from: string) {
  const domain = from.replace(/^.*@|>.*$/g, '')
  return { from, to: recipient, messageId: `<mail-${id}-${createdAt.getTime()}@${domain}>`, date: createdAt }
}

/** Deletes old mails once a day while the server listens. */
export function runMailPurge(app: FastifyInstance, context: Context): void {
  everyDay(app, context, 'mail.purge-failed', () => purgeMails(context))
}
