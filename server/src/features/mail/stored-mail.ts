import type { Context } from '../../platform/context.ts'
import { knownLanguage } from '../../platform/http/language.ts'
import { type OutboxEntry, Unsendable } from '../../platform/outbox/outbox.ts'
import { type MailContent, type WrittenMail, writeMail } from './mail-template.ts'
import { mailTexts } from './mail-texts.ts'
import { itemText } from './notification-items.ts'

/** The number of minutes for which the link of a reset is valid. */
export const resetLinkMinutes = 60

/** The number of hours for which the link that confirms an address is valid. */
export const confirmationHours = 72

/** Writes a stored mail. A mail whose link has already expired is not sent. */
export function writeStoredMail(context: Context, mail: OutboxEntry): WrittenMail {
  const content = { template: mail.template, values: mail.payload } as MailContent
  const language = knownLanguage(mail.language)
  const link = linkOf(context, content, mail.createdAt)
  const { site, timezone } = context.config
  if (content.template !== 'notifications') return writeMail(content, language, link, site)
  const { items, seed } = content.values
  const { notifications: texts } = mailTexts[language]
  const unsubscribe = `${context.site.url()}/api/v1/unsubscribe/${context.tokens.linkTokenOf(seed)}`
  const letter = writeMail(content, language, link, site, {
    items: items.map(item => itemText(item, language, timezone)),
    links: [
      { label: texts.preferences, address: `${context.site.url()}/app/user/profile#notifications` },
      { label: texts.unsubscribe, address: unsubscribe },
    ],
  })
  return { ...letter, unsubscribe }
}

function linkOf({ site, tokens, now }: Context, content: MailContent, createdAt: Date): string {
  switch (content.template) {
    case 'invitation':
      return `${site.url()}/app/user/game_details/${content.values.gameId}`
    case 'notifications':
      return `${site.url()}${content.values.path}`
    case 'emailAsked':
    case 'emailChanged':
    case 'passwordChanged':
    case 'erasure':
      return `${site.url()}/app`
    case 'emailConfirmation':
      if (now().getTime() - createdAt.getTime() >= confirmationHours * 3_600_000) {
        throw new Unsendable('the link has expired')
      }
      return `${site.url()}/confirm-email?token=${tokens.linkTokenOf(content.values.seed)}`
    case 'passwordReset':
    case 'passwordResetPending':
      if (now().getTime() - createdAt.getTime() >= resetLinkMinutes * 60_000) {
        throw new Unsendable('the link has expired')
      }
      return `${site.url()}/reset-password?token=${tokens.linkTokenOf(content.values.seed)}`
    default:
      throw new Unsendable('an unknown template')
  }
}
