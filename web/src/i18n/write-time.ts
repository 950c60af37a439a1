import { type Clock, type Language, languages } from '@trimestre/contract/languages'

const noBreakSpace = '\u00a0'

/**
 * Writes hours and minutes in the time zone of the device, as `Intl.DateTimeFormat` does, without a line break inside.
 * The first date format of a page takes a twentieth of a second on a phone, and would delay the response to the first
 * digit that the user types.
 * @throws RangeError when the date is invalid
 */
export function writeTime(language: Language, moment: Date): string {
  if (Number.isNaN(moment.getTime())) throw new RangeError('not a moment')
  const { separator, padded, halves }: Clock = languages[language].clock
  const hours = moment.getHours()
  const shown = halves ? hours % 12 || 12 : hours
  const hour = String(shown).padStart(padded ? 2 : 1, '0')
  const written = hour + separator + String(moment.getMinutes()).padStart(2, '0')
  return halves ? written + noBreakSpace + halves[hours < 12 ? 0 : 1] : written
}
