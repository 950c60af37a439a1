import { type Language, languages } from '@trimestre/contract/languages'

/**
 * The result of reading a typed text. `value` is null when nothing was typed, and NaN when it is not a number.
 * `isDoubtful` means that another notation would give another value. `isGrouped` means that a mark was read as the
 * thousands separator of the language.
 */
export type NumberReading = { value: number | null; isDoubtful: boolean; isGrouped: boolean }

const unreadable: NumberReading = { value: Number.NaN, isDoubtful: false, isGrouped: false }
const nothing: NumberReading = { value: null, isDoubtful: false, isGrouped: false }

/** The zero of each set of digits that keyboards of the supported languages type, except 0 to 9. */
const zeros = [0x0660, 0x06f0]

/** Converts a text to the digits 0 to 9, whatever digits it was written with, and removes invisible direction marks. */
export function plainDigits(text: string): string {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return plain.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast(zero => zero <= code) ?? code))
  })
}

/**
 * The texts that users write around an amount: symbols, codes and words for a currency, a percent sign, the unit of the
 * game.
 */
const currencyCodes =
  'BA|EUR|USD|US|GBP|CHF|S?Fr|CNY|RMB|IDR|Rp|MAD|DHS?|FCFA|CFA|XOF|XAF|DZD|DA|TND|DT|EGP|SAR|AED|MXN|COP|ARS'
const currencyWords =
  'euros?|francs?|dollars?|dirhams?|dinars?|pesos?|rupiah|元|圆|人民币|欧元|美元|درهم|دينار|ريال|جنيه|دولار|يورو'
const currency = String.raw`(?:(?:[A-Z]{1,2})?\p{Sc}|%|(?:${currencyCodes})\.?|${currencyWords})`
const currencyBefore = new RegExp(String.raw`^([+-]?)\s*${currency}\s*(?=[(+-]?[\d.,])`, 'iu')
const currencyAfter = new RegExp(String.raw`(?<=[\d.,)-])\s*${currency}$`, 'iu')

const withoutCurrency = (text: string): string =>
  text.replace(currencyBefore, '$1').replace(currencyAfter, '').trim()

/** Removes the unit of the field at the end of a text. */
const withoutUnit = (text: string, unit: string): string =>
  unit && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trim() : text

/** Moves the sign to the front, however it was written: « (5) » and « 5- » are -5, and « 5,- » has no cents. */
function withSignInFront(text: string): string {
  const whole = text.replace(/[.,]--?$/, '')
  const inBrackets = /^\(([^()+-]+)\)$/.exec(whole)?.[1]
  if (inBrackets !== undefined) return `-${withoutCurrency(inBrackets)}`
  return whole.replace(/^([^+-]*\d[.,]?) ?-$/, '-$1')
}

/** The Arabic decimal separator, which separates decimals in every language. */
const arabicDecimalMark = '\u066b'

/**
 * Returns digits with the marks `,`, `.`, a blank for any space, and `'` for apostrophes and the Arabic thousands
 * separator.
 */
function withPlainMarks(text: string, unit: string): string {
  // An acute accent used as an apostrophe must be replaced first, because NFKC would decompose it.
  const plain = plainDigits(text.replaceAll('\u00b4', "'"))
    .replace(/[\u2010-\u2015\u2212\u02d7\u2796]/g, '-')
    .replace(/[\u060c\u3001]/g, ',')
    .replaceAll('\u3002', '.')
    .replace(/[\u2018\u2019\u02bc\u2032`\u066c]/g, "'")
    .replace(/\u066a/g, '%')
    .replace(/\s+/g, ' ')
    .trim()
  return withSignInFront(withoutCurrency(withoutUnit(plain, plainDigits(unit).trim())))
}

const grouped = /^\d{1,3}(?:([ '.,])\d{3})(?:\1\d{3})*$/
const isGroupedBy = (text: string, mark: string): boolean => grouped.exec(text)?.[1] === mark

/**
 * Reads the number typed or pasted by a user of `language`. A text grouped by thousands in the notation of the language
 * is a whole number. The other mark, or the same one where it cannot group, starts the decimals. Spaces and apostrophes
 * group in every language. A currency, a percent sign or `unit` around the number is ignored.
 */
export function readNumber(language: Language, text: string, unit = ''): NumberReading {
  if (/\p{No}|\t/u.test(text.trim())) return unreadable
  const plain = withPlainMarks(text, unit)
  if (plain === '') return nothing
  const [, sign = '', body = ''] = /^([+-]?) ?(.*)$/s.exec(plain) ?? []
  if (!/^[\d., '\u066b]+$/.test(body)) return unreadable
  const read = readMarks(language, body)
  const value = read && Number(`${sign}${read.digits}`)
  return read && Number.isFinite(value) ? { ...read, value: value || 0 } : unreadable
}

type Marked = Omit<NumberReading, 'value'> & { digits: string }

/**
 * Decides which of the marks group and which one starts the decimals; null when no number has marks in these positions.
 */
function readMarks(language: Language, body: string): Marked | null {
  if (body.includes(arabicDecimalMark)) return arabicDecimals(language, body)
  const mark = /[.,](?=[^.,]*$)/.exec(body)?.[0]
  if (!mark) return wholeNumber(body)
  const parts = body.split(mark)
  if (parts.length > 2) return isGroupedBy(body, mark) ? groups(body, language, mark) : null
  const [whole = '', fraction = ''] = parts
  if (!/^\d*$/.test(fraction) || !/\d/.test(body)) return null
  const looksGrouped = isGroupedBy(body, mark) && !body.startsWith('0')
  if (looksGrouped && mark === languages[language].numbers.group) return groups(body, language, mark)
  return decimals(language, whole, fraction, mark, looksGrouped)
}

const groups = (body: string, language: Language, mark: string): Marked => ({
  digits: body.replaceAll(mark, ''),
  isDoubtful: false,
  isGrouped: mark === languages[language].numbers.group,
})

/**
 * Reads digits with spaces and apostrophes, which can only group; marks in unusual positions make the value doubtful.
 */
function wholeNumber(body: string): Marked | null {
  const hasMarks = /[ ']/.test(body)
  if (!/^\d+(?:[ ']\d+)*$/.test(body)) return null
  return {
    digits: body.replace(/[ ']/g, ''),
    isDoubtful: hasMarks && !grouped.test(body),
    isGrouped: hasMarks,
  }
}

function decimals(
  language: Language,
  whole: string,
  fraction: string,
  mark: string,
  looksGrouped: boolean,
): Marked | null {
  const otherMark = mark === ',' ? '.' : ','
  const integers = whole.includes(otherMark)
    ? isGroupedBy(whole, otherMark) && groups(whole, language, otherMark)
    : wholeNumber(whole || '0')
  if (!integers) return null
  const isOtherHabit = mark === languages[language].numbers.group && fraction !== '' && !integers.isGrouped
  return {
    digits: `${integers.digits}.${fraction || '0'}`,
    isDoubtful: integers.isDoubtful || looksGrouped || isOtherHabit,
    isGrouped: integers.isGrouped,
  }
}

/** Reads decimals after a mark that cannot group. */
function arabicDecimals(language: Language, body: string): Marked | null {
  const [whole = '', fraction = '', ...more] = body.split(arabicDecimalMark)
  const mark = /[.,]/.exec(whole)?.[0]
  const integers = mark
    ? isGroupedBy(whole, mark) && groups(whole, language, mark)
    : wholeNumber(whole || '0')
  if (!integers || more.length > 0 || !/^\d+$/.test(fraction)) return null
  return { ...integers, digits: `${integers.digits}.${fraction}` }
}

/** The content of a field before it was edited, and whether its marks were read as thousands separators. */
export type TextBefore = { text: string; isGrouped: boolean }

/**
 * Reads a text that was edited: when the inserted text has no thousands separator, the separators in the field were
 * there before and stay thousands separators, so that « 8,000 » without its last digit is 800.
 * @param inserted the text that was typed or pasted, empty when text was only removed
 */
export function readEditedNumber(
  language: Language,
  before: TextBefore,
  text: string,
  inserted: string,
  unit = '',
): NumberReading {
  const { group } = languages[language].numbers
  const mark = /\s/.test(group) ? ' ' : group
  const plain = text.replace(/\s/g, ' ')
  // A mark that lost the digits after it may become a decimal separator, unless other marks still group.
  const stillGroups = plain.replace(/\D$/, '').includes(mark)
  if (!before.isGrouped || !stillGroups || inserted.replace(/\s/g, ' ').includes(mark))
    return readNumber(language, text, unit)
  return { ...readNumber(language, plain.replaceAll(mark, ''), unit), isGrouped: true }
}

/**
 * Reads the number of years or quarters in « 20 », « +20 » or « 20 ans »; null for an empty text, NaN when it is not a
 * number.
 */
export function readCount(text: string): number | null {
  const { value, isDoubtful } = readNumber('fr', text.replace(/(?<=\d)\s*\p{L}[\p{L}\p{M} .]*$/u, ''))
  return isDoubtful ? Number.NaN : value
}

/** Returns the value changed by an amount and clamped to its bounds, without rounding drift (0.1 + 0.2 is 0.3). */
export function stepNumber(value: number | null, by: number, min?: number, max?: number): number {
  const start = value === null || Number.isNaN(value) ? 0 : value
  const moved = Number((start + by).toFixed(6))
  return Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, moved))
}
