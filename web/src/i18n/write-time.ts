import type { Language } from './languages.ts'

type Clock = {
  separator: string
  /** Whether an hour before ten has two digits. */
  padded: boolean
  /** The marks of morning and afternoon, in languages with a twelve-hour clock. */
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
 * Writes hours and minutes in the time zone of the device, as `Intl.DateTimeFormat` does, without a line break inside.
 * The first date format of a page takes a twentieth of a second on a phone, and would delay the response to the first
 * digit that the user types.
 * @throws RangeError when the date is invalid
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
