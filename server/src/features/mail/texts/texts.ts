import type { Language } from '../../../platform/language.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { id } from './id.ts'
import { zh } from './zh.ts'

/** What one mail says. `{name}`, `{game}`, `{inviter}` and `{date}` stand for what the mail is about. */
export type MailText = {
  subject: string
  /** Paragraphs above the button. */
  body: readonly string[]
  /** The button. */
  action: string
  /** Paragraph under the button. */
  note: string
}

/** Every mail in one language; what is missing does not compile. */
export type MailTexts = {
  direction: 'ltr' | 'rtl'
  greeting: string
  /** Above the address that the button leads to, in full. */
  addressHint: string
  /** What the product is, at the bottom. */
  signature: string
  passwordReset: MailText
  /** Paragraph added to the mail above while a new address of the account waits for its confirmation. */
  addressPending: string
  /** To the address that an account is to have. */
  emailConfirmation: MailText
  /** To the address in force: another one was asked for. */
  emailAsked: MailText
  invitation: MailText
  /** To the address that an account had until now. */
  emailChanged: MailText
  passwordChanged: MailText
  /** To the administrators of a game whose time to be kept is nearly over. */
  erasure: MailText
}

export const mailTexts: Record<Language, MailTexts> = { fr, en, ar, de, es, id, zh }
