import { type Language, languages } from '@trimestre/contract/languages'
import type { NotificationKind } from '@trimestre/contract/messages'
import { mailTexts } from './mail-texts.ts'

/** A notification in a mail, or the number of those of a kind. */
export type NotificationItem = { kind: NotificationKind; data: Record<string, string | number | null> }

/** Writes the sentence of an item. Instants are told in the time zone of the school. */
export function itemText({ kind, data }: NotificationItem, language: Language, timezone: string): string {
  const time = typeof data.at === 'string' ? timeText(data.at, language, timezone) : ''
  const filling: Record<string, unknown> = { ...data, time }
  return mailTexts[language].notifications.items[kind].replace(/\{(\w+)\}/g, (_, key: string) =>
    String(filling[key] ?? ''),
  )
}

const timeText = (at: string, language: Language, timezone: string): string =>
  new Intl.DateTimeFormat(languages[language].intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(new Date(at))
