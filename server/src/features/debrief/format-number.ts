import { type Language, languages } from '@trimestre/contract/languages'

const narrowNoBreakSpace = '\u202f'
const minus = '\u2212'
/** What stands between these two has its own direction. */
const [isolate, endOfIsolate] = ['\u2068', '\u2069']
const decimalsMax = 6

/**
 * Writes a number in a sentence of this language, with as many decimals as it has. Groups are set apart by a comma where
 * the language writes one, otherwise by a space that is narrow and does not break; in Arabic each number is isolated,
 * because its groups would change places.
 */
export function formatNumber(language: Language, value: number): string {
  const { dir, numbers } = languages[language]
  const group = dir === 'ltr' && numbers.group === ',' ? ',' : narrowNoBreakSpace
  const rounded = Number(Math.abs(value).toFixed(decimalsMax))
  const [whole = '', decimals] = String(rounded).split('.')
  const written =
    whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals === undefined ? '' : numbers.decimal + decimals)
  const signed = value < 0 && rounded > 0 ? minus + written : written
  return dir === 'rtl' ? isolate + signed + endOfIsolate : signed
}
