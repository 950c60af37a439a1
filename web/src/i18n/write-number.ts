import { type Language, languages } from '@trimestre/contract/languages'

/** The maximum number of decimals of a number that is written with its own precision. */
const digitsMax = 6

/**
 * Writes a number below 10²¹ in the notation of the language, with the given number of decimals, or as many as it has,
 * six at most. The result is that of `Intl.NumberFormat`, but the first format of a page makes the browser load the
 * data of every language, which takes a tenth of a second on a phone.
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
