import { isLanguage, type Language, languageOfTag, languages } from '@trimestre/contract/languages'
import { storedLanguage } from './stored-language.ts'

/**
 * Keeps a name or an amount in Latin letters together within a right-to-left sentence: without the isolating marks, the
 * figure in « Vélo · 6 » would be displayed next to the name, away from the word it counts.
 */
export const isolateLatin = (text: string, language: unknown): string =>
  isLanguage(language) && languages[language].dir === 'rtl' && /\p{Script=Latin}/u.test(text)
    ? `\u2068${text}\u2069`
    : text

/** Returns the stored choice, otherwise the first of the browser's languages that is available, otherwise English. */
export function chooseLanguage(kept: string | null, wanted: readonly string[]): Language {
  if (isLanguage(kept)) return kept
  return wanted.map(languageOfTag).find(isLanguage) ?? 'en'
}

/** Returns the language in which a visit starts. */
export const openingLanguage = (): Language => chooseLanguage(storedLanguage(), navigator.languages)
