import { decode, type Encoding } from './code-pages.ts'
import { guessCodePage } from './guess-code-page.ts'

/** The text of a file and its encoding; `isSure` is false when the bytes are ambiguous. */
export type DecodedText = { text: string; encoding: Encoding; isSure: boolean }

/**
 * Decodes a file by its bytes: a byte order mark, UTF-16 without one, UTF-8, otherwise an old code page; null when it
 * is not text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const unicode = markOf(bytes) ?? utf16Of(bytes) ?? utf8Of(bytes)
  const encoding = unicode ?? guessCodePage(bytes)
  const text = decode(bytes, encoding)
  // A file that contains NUL characters in any encoding is not text.
  if (text.includes('\0')) return null
  return { text, encoding, isSure: unicode !== undefined && !text.includes('\ufffd') }
}

function markOf([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/**
 * Detects UTF-16: its separators, digits and Latin letters have a NUL on one side, always the same; other texts have at
 * most one NUL, at their end.
 */
function utf16Of(bytes: Uint8Array): Encoding | undefined {
  const last = bytes.findLastIndex(byte => byte !== 0)
  const nuls = [0, 0]
  for (let at = 0; at < last; at += 1) if (bytes[at] === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = nuls
  const [most, least] = [Math.max(even, odd), Math.min(even, odd)]
  if (most === 0 || most * 20 < bytes.length || least * 10 > most) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/**
 * The minimum ratio of characters beyond ASCII to broken ones in UTF-8: code pages hardly produce valid ones by chance.
 */
const soundShare = 5

/** Detects UTF-8, even with a broken byte; a text with few such characters is left to the code-page detection. */
function utf8Of(bytes: Uint8Array): Encoding | undefined {
  const text = decode(bytes, 'utf-8')
  const broken = text.match(/\ufffd/g)?.length ?? 0
  if (broken === 0) return 'utf-8'
  const signs = text.match(/\P{ASCII}/gu)?.length ?? 0
  return signs - broken >= broken * soundShare ? 'utf-8' : undefined
}
