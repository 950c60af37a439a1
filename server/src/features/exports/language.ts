import type { Language } from '@trimestre/contract/languages'
import { preferredLanguage } from '../../platform/http/language.ts'

/**
 * Returns the requested language of a file, or French, the language of the column titles, when the request names none or
 * accepts any.
 */
export const languageOfFile = (asked = '*'): Language =>
  /\p{L}/u.test(asked.replace(/;\s*q=/gi, '')) ? preferredLanguage(asked) : 'fr'
