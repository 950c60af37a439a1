import { type Language, languageCodes } from '@trimestre/contract/languages'
import type { NotificationKind } from '@trimestre/contract/messages'
import { readTextFiles } from '@trimestre/contract/text-files'

/** The texts of one mail. `{name}`, `{game}`, `{inviter}` and `{date}` are placeholders for the values of the mail. */
export type MailText = {
  subject: string
  /** The paragraphs above the button. */
  body: readonly string[]
  /** The label of the button. */
  action: string
  /** The paragraph under the button. */
  note: string
}

/** Every mail in one language: the content of `texts/fr.json` and so on. */
export type MailTexts = {
  greeting: string
  /** The hint above the full address to which the button leads. */
  addressHint: string
  /** The description of the product, at the bottom. */
  signature: string
  /** Who answers questions, and who is the data protection officer; `{name}` is what the settings say. */
  contact: string
  dpo: string
  passwordReset: MailText
  /** A paragraph added to the mail above while a new address of the account awaits its confirmation. */
  addressPending: string
  /** Sent to the address that an account is about to have. */
  emailConfirmation: MailText
  /** Sent to the current address when another one has been requested. */
  emailAsked: MailText
  invitation: MailText
  /** Sent to the address that an account had until now. */
  emailChanged: MailText
  passwordChanged: MailText
  /** Sent to the administrators of a game whose retention period is nearly over. */
  erasure: MailText
  /** Sent to a super administrator who tests the mail server. */
  test: MailText
  /** What a person was notified of in a game, one sentence an item. */
  notifications: MailText & {
    /** `{quarter}`, `{time}` and `{count}` are placeholders. */
    items: Record<NotificationKind, string>
    /** The names of the kinds, as one chooses what is mailed. */
    kinds: Record<NotificationKind, string>
    /** The labels of the links to the settings, and to the page that ends such mails. */
    preferences: string
    unsubscribe: string
  }
  /** The page of the link that ends mails: before the button, after it, and for a link that is not one of ours. */
  unsubscribePage: {
    title: string
    ask: string
    button: string
    done: string
    unknown: string
    /** The link to the product. */
    open: string
  }
}

const readTexts = (language: Language) =>
  readTextFiles(language, code => new URL(`./texts/${code}.json`, import.meta.url)) as MailTexts

export const mailTexts = Object.fromEntries(
  languageCodes.map(language => [language, readTexts(language)]),
) as Record<Language, MailTexts>
