import type { TestMail } from '@trimestre/contract/system'
import type { Context } from '../../platform/context.ts'
import { knownLanguage } from '../../platform/http/language.ts'
import { codeOf } from '../../platform/log/failures.ts'
import { reasonOf, Unsendable } from '../../platform/outbox/outbox.ts'
import { composeMail } from '../mail/composed-mail.ts'
import { createDelivery, fileOf } from '../mail/delivery.ts'
import { writeMail } from '../mail/mail-template.ts'
import { queuePlaceholderMail, requireMailAllowance } from '../mail/service.ts'
import { displayName } from '../users/present.ts'
import type { UserRow } from '../users/service.ts'

const allowance = { most: 5, periodMs: 10 * 60_000 } as const

/**
 * Sends a mail to the user's own address and waits for the answer of the mail server, which mails in the outbox do not.
 * The refusals of the mail server are the result, not an error.
 */
export async function sendTestMail(context: Context, user: UserRow): Promise<TestMail> {
  const { config, db, storage, site, now } = context
  const countedAs = `test:${user.id}`
  await db.transaction(async tx => {
    if (config.rateLimit) {
      const limit = { countedAs, ...allowance, more: 1 }
      await requireMailAllowance(tx, { ...limit, refusal: 'auth/too-many-resets' }, now())
    }
    await queuePlaceholderMail(tx, countedAs, now())
  })
  const content = { template: 'test', values: { name: displayName(user) } } as const
  const letter = writeMail(content, knownLanguage(user.language), `${site.url()}/app`, config.site)
  const number = now().getTime()
  const delivery = createDelivery(config, storage.outbox)
  try {
    const messageId = `<test-${user.id}-${number}@${config.mailFrom.replace(/^.*@|>.*$/g, '')}>`
    const envelope = { from: config.mailFrom, to: user.email, messageId, date: now() }
    await delivery.deliver(number, await composeMail(letter, envelope))
    const file = config.smtpUrl === undefined ? fileOf(number) : null
    return { email: user.email, file, refusal: null }
  } catch (error) {
    return { email: user.email, file: null, refusal: { kind: kindOf(error), answer: reasonOf(error) } }
  } finally {
    delivery.close()
  }
}

type RefusalKind = NonNullable<TestMail['refusal']>['kind']

/** The causes that an operator can do something about, by the codes of the mail library. */
const kinds: Record<string, RefusalKind> = {
  EAUTH: 'signIn',
  ENOAUTH: 'signIn',
  EENVELOPE: 'envelope',
  ECONNECTION: 'address',
  ECONNREFUSED: 'address',
  EDNS: 'address',
  ESOCKET: 'address',
  ETIMEDOUT: 'address',
  ETLS: 'address',
}

/** Returns the cause of a failure; a refused recipient is wrapped by {@link createDelivery} and has no code. */
function kindOf(error: unknown): RefusalKind {
  if (error instanceof Unsendable) return 'envelope'
  return kinds[String(codeOf(error))] ?? 'other'
}
