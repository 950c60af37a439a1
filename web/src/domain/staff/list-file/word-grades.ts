import { decode, type Encoding } from './code-pages.ts'

/**
 * The words of a language: `letters` are its lower-case letters beyond a to z, `script` matches a word in another
 * script, and `usual` matches a word that is more likely than chance.
 */
export type Words = { letters?: string; script?: RegExp; usual?: RegExp }

/**
 * Rates the plausibility of a word as a name or a column header: up to 1 for each plausible character beyond ASCII,
 * negative for characters that no word of the language has in that position.
 */
export function scoreWord(word: string, encoding: Encoding, { letters, script, usual }: Words): number {
  const count = word.match(/\P{ASCII}/gu)?.length ?? 0
  if (count === 0) return 0
  if (script?.test(word)) return count * (usual?.test(word) ? 1 : gradeScript(word, encoding))
  return letters === undefined ? -2 * count : gradeLatin(word, letters)
}

/**
 * Rates a word in a single script other than Latin: by its capitals, if the script has any, otherwise by its
 * characters.
 */
function gradeScript(word: string, encoding: Encoding): number {
  if (/^\p{Lu}\p{Ll}*$/u.test(word)) return 1
  if (/^\p{Lu}+$/u.test(word)) return 0.9
  if (/^\p{Ll}+$/u.test(word)) return 0.6
  if (/\p{Lu}|\p{Ll}/u.test(word)) return -2
  if (/\p{Script=Arabic}/u.test(word)) return gradeArabic(word)
  if (/[ךםןףץ]./u.test(word)) return -0.5
  const common = commonSigns(encoding)
  const signs = [...word]
  return common ? (0.8 * signs.filter(sign => common.has(sign)).length) / signs.length : 1
}

/** Rates an Arabic word: some letters only end a word, others never start one, and vowel marks are rare in names. */
function gradeArabic(word: string): number {
  if (/[ةى].|^[\p{M}ؤئة]/u.test(word)) return -0.5
  if (/\p{M}|^ء/u.test(word)) return 0.3
  return /[اويمهةلنرب]/u.test(word) ? 1 : 0.8
}

/**
 * The range of the most frequent characters in the Chinese, Japanese and Korean code pages: first and last lead byte,
 * first trail byte.
 */
const commonRanges: Partial<Record<Encoding, readonly [number, number, number]>> = {
  gb18030: [0xb0, 0xd7, 0xa1],
  big5: [0xa4, 0xc6, 0x40],
  shift_jis: [0x88, 0x97, 0x40],
  'euc-kr': [0xb0, 0xc8, 0xa1],
}
const commonSets = new Map<Encoding, ReadonlySet<string>>()

function commonSigns(encoding: Encoding): ReadonlySet<string> | undefined {
  const known = commonSets.get(encoding)
  const range = commonRanges[encoding]
  if (known || !range) return known
  const [first, last, trail] = range
  const bytes: number[] = []
  for (let lead = first; lead <= last; lead += 1)
    for (let next = trail; next <= 0xfe; next += 1) bytes.push(lead, next)
  const signs = new Set(decode(Uint8Array.from(bytes), encoding))
  commonSets.set(encoding, signs)
  return signs
}

/** Returns the sum of the grades of the characters beyond ASCII; a word that consists mostly of them is implausible. */
function gradeLatin(word: string, letters: string): number {
  const signs = [...word.matchAll(/\P{ASCII}/gu)]
  if (word.length === 1) return 0
  const share = signs.length / (word.match(/\p{L}/gu)?.length ?? 1)
  if (signs.length > 1 && (share >= 1 || (signs.length > 2 && share > 0.5))) return -signs.length
  const grades = signs.map(({ 0: sign, index }) =>
    gradeSign(sign, {
      second: word[index - 2] ?? '',
      before: word[index - 1] ?? '',
      after: word[index + 1] ?? '',
      letters,
    }),
  )
  return grades.reduce((sum, grade) => sum + grade, 0)
}

type Place = { second: string; before: string; after: string; letters: string }

function gradeSign(sign: string, place: Place): number {
  const { before, letters } = place
  if (sign === '’') return gradeApostrophe(place)
  if (!/\p{Script=Latin}/u.test(sign) || /[ﬁﬂƒªº]/u.test(sign) || isMisplacedCapital(sign, place)) return -2
  if (isAmongCapitals(sign, place)) return 0
  const small = sign.toLowerCase()
  if (isVowel(sign) ? isOddVowel(small, place) : isOddConsonant(place)) return -0.5
  if (!letters.includes(small) && !letters.includes(sign)) return 0.3
  return before === '' && !isCapital(sign) ? 0.6 : 1
}

/** Rates an apostrophe, which follows the first letter of a word or a capital. */
function gradeApostrophe({ second, before, after }: Place): number {
  if (!isLetter(before) || !isLetter(after)) return 0
  return isLetter(second) && isSmall(before) ? 0.3 : 1
}

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign)
const isCapital = (sign: string): boolean => /\p{Lu}/u.test(sign)
const isSmall = (sign: string): boolean => /\p{Ll}/u.test(sign)
const isVowel = (sign: string): boolean => /^[aeiouyæœøı]/i.test(sign.normalize('NFD'))

/** Whether a capital is inside a word in lower case. */
const isMisplacedCapital = (sign: string, { before, after }: Place): boolean =>
  isCapital(sign) && (isSmall(before) || (isCapital(before) && isSmall(after)))

/** Whether a lower-case letter is inside a word in capitals, as French keyboards produce it: « LEFéVRE ». */
const isAmongCapitals = (sign: string, { second, before, after }: Place): boolean =>
  isSmall(sign) && (isCapital(after) || (isCapital(before) && isCapital(second)))

/**
 * Whether a vowel is in an implausible position: õ precedes e, ì ends a word, œ follows a consonant, and only some
 * vowels occur between two others.
 */
function isOddVowel(small: string, { before, after }: Place): boolean {
  if (small === 'õ') return !/e/i.test(after)
  if (small === 'ì') return after !== ''
  if (small === 'œ') return isVowel(before)
  return !/[ïëüÿã]/.test(small) && isVowel(before) && isVowel(after)
}

/** Whether a consonant that is not the first letter has no vowel next to it. */
const isOddConsonant = ({ before, after }: Place): boolean =>
  before !== '' && !isVowel(before) && !isVowel(after)
