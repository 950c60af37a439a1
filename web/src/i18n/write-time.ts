import type { Language } from './languages.ts'

type Clock = {
  separator: string
  /** Two figures for the hour before ten. */
  padded: boolean
  /** Morning and afternoon, where the day has twice twelve hours. */
  halves?: readonly [string, string]
}

const wholeDay: Clock = { separator: ':', padded: true }

const clocks: Record<Language, Clock> = {
  fr: wholeDay,
  en: { separator: ':', padded: false, halves: ['AM', 'PM'] },
  ar: { separator: ':', padded: false, halves: ['ص', 'م'] },
  de: wholeDay,
  es: { separator: ':', padded: false },
  id: { separator: '.', padded: true },
  zh: wholeDay,
}

const noBreakSpace = '\u00a0'

/**
 * Hours and minutes in the time zone of the device, as `Intl.DateTimeFormat` writes them, never parted at the end of a
 * line. The first format of dates that a page makes takes a phone a twentieth of a second: here in answer to the first
 * digit typed.
 * @throws RangeError when there is no such moment
 */
export function writeTime(language: Language, moment: Date): string {
  if (Number.isNaN(moment.getTime())) throw new RangeError('not a moment')
  const { separator, padded, halves } = clocks[language]
  const hours = moment.getHours()
  const shown = halves ? hours % 12 || 12 : hours
  const hour = String(shown).padStart(padded ? 2 : 1, '0')
  const written = hour + separator + String(moment.getMinutes()).padStart(2, '0')
  return halves ? written + noBreakSpace + halves[hours < 12 ? 0 : 1] : written
}
