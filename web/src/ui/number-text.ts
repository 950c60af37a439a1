import type { Language } from '../i18n/languages.ts'
import { numberMarks } from '../i18n/write-number.ts'

/**
 * What was understood of a typed text. `value` is null when nothing was typed, NaN when it is not a number.
 * `isDoubtful`: another habit of writing would read another value. `isGrouped`: a mark was read as the thousands mark
 * of the language.
 */
export type NumberReading = { value: number | null; isDoubtful: boolean; isGrouped: boolean }

const unreadable: NumberReading = { value: Number.NaN, isDoubtful: false, isGrouped: false }
const nothing: NumberReading = { value: null, isDoubtful: false, isGrouped: false }

/** The first digit of each set of digits that keyboards of our languages write, 0 to 9 excepted. */
const zeros = [0x0660, 0x06f0]

/** A text with the digits 0 to 9, whatever digits it was written with, and without invisible marks of direction. */
export function plainDigits(text: string): string {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return plain.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast(zero => zero <= code) ?? code))
  })
}

/** What people write around an amount: symbols, codes and words for a currency, a percent sign, the unit of the game. */
const currencyCodes =
  'BA|EUR|USD|US|GBP|CHF|S?Fr|CNY|RMB|IDR|Rp|MAD|DHS?|FCFA|CFA|XOF|XAF|DZD|DA|TND|DT|EGP|SAR|AED|MXN|COP|ARS'
const currencyWords =
  'euros?|francs?|dollars?|dirhams?|dinars?|pesos?|rupiah|元|圆|人民币|欧元|美元|درهم|دينار|ريال|جنيه|دولار|يورو'
const currency = String.raw`(?:(?:[A-Z]{1,2})?\p{Sc}|%|(?:${currencyCodes})\.?|${currencyWords})`
const currencyBefore = new RegExp(String.raw`^([+-]?)\s*${currency}\s*(?=[(+-]?[\d.,])`, 'iu')
const currencyAfter = new RegExp(String.raw`(?<=[\d.,)-])\s*${currency}$`, 'iu')

const withoutCurrency = (text: string): string =>
  text.replace(currencyBefore, '$1').replace(currencyAfter, '').trim()

/** The text without the unit of the field after it. */
const withoutUnit = (text: string, unit: string): string =>
  unit && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trim() : text

/** The sign in front, however it was written: « (5) » and « 5- » are -5, and « 5,- » has no cents. */
function withSignInFront(text: string): string {
  const whole = text.replace(/[.,]--?$/, '')
  const inBrackets = /^\(([^()+-]+)\)$/.exec(whole)?.[1]
  if (inBrackets !== undefined) return `-${withoutCurrency(inBrackets)}`
  return whole.replace(/^([^+-]*\d[.,]?) ?-$/, '-$1')
}

/** The Arabic decimal mark, which stands for decimals in every language. */
const arabicDecimalMark = '\u066b'

/** Digits with the marks `,`, `.`, blank for any space, and `'` for apostrophes and the Arabic thousands mark. */
function withPlainMarks(text: string, unit: string): string {
  // An acute accent that stands for an apostrophe would be taken apart with the digits of full width.
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
 * The number typed or pasted by a person who reads and writes `language`. A text grouped by thousands as the language
 * groups is a whole number. The other mark, or the same one where it cannot group, starts the decimals. Spaces and
 * apostrophes group in every language. A currency, a percent sign or `unit` around the number is left out.
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

/** Which of the marks group and which one starts the decimals; null when they stand as in no number. */
function readMarks(language: Language, body: string): Marked | null {
  if (body.includes(arabicDecimalMark)) return arabicDecimals(language, body)
  const mark = /[.,](?=[^.,]*$)/.exec(body)?.[0]
  if (!mark) return wholeNumber(body)
  const parts = body.split(mark)
  if (parts.length > 2) return isGroupedBy(body, mark) ? groups(body, language, mark) : null
  const [whole = '', fraction = ''] = parts
  if (!/^\d*$/.test(fraction) || !/\d/.test(body)) return null
  const looksGrouped = isGroupedBy(body, mark) && !body.startsWith('0')
  if (looksGrouped && mark === numberMarks[language].group) return groups(body, language, mark)
  return decimals(language, whole, fraction, mark, looksGrouped)
}

const groups = (body: string, language: Language, mark: string): Marked => ({
  digits: body.replaceAll(mark, ''),
  isDoubtful: false,
  isGrouped: mark === numberMarks[language].group,
})

/** Spaces and apostrophes can only group; where they stand in odd places is left open. */
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
  const isOtherHabit = mark === numberMarks[language].group && fraction !== '' && !integers.isGrouped
  return {
    digits: `${integers.digits}.${fraction || '0'}`,
    isDoubtful: integers.isDoubtful || looksGrouped || isOtherHabit,
    isGrouped: integers.isGrouped,
  }
}

/** Decimals behind a mark that cannot group. */
function arabicDecimals(language: Language, body: string): Marked | null {
  const [whole = '', fraction = '', ...more] = body.split(arabicDecimalMark)
  const mark = /[.,]/.exec(whole)?.[0]
  const integers = mark
    ? isGroupedBy(whole, mark) && groups(whole, language, mark)
    : wholeNumber(whole || '0')
  if (!integers || more.length > 0 || !/^\d+$/.test(fraction)) return null
  return { ...integers, digits: `${integers.digits}.${fraction}` }
}

/** What a field held before it was edited, and whether its marks were read as thousands marks. */
export type TextBefore = { text: string; isGrouped: boolean }

/**
 * The same for a text that was edited: where no thousands mark was among what was put in, those that stand there were
 * there before and stay thousands marks, so that « 8,000 » without its last digit is 800.
 * @param inserted what was typed or pasted, empty where something was removed alone
 */
export function readEditedNumber(
  language: Language,
  before: TextBefore,
  text: string,
  inserted: string,
  unit = '',
): NumberReading {
  const { group } = numberMarks[language]
  const mark = /\s/.test(group) ? ' ' : group
  const plain = text.replace(/\s/g, ' ')
  // A mark that lost the digits behind it may become a decimal mark, unless others still group.
  const stillGroups = plain.replace(/\D$/, '').includes(mark)
  if (!before.isGrouped || !stillGroups || inserted.replace(/\s/g, ' ').includes(mark))
    return readNumber(language, text, unit)
  return { ...readNumber(language, plain.replaceAll(mark, ''), unit), isGrouped: true }
}

/** How many years or quarters « 20 », « +20 » or « 20 ans » are; null for an empty text, NaN where it is no number. */
export function readCount(text: string): number | null {
  const { value, isDoubtful } = readNumber('fr', text.replace(/(?<=\d)\s*\p{L}[\p{L}\p{M} .]*$/u, ''))
  return isDoubtful ? Number.NaN : value
}

/** The value moved by an amount and kept within its bounds; decimals do not drift (0.1 + 0.2 is 0.3). */
export function stepNumber(value: number | null, by: number, min?: number, max?: number): number {
  const start = value === null || Number.isNaN(value) ? 0 : value
  const moved = Number((start + by).toFixed(6))
  return Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, moved))
}
