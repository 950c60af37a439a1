import { isLanguage, type Language, languageOfTag } from '@trimestre/contract/languages'

/** Returns the language that a request prefers. */
export const languageOf = (request: { headers: { 'accept-language'?: string } }): Language =>
  preferredLanguage(request.headers['accept-language'])

/** Returns the language of a stored code, or English for an unknown code. */
export const knownLanguage = (code: string): Language => (isLanguage(code) ? code : 'en')

/**
 * Returns the first of the browser's languages, in its order of preference, that the product has; English when it has none
 * (screens.md §4.2).
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map(given => /^\s*q=([\d.]+)$/i.exec(given)?.[1]).find(Boolean)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(choice => choice.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wanted.map(({ tag }) => languageOfTag(tag)).find(isLanguage) ?? 'en'
}
