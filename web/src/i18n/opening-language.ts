import { type Language, languageCodes } from '@trimestre/contract/languages'
import { chooseLanguage } from './languages.ts'

function storedLanguage(): string | null {
  try {
    return localStorage.getItem('locale')
  } catch {
    return null
  }
}

/** Returns the language in which a visit starts. */
export const openingLanguage = (): Language =>
  chooseLanguage(storedLanguage(), navigator.languages, languageCodes)
