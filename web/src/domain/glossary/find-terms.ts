import type { Language } from '@trimestre/contract/languages'

/** A part of a text; `key` is the term that it names. */
export type Piece<K extends string> = { text: string; key: K | null }

/** The words that precede a word in Arabic without a space: « and », « with », « for », the article. */
const arabicPrefix = '(?:[وف]?[بكل]?(?:ال|لل)?)'

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns a pattern that matches whole words only, except in Chinese, which has no spaces. */
function patternOf(words: readonly string[], language: Language): RegExp {
  const list = words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
  if (language === 'zh') return new RegExp(`(${list})`, 'gu')
  const prefix = language === 'ar' ? arabicPrefix : ''
  return new RegExp(`(?<![\\p{L}\\p{N}])(${prefix}(?:${list}))(?![\\p{L}\\p{N}])`, 'giu')
}

/** Splits a text at the words of the glossary, each term at its first occurrence only. */
export function findTerms<K extends string>(
  text: string,
  wordsByKey: ReadonlyMap<K, readonly string[]>,
  language: Language,
): Piece<K>[] {
  const keys = new Map(
    [...wordsByKey].flatMap(([key, words]) => words.map(word => [fold(word), key] as const)),
  )
  if (keys.size === 0) return [{ text, key: null }]
  const pieces: Piece<K>[] = []
  const met = new Set<K>()
  let from = 0
  for (const match of text.matchAll(patternOf([...wordsByKey.values()].flat(), language))) {
    const key = keyOf(match[0], keys)
    if (key === undefined || met.has(key)) continue
    met.add(key)
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), key: null })
    pieces.push({ text: match[0], key })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), key: null })
  return pieces
}

const fold = (word: string): string => word.toLowerCase()

/** Returns the term of a matched word, without its Arabic prefix if it has one. */
function keyOf<K>(found: string, keys: ReadonlyMap<string, K>): K | undefined {
  const word = fold(found)
  for (let cut = 0; cut < Math.min(5, word.length); cut += 1) {
    const key = keys.get(word.slice(cut)) ?? keys.get(`ال${word.slice(cut)}`)
    if (key !== undefined) return key
  }
  return undefined
}
