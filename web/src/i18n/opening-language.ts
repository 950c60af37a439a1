import { availableLanguages, chooseLanguage, type Language } from './languages.ts'

function keptLanguage(): string | null {
  try {
    return localStorage.getItem('locale')
  } catch {
    return null
  }
}

/** Returns the language in which a visit starts. */
export const openingLanguage = (): Language =>
  chooseLanguage(keptLanguage(), navigator.languages, availableLanguages)
