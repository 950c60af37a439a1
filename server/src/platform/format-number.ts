import { type Language, languages } from '@trimestre/contract/languages'

const narrowNoBreakSpace = '\u202f'
const minus = '\u2212'
/** What stands between these two has its own direction. */
const [isolate, endOfIsolate] = ['\u2068', '\u2069']
const decimalsMax = 6

/**
 * Writes a number in a text of this language. Groups are set apart by a comma where the language writes one, otherwise by
 * a space that is narrow and does not break: in Arabic an ordinary one would turn the number round.
 * @param digits the number of decimals; without it as many as the number has
 */
export function formatNumber(language: Language, value: number, digits?: number): string {
  const { dir, numbers } = languages[language]
  const group = dir === 'ltr' && numbers.group === ',' ? ',' : narrowNoBreakSpace
  const rounded = Number(Math.abs(value).toFixed(digits ?? decimalsMax))
  const [whole = '', fraction = ''] = String(rounded).split('.')
  const decimals = fraction.padEnd(digits ?? 0, '0')
  const written = whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals && numbers.decimal + decimals)
  return isolated(language, value < 0 && rounded > 0 ? minus + written : written)
}

/** Keeps a number, or a name in other letters, in its place in a sentence from right to left. */
export const isolated = (language: Language, text: string): string =>
  languages[language].dir === 'rtl' ? isolate + text + endOfIsolate : text
