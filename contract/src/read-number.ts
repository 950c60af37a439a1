import { type Language, languages } from './languages.ts'

/** Beyond these a text is no figure of the game, and a number no longer exact. */
const lengthMax = 60
const digitsMax = 15

/** Begins the decimals in every language, as the Arabic mark of groups (U+066C) sets groups apart in every one. */
const arabicDecimal = '\u066b'

/** Marks of direction, which copied numbers bring along. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const spacesAndApostrophes = /[\p{Zs}'’]/gu
const unit = /^(?:BA|[%٪％])|(?:BA|[%٪％])$/gi
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g
const otherMarks: Record<string, string> = {
  '\u2212': '-',
  '\ufe63': '-',
  '\uff0d': '-',
  '\uff0b': '+',
  '\uff0e': '.',
  '\uff0c': ',',
}

/**
 * Reads the number that a person wrote as an answer, in the notation of the language or in another that cannot be
 * mistaken; null when it is not a number. A mark that groups thousands in the language does so where it can: « 1,234 » is
 * 1234 in English and 1.234 in French.
 */
export function readNumber(given: string, language: Language): number | null {
  if (given.length > lengthMax) return null
  const plain = given
    .replace(directionMarks, '')
    .trim()
    .replace(spacesAndApostrophes, '')
    .replace(unit, '')
    .replace(otherDigits, digit => String(digitOf(digit)))
    .replace(/[\u2212\ufe63\uff0b-\uff0e]/g, mark => otherMarks[mark] ?? mark)
  const [, sign = '', body = ''] = /^([+-]?)(.*)$/s.exec(plain) ?? []
  const mark = decimalMarkOf(body, language)
  const [whole = '', fraction = '', ...more] = mark ? body.split(mark) : [body]
  const integers = mark && whole === '' ? '0' : withoutGroups(whole)
  const isFraction = /^\d*$/.test(fraction) && (whole !== '' || fraction !== '')
  if (integers === null || !isFraction || more.length > 0) return null
  if (integers.length + fraction.length > digitsMax) return null
  return Number(`${sign}${integers}.${fraction}`) || 0
}

const zeros = [0x0660, 0x06f0, 0xff10]

function digitOf(digit: string): number {
  const code = digit.charCodeAt(0)
  return code - (zeros.findLast(zero => zero <= code) ?? code)
}

/** Returns the mark that begins the decimals; undefined without decimals. */
function decimalMarkOf(body: string, language: Language): string | undefined {
  if (body.includes(arabicDecimal)) return arabicDecimal
  const mark = /[.,](?=[^.,]*$)/.exec(body)?.[0]
  const other = mark === '.' ? ',' : '.'
  if (mark === undefined || body.includes(other)) return mark
  if (body.split(mark).length > 2) return undefined
  const isGroup = mark === languages[language].numbers.group && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body)
  return isGroup ? undefined : mark
}

/** Returns the digits of a whole number; null when its groups are not all of three digits and set apart by one mark. */
function withoutGroups(whole: string): string | null {
  if (/^\d+$/.test(whole)) return whole
  const mark = /^[1-9]\d{0,2}([.,\u066c])\d{3}(?:\1\d{3})*$/.exec(whole)?.[1]
  return mark === undefined ? null : whole.replaceAll(mark, '')
}
