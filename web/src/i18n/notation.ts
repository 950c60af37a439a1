import { type Clock, type Language, languages } from '@trimestre/contract/languages'

// These functions write what `Intl` would. The first number format of a page makes the browser load the data of every
// language, which takes a tenth of a second on a phone, and the first date format takes half as long.

/** The maximum number of decimals of a number that is written with its own precision. */
const digitsMax = 6

/**
 * Writes a number below 10²¹ in the notation of the language, with the given number of decimals, or as many as it has,
 * six at most.
 */
export function writeNumber(language: Language, value: number, digits?: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : `${value < 0 ? '\u2212' : ''}∞`
  const { group, decimal, negative } = languages[language].numbers
  const rounded = Number(Math.abs(value).toFixed(digits ?? digitsMax))
  const [whole = '', fraction = ''] = String(rounded).split('.')
  const decimals = fraction.padEnd(digits ?? 0, '0')
  const written = whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals && decimal + decimals)
  return value < 0 && rounded > 0 ? negative + written : written
}

const noBreakSpace = '\u00a0'

/**
 * Writes hours and minutes in the time zone of the device, without a line break inside.
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
