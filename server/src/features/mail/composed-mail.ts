import MailComposer from 'nodemailer/lib/mail-composer'
import { Unsendable } from '../../platform/outbox/outbox.ts'
import type { WrittenMail } from './mail-template.ts'

/** A composed mail, ready for a mail server or for a file. */
export type ComposedMail = { from: string; to: string; bytes: Buffer }

export type Envelope = {
  from: string
  to: string
  /** The same at each attempt, so that a mail that arrives twice is recognised as one. */
  messageId: string
  date: Date
}

export async function composeMail(letter: WrittenMail, envelope: Envelope): Promise<ComposedMail> {
  const { from, to, messageId, date } = envelope
  for (const header of [from, to, messageId, letter.subject]) {
    if (/[\r\n\0]/.test(header)) throw new Unsendable('a line break in a header')
  }
  const { unsubscribe } = letter
  const ending = unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const composer = new MailComposer({
    from,
    to,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId,
    date,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...ending },
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const bytes = await composer.compile().build()
  return { from: addressIn(from), to, bytes }
}

/** Returns the address of a sender: `jeu@ecole.example` of `Le jeu <jeu@ecole.example>`. */
export const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim()
