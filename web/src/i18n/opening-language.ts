import { availableLanguages, chooseLanguage, type Language } from './languages.ts'

function keptLanguage(): string | null {
  try {
    return localStorage.getItem('locale')
  } catch {
    return null
  }
}

/** The language that a visit begins in. */
export const openingLanguage = (): Language =>
  chooseLanguage(keptLanguage(), navigator.languages, availableLanguages)
