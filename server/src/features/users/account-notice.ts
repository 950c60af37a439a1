import type { Transaction } from '../../platform/db/database.ts'
import { knownLanguage } from '../../platform/http/language.ts'
import { queueMails } from '../mail/service.ts'
import { displayName } from './present.ts'
import type { UserRow } from './repo.ts'

/**
 * Mails the owner of an account a notice of a change, to the address before the change, so that a change by another
 * user does not go unnoticed.
 */
export async function queueNotice(
  tx: Transaction,
  before: UserRow,
  template: 'emailAsked' | 'emailChanged' | 'passwordChanged',
  now: Date,
): Promise<void> {
  const mail = {
    template,
    values: { name: displayName(before) },
    recipient: before,
    language: knownLanguage(before.language),
    countedAs: `notice:${before.id}`,
  }
  await queueMails(tx, [mail], now)
}
