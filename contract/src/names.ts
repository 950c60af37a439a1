import { withPlainPunctuation } from './plain-punctuation.ts'

/**
 * Invisible characters, characters that only look like a blank, and replacements for unreadable characters. Joiners,
 * which belong to writing, are judged separately.
 */
const unreadable =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffd]/u
const joiner = /[\u200c\u200d]/
const joiningScript =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}\p{scx=Lana}\p{scx=Adlm}]/u
/** Viramas, which suppress the vowel of a consonant; a joiner after one selects its form, also at the end of a word. */
const virama =
  /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u1039\u103a\u17d2\u1b44\ua9c0]/
/** Scripts without blanks between words, in which an invisible one marks where a line may break. */
const scriptWithoutBlanks = /[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u
const letterOrMark = /[\p{L}\p{M}]/u
const emojiEnd = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u
const emoji = /\p{Extended_Pictographic}/u
const tag = /[\u{e0020}-\u{e007e}]/u
const endOfTags = '\u{e007f}'
/** The largest number of marks on one letter; no script writes more. */
const marksMost = 5

export type InvalidCharacter = {
  /** The code point in its usual notation: `U+200C`. */
  character: string
  /** The position, counted in characters from 1. */
  position: number
}

/** Returns the first character that a name must not contain; undefined for a valid name. */
export function firstInvalidCharacter(name: string): InvalidCharacter | undefined {
  const wrong = findSign(
    name,
    (sign, before, after) =>
      (unreadable.test(sign) && !belongs(sign, before, after)) || isMarkWithoutLetter(sign, before),
  )
  return wrong ?? tooManyMarksIn(name)
}

/**
 * Returns the first Cyrillic or Greek letter of a word that also has Latin letters; undefined when each word is in one
 * script. Only names meant to be mistaken for others are written like that.
 */
export function firstMixedScriptCharacter(name: string): InvalidCharacter | undefined {
  const word = name.match(/[\p{L}\p{M}]+/gu)?.find(each => latin.test(each) && latinLookAlike.test(each))
  if (word === undefined) return undefined
  const before = [...name.slice(0, name.indexOf(word))].length
  const at = [...word].findIndex(sign => latinLookAlike.test(sign))
  return asWrongSign([...word][at] ?? '', before + at)
}

const latin = /\p{Script=Latin}/u
const latinLookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

const isMarkWithoutLetter = (sign: string, before: string): boolean =>
  /^\p{Mn}/u.test(sign) && /^\s?$/u.test(before) && !unreadable.test(sign)

function tooManyMarksIn(name: string): InvalidCharacter | undefined {
  const { 0: marks = '', index = 0 } =
    new RegExp(`\\p{Mn}{${marksMost + 1},}`, 'u').exec(name.normalize('NFC')) ?? {}
  return marks === ''
    ? undefined
    : asWrongSign([...marks][marksMost] ?? '', [...name.slice(0, index)].length + marksMost)
}

/** Returns the first lone surrogate or control character other than those `allowed`; undefined when there is none. */
export function firstControlCharacter(text: string, allowed = ''): InvalidCharacter | undefined {
  return findSign(text, sign => /[\p{Cc}\p{Cs}]/u.test(sign) && !allowed.includes(sign))
}

/** Returns the first wrong character, which is judged together with its neighbours. */
function findSign(
  text: string,
  isWrong: (sign: string, before: string, after: string) => boolean,
): InvalidCharacter | undefined {
  const signs = [...text]
  const at = signs.findIndex((sign, index) => isWrong(sign, signs[index - 1] ?? '', signs[index + 1] ?? ''))
  return at === -1 ? undefined : asWrongSign(signs[at] ?? '', at)
}

/** @param at position in characters, from 0 */
function asWrongSign(sign: string, at: number): InvalidCharacter {
  const code = sign.codePointAt(0) ?? 0
  return { character: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`, position: at + 1 }
}

/** Whether an invisible character changes how its neighbours are displayed, as their script requires. */
function belongs(sign: string, before: string, after: string): boolean {
  if (joiner.test(sign)) {
    const isEmoji = sign === '\u200d' && emojiEnd.test(before) && emoji.test(after)
    return isEmoji || (virama.test(before) && !joiner.test(after)) || joinsWords(before, after)
  }
  if (sign === '\u200b') return [before, after].every(each => scriptWithoutBlanks.test(each))
  if (sign === '\u180e') return [before, after].every(each => /\p{scx=Mong}/u.test(each))
  if (sign === '\u034f') return [before, after].every(each => /\p{scx=Hebr}/u.test(each))
  if (sign === '\ufe0f' || sign === '\ufe0e') return /[\p{Emoji}]/u.test(before)
  if (/[\u{e0100}-\u{e01ef}]/u.test(sign)) return /\p{scx=Hani}/u.test(before)
  if (tag.test(sign)) return (before === '🏴' || tag.test(before)) && (tag.test(after) || after === endOfTags)
  if (sign === endOfTags) return tag.test(before)
  return /[\u180b-\u180d\u180f]/.test(sign) && /\p{scx=Mong}/u.test(before)
}

/** Whether a joiner is between letters of scripts that use it, or between such a letter and a digit or punctuation. */
function joinsWords(before: string, after: string): boolean {
  const isJoining = (sign: string) => letterOrMark.test(sign) && joiningScript.test(sign)
  const mayStandBeside = (sign: string) => isJoining(sign) || /[\p{N}\p{P}]/u.test(sign)
  return [before, after].some(isJoining) && [before, after].every(mayStandBeside)
}

/**
 * Normalises a name for comparison, so that names that look the same are equal: without invisible characters, in one
 * form of each letter (NFKC), of apostrophes and of hyphens, with single blanks, regardless of case.
 */
export const normaliseName = (name: string): string =>
  withPlainPunctuation(name, 'NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFKC')
