import type { Language } from '../../../platform/language.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { id } from './id.ts'
import { zh } from './zh.ts'

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

/** Every mail in one language; a missing text does not compile. */
export type MailTexts = {
  direction: 'ltr' | 'rtl'
  greeting: string
  /** The hint above the full address to which the button leads. */
  addressHint: string
  /** The description of the product, at the bottom. */
  signature: string
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
}

export const mailTexts: Record<Language, MailTexts> = { fr, en, ar, de, es, id, zh }
