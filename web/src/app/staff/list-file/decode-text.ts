/** The encodings a class list may have, as the browser's decoder and people call them. */
export const encodings = [
  ['utf-8', 'UTF-8'],
  ['windows-1252', 'Windows-1252'],
  ['macintosh', 'Mac Roman'],
  ['utf-16le', 'UTF-16 LE'],
  ['utf-16be', 'UTF-16 BE'],
  ['windows-1250', 'Windows-1250'],
  ['iso-8859-2', 'ISO 8859-2'],
  ['windows-1251', 'Windows-1251'],
  ['windows-1253', 'Windows-1253'],
  ['windows-1254', 'Windows-1254'],
  ['windows-1256', 'Windows-1256'],
  ['gb18030', 'GB 18030'],
  ['big5', 'Big5'],
] as const
export type Encoding = (typeof encodings)[number][0]

/** A file's text and the encoding it was read in; `isSure` is false where the bytes leave a doubt. */
export type DecodedText = { text: string; encoding: Encoding; isSure: boolean }

/** The text of a file by its bytes: marks, UTF-16 without mark, UTF-8, else an old code page; null for no text. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const unicode = markOf(bytes) ?? utf16Of(bytes)
  if (unicode) return checked({ text: decode(bytes, unicode), encoding: unicode, isSure: true })
  const utf8 = decodeWhole(bytes, 'utf-8')
  if (utf8 !== null) return checked({ text: utf8, encoding: 'utf-8', isSure: true })
  return checked({ ...guessCodePage(bytes), isSure: false })
}

/** The text in an encoding that somebody chose; signs it cannot mean become replacement characters. */
export const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes)

/** A file that holds NUL characters in whatever encoding is no text. */
const checked = (decoded: DecodedText): DecodedText | null => (decoded.text.includes('\0') ? null : decoded)

function markOf([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Separators, digits and Latin letters of UTF-16 have a NUL on one side, always the same. */
function utf16Of(bytes: Uint8Array): Encoding | undefined {
  const nuls = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = nuls
  const [most, least] = [Math.max(even, odd), Math.min(even, odd)]
  if (most === 0 || most * 20 < bytes.length || least * 10 > most) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function decodeWhole(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Windows-1252 or Mac Roman, whichever makes names of the letters; else Arabic or Chinese, if either does. */
function guessCodePage(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const read = (encoding: Encoding) => ({ encoding, text: decodeWhole(bytes, encoding) ?? '' })
  const [windows, mac] = [read('windows-1252'), read('macintosh')]
  const score = { windows: nameScore(windows.text), mac: nameScore(mac.text) }
  if (Math.max(score.windows, score.mac) < 0) {
    const [arabic, chinese] = [read('windows-1256'), read('gb18030')]
    if (isForeign(arabic.text, /^[\p{Script=Arabic}\p{M}،؛ـ]+$/u)) return arabic
    if (isForeign(chinese.text, /^[\p{Script=Han}，；：（）、。]+$/u)) return chinese
  }
  return score.mac > score.windows ? mac : windows
}

const isForeign = (text: string, script: RegExp): boolean =>
  script.test(text.replace(/[\p{ASCII}\u00a0]/gu, ''))

const lettersOfNames = new Set('àáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿß')

/** How well the signs beyond ASCII do as letters of names: known letters in their place count for, signs against. */
function nameScore(text: string): number {
  let score = 0
  for (const { 0: sign, index } of text.matchAll(/[^\p{ASCII}\u00a0]/gu)) {
    score += signScore(sign, text[index - 2] ?? '', text[index - 1] ?? '', text[index + 1] ?? '')
  }
  return score
}

function signScore(sign: string, second: string, before: string, after: string): number {
  const isLetter = (other: string) => /\p{L}/u.test(other)
  const isCapital = (other: string) => /\p{Lu}/u.test(other)
  const isSmall = (other: string) => /\p{Ll}/u.test(other)
  if (/\p{Cc}|\ufffd/u.test(sign)) return -4
  if (sign === '’') return isLetter(before) && isLetter(after) ? 1 : -1
  const isInWord = [before, after].some(other => isLetter(other) || /[^\p{ASCII}\u00a0]/u.test(other))
  if (!isLetter(sign) || /[ƒªºﬁﬂ]/.test(sign)) return isInWord ? -2 : 0
  const isMisplaced = isCapital(sign)
    ? isSmall(before)
    : isCapital(after) || (isCapital(before) && isCapital(second))
  if (isMisplaced) return -2
  return lettersOfNames.has(sign.toLowerCase()) ? 2 : 0
}
