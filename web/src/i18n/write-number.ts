import type { Language } from './languages.ts'

const minus = '\u2212'
const noBreakSpace = '\u00a0'
/** Keeps the sign on the left of its number in a right-to-left sentence. */
const leftToRightMark = '\u200e'

type Marks = { group: string; decimal: string; negative: string }

/** French would use narrow no-break spaces, which are missing from our fonts. */
export const numberMarks: Record<Language, Marks> = {
  fr: { group: noBreakSpace, decimal: ',', negative: minus },
  en: { group: ',', decimal: '.', negative: minus },
  ar: { group: ',', decimal: '.', negative: leftToRightMark + minus },
  de: { group: '.', decimal: ',', negative: minus },
  es: { group: '.', decimal: ',', negative: minus },
  id: { group: '.', decimal: ',', negative: minus },
  zh: { group: ',', decimal: '.', negative: minus },
}

/** The maximum number of decimals of a number that is written with its own precision. */
const digitsMax = 6

/**
 * Writes a number below 10²¹ in the notation of the language, with the given number of decimals, or as many as it has,
 * six at most. The result is that of `Intl.NumberFormat`, but the first format of a page makes the browser load the
 * data of every language, which takes a tenth of a second on a phone.
 */
export function writeNumber(language: Language, value: number, digits?: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : `${value < 0 ? minus : ''}∞`
  const { group, decimal, negative } = numberMarks[language]
  const rounded = Number(Math.abs(value).toFixed(digits ?? digitsMax))
  const [whole = '', fraction = ''] = String(rounded).split('.')
  const decimals = fraction.padEnd(digits ?? 0, '0')
  const written = whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals && decimal + decimals)
  return value < 0 && rounded > 0 ? negative + written : written
}
