import { type Language, languages } from '@trimestre/contract/languages'
import { isolated } from '../../platform/format-number.ts'
import type { SiteConfig } from '../../platform/site-config.ts'
import { type MailText, type MailTexts, mailTexts } from './mail-texts.ts'
import type { NotificationItem } from './notification-items.ts'

/** The templates of mails with the values of each, which are stored in the database until the mail is sent. */
export type MailContent =
  | { template: 'passwordReset' | 'passwordResetPending'; values: { name: string; seed: string } }
  /** Sent to the address that an account is about to have. */
  | { template: 'emailConfirmation'; values: { name: string; seed: string } }
  | { template: 'invitation'; values: { name: string; game: string; gameId: number; inviter: string } }
  /** Sent to the address of the account from before the change. */
  | { template: 'emailAsked' | 'emailChanged'; values: { name: string } }
  | { template: 'passwordChanged'; values: { name: string } }
  /** Sent at once to the super administrator who asks for it. */
  | { template: 'test'; values: { name: string } }
  | { template: 'erasure'; values: { name: string; game: string; date: string } }
  /** What a person was notified of in a game; `path` is where it leads, `seed` that of the token that ends such mails. */
  | {
      template: 'notifications'
      values: { name: string; game: string; seed: string; path: string; items: NotificationItem[] }
    }

export type MailTemplate = MailContent['template']

/** A written mail: its subject, and the same text in plain form and as HTML. */
export type WrittenMail = {
  subject: string
  text: string
  html: string
  /** The address to which mail programs post to end such mails (RFC 8058). */
  unsubscribe?: string
}

/** What a mail has besides the texts of its template. */
export type MailExtras = {
  /** The items of a list above the button. */
  items?: readonly string[]
  /** Further links below the text. */
  links?: readonly { label: string; address: string }[]
}

type Filling = Record<string, string>

/** Who sends the mail: its name in the heading, and who answers questions below the text. */
export type Sender = Pick<SiteConfig, 'name' | 'contact' | 'dpo'>

/** Writes a mail in one language; its button leads to `link`. */
export function writeMail(
  { template, values }: MailContent,
  language: Language,
  link: string,
  sender: Sender,
  { items = [], links = [] }: MailExtras = {},
): WrittenMail {
  const texts = mailTexts[language]
  const { subject, body, action, note } = textOf(texts, template)
  const filling = fillingOf({ template, values } as MailContent, language)
  const plain = (text: string) => fill(text, filling, value => isolated(language, value))
  const marked = (text: string) => fill(escapeHtml(text), filling, value => `<bdi>${escapeHtml(value)}</bdi>`)
  const contacts = (['contact', 'dpo'] as const).flatMap(who =>
    sender[who] ? [fill(texts[who], { name: sender[who] }, same)] : [],
  )
  return {
    subject: fill(subject, filling, same),
    text: [
      plain(texts.greeting),
      ...body.map(plain),
      ...(items.length > 0 ? [items.map(item => `- ${item}`).join('\n')] : []),
      `${action}${language === 'fr' ? ' :' : ':'}\n${link}`,
      plain(note),
      ...links.map(({ label, address }) => `${label}${language === 'fr' ? '\u00a0:' : ':'}\n${address}`),
      `-- \n${[texts.signature, ...contacts].join('\n')}`,
    ].join('\n\n'),
    html: page(language, languages[language].dir, {
      title: escapeHtml(fill(subject, filling, same)),
      above: [texts.greeting, ...body].map(marked),
      items: items.map(escapeHtml),
      links: links.map(({ label, address }) => ({ label: escapeHtml(label), address: escapeHtml(address) })),
      action: escapeHtml(action),
      note: marked(note),
      hint: escapeHtml(texts.addressHint),
      sender: escapeHtml(sender.name ?? 'Trimestre'),
      signature: [texts.signature, ...contacts].map(escapeHtml).join('<br>'),
      link: escapeHtml(link),
    }),
  }
}

function textOf({ addressPending, ...texts }: MailTexts, template: MailContent['template']): MailText {
  if (template !== 'passwordResetPending') return texts[template]
  const { passwordReset } = texts
  return { ...passwordReset, body: [...passwordReset.body, addressPending] }
}

function fillingOf({ template, values }: MailContent, language: Language): Filling {
  const { name } = values
  if (template === 'invitation') return { name, game: values.game, inviter: values.inviter }
  if (template === 'notifications') return { name, game: values.game }
  if (template === 'erasure') return { name, game: values.game, date: dayText(values.date, language) }
  return { name }
}

/** Formats a date given as YYYY-MM-DD. */
const dayText = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].intl, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date))

const same = (value: string): string => value

function fill(text: string, filling: Filling, show: (value: string) => string): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = filling[key]
    return value === undefined ? whole : show(value)
  })
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

type Parts = {
  title: string
  above: string[]
  items: string[]
  links: { label: string; address: string }[]
  action: string
  note: string
  hint: string
  sender: string
  signature: string
  link: string
}

/**
 * Renders one column with one button. The colours are declared for both schemes, so that dark mail programs need not
 * invert them.
 */
function page(language: Language, direction: 'ltr' | 'rtl', parts: Parts): string {
  const paragraphs = parts.above.map(text => `<p style="margin:0 0 16px">${text}</p>`).join('\n')
  const list = parts.items.map(text => `<li style="margin:0 0 6px">${text}</li>`).join('\n')
  const links = parts.links.map(
    ({ label, address }) => `<br><a class="quiet" href="${address}" style="color:#5a6170">${label}</a>`,
  )
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${parts.title}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #1b1b1b !important; }
  .card { background: #292929 !important; color: #f2f2f2 !important; }
  .quiet { color: #c9c9c9 !important; }
  .button { background: #90caf9 !important; color: #1b1b1b !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f4f5f7">
<div class="card" dir="${direction}" style="max-width:520px;margin:0 auto;padding:32px 28px;border-radius:12px;background:#ffffff;color:#1f2430;font:16px/1.55 'Source Sans 3',system-ui,Tahoma,Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word">
<p style="margin:0 0 24px;font-weight:700;font-size:20px"><bdi>${parts.sender}</bdi></p>
${paragraphs}${list === '' ? '' : `\n<ul style="margin:0 0 16px;padding-inline-start:24px">\n${list}\n</ul>`}
<p style="margin:24px 0"><a class="button" href="${parts.link}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#1565c0;color:#ffffff;font-weight:600;text-decoration:none">${parts.action}</a></p>
<p style="margin:0 0 16px">${parts.note}</p>
<p class="quiet" style="margin:24px 0 0;font-size:13px;color:#5a6170">${parts.hint}<br><span dir="ltr" style="word-break:break-all">${parts.link}</span></p>
<p class="quiet" style="margin:16px 0 0;font-size:13px;color:#5a6170">${parts.signature}${links.join('')}</p>
</div>
</body>
</html>
`
}
