import { isLanguage, languages } from './languages.ts'

/** Texts by key, in groups of any depth; a list of paragraphs is one text. */
export type TextTree = { [key: string]: string | readonly string[] | TextTree }

/**
 * Returns the texts of a language: its own, and for a regional variant those of its base wherever it has none.
 * @param read returns the own texts of a language, or undefined when it has none
 */
export function completeTexts(language: string, read: (language: string) => TextTree | undefined): TextTree {
  const base = baseOf(language)
  const own = read(language) ?? {}
  return base === undefined ? own : overlay(completeTexts(base, read), own)
}

/** Returns the language whose texts a regional variant shares. */
export function baseOf(language: string): string | undefined {
  if (!isLanguage(language)) return undefined
  const described: { name: string; base?: string } = languages[language]
  return described.base
}

function overlay(base: TextTree, own: TextTree): TextTree {
  const replaced = Object.entries(own).map(([key, text]) => {
    const below = base[key]
    return [key, isTree(text) && isTree(below) ? overlay(below, text) : text] as const
  })
  return { ...base, ...Object.fromEntries(replaced) }
}

const isTree = (text: TextTree[string] | undefined): text is TextTree =>
  typeof text === 'object' && !Array.isArray(text)
