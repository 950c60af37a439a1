import { type Language, languages } from '@trimestre/contract/languages'

/** U+202F: an ordinary space as group separator turns a number round in Arabic. */
const narrowNoBreakSpace = '\u202f'
const minus = '\u2212'
/** U+2068 and U+2069: what stands between them has its own direction. */
const [isolate, endOfIsolate] = ['\u2068', '\u2069']

/** Returns the mark between thousands in a file of this language. */
const groupMark = (language: Language): string => {
  const { group } = languages[language].numbers
  return group === ',' && language !== 'ar' ? group : narrowNoBreakSpace
}

/** Writes a number as files of this language have it. */
export function writeNumber(language: Language, value: number, digits = 0): string {
  const rounded = Number(Math.abs(value).toFixed(digits))
  const [whole = '', fraction = ''] = String(rounded).split('.')
  const decimals = fraction.padEnd(digits, '0')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, groupMark(language))
  const written = grouped + (decimals && languages[language].numbers.decimal + decimals)
  return isolated(language, value < 0 && rounded > 0 ? minus + written : written)
}

/** Keeps a number, or a name in other letters, in its place in a sentence from right to left. */
export const isolated = (language: Language, text: string): string =>
  languages[language].dir === 'rtl' ? isolate + text + endOfIsolate : text

const numberInText = /\u200e?[\u2212+-]?\d+(?:[\u202f.,]\d+)*(?:\u00a0?%)?/gu

const isolatedPart = /(\u2068[^\u2069]*\u2069)/u
const isolatedNumber = /^\u2068([\u200e\u2212+\d\u202f.,%-]+)\u2069$/u

/** Writes the numbers of a sentence that was made for the screens as files have them. */
export function withFileNumbers(language: Language, sentence: string): string {
  const { group } = languages[language].numbers
  const betweenThousands = new RegExp(`(?<=\\d)\\${group}(?=\\d{3}(?!\\d))`, 'g')
  const isRightToLeft = languages[language].dir === 'rtl'
  const rewrite = (part: string): string => {
    const written = part.replaceAll(betweenThousands, groupMark(language))
    if (!isRightToLeft) return written
    return written.replaceAll(numberInText, number => isolated(language, number.replace('\u200e', '')))
  }
  return sentence
    .split(isolatedPart)
    .map((part, index) => {
      if (index % 2 === 0) return rewrite(part)
      // What is isolated already stays as it is, such as a name, unless it is a number.
      const [, number] = isolatedNumber.exec(part) ?? []
      return number === undefined ? part : rewrite(number)
    })
    .join('')
}
