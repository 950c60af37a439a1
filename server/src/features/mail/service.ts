import type { ErrorCode } from '@trimestre/contract/errors'
import type { Language } from '@trimestre/contract/languages'
import type { Transaction } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { MailContent } from './mail-template.ts'
import { countSince, insertMails, lockLimit } from './repo.ts'

export { purgeMails } from './purge.ts'

export type OutgoingMail = MailContent & {
  recipient: { id: number; email: string }
  language: Language
  /** The key under which limits count the mail. */
  countedAs: string
}

/**
 * Stores mails in the transaction that causes them; they are sent once it is committed. Accounts without an address get
 * none.
 */
export async function queueMails(tx: Transaction, mails: OutgoingMail[], now: Date): Promise<void> {
  const addressed = mails.filter(({ recipient }) => recipient.email !== '')
  const rows = addressed.map(({ recipient, template, values, language, countedAs }) => ({
    userId: recipient.id,
    recipient: recipient.email,
    template,
    payload: values,
    language,
    countedAs,
    createdAt: now,
    dueAt: now,
  }))
  if (rows.length > 0) await insertMails(tx, rows)
}

/** Stores a row that counts like a mail and takes the same time to write, but is sent to nobody. */
export async function queuePlaceholderMail(tx: Transaction, countedAs: string, now: Date): Promise<void> {
  const row = { recipient: '', template: 'none', payload: {}, language: 'en', countedAs }
  await insertMails(tx, [{ ...row, createdAt: now, dueAt: now, failedAt: now }])
}

/**
 * Refuses once `most` mails have been counted under this key within the period; the limit holds across all processes.
 */
export async function requireMailAllowance(
  tx: Transaction,
  limit: { countedAs: string; most: number; periodMs: number; more: number; refusal: ErrorCode },
  now: Date,
): Promise<void> {
  await lockLimit(tx, limit.countedAs)
  const { count, first } = await countSince(tx, limit.countedAs, new Date(now.getTime() - limit.periodMs))
  if (count + limit.more <= limit.most) return
  const freeAt = (first ?? now).getTime() + limit.periodMs
  const retryAfter = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000))
  throw new Refusal(limit.refusal, { retryAfter })
}
