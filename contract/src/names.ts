/** Signs that draw nothing, or blanks that only look like one; joiners, which belong to writing, are judged apart. */
const invisible =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u
const joiner = /[\u200c\u200d]/
const joiningScript =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}\p{scx=Lana}\p{scx=Adlm}]/u
const letterOrMark = /[\p{L}\p{M}]/u
const emojiEnd = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u
const emoji = /\p{Extended_Pictographic}/u

export type WrongSign = {
  /** As people look it up: `U+200C`. */
  character: string
  /** Its place, counted in characters from 1. */
  position: number
}

/** The first sign that a name cannot hold, undefined for a name that is right. */
export function wrongSignIn(name: string): WrongSign | undefined {
  return findSign(name, (sign, before, after) => invisible.test(sign) && !belongs(sign, before, after))
}

/** The first control character, other than those `allowed`, or lone surrogate; undefined where there is none. */
export function controlSignIn(text: string, allowed = ''): WrongSign | undefined {
  return findSign(text, sign => /[\p{Cc}\p{Cs}]/u.test(sign) && !allowed.includes(sign))
}

/** The first sign, with its neighbours, that is wrong. */
function findSign(
  text: string,
  isWrong: (sign: string, before: string, after: string) => boolean,
): WrongSign | undefined {
  const signs = [...text]
  const at = signs.findIndex((sign, index) => isWrong(sign, signs[index - 1] ?? '', signs[index + 1] ?? ''))
  if (at === -1) return undefined
  const code = signs[at]?.codePointAt(0) ?? 0
  return { character: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`, position: at + 1 }
}

/** Whether an invisible sign changes how its neighbours are drawn, as their script has it. */
function belongs(sign: string, before: string, after: string): boolean {
  if (joiner.test(sign)) {
    const isEmoji = sign === '\u200d' && emojiEnd.test(before) && emoji.test(after)
    return isEmoji || [before, after].every(each => letterOrMark.test(each) && joiningScript.test(each))
  }
  if (sign === '\ufe0f' || sign === '\ufe0e') return /[\p{Emoji}]/u.test(before)
  if (/[\u{e0100}-\u{e01ef}]/u.test(sign)) return /\p{scx=Hani}/u.test(before)
  if (/[\u{e0020}-\u{e007f}]/u.test(sign)) return /[\u{1f3f4}\u{e0020}-\u{e007e}]/u.test(before)
  return /[\u180b-\u180d\u180f]/.test(sign) && /\p{scx=Mong}/u.test(before)
}

/**
 * A name as it is compared: names that look the same are the same. Without invisible signs, in one form of each letter
 * (NFKC), with single blanks, without regard to case.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFKC')
