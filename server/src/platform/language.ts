/** The languages of the product; English is used when none matches (screens.md §4.2). */
export const languages = ['fr', 'en', 'ar', 'de', 'es', 'id', 'zh'] as const
export type Language = (typeof languages)[number]

/** Returns the language that a request prefers. */
export const languageOf = (request: { headers: { 'accept-language'?: string } }): Language =>
  preferredLanguage(request.headers['accept-language'])

/** Returns the language of a stored code, or English for an unknown code. */
export const knownLanguage = (code: string): Language => languages.find(known => known === code) ?? 'en'

/** Returns the first of the browser's languages, in its order of preference, that the product has. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map(given => /^\s*q=([\d.]+)$/.exec(given)?.[1]).find(Boolean)
      return { code: tag.split(/[-_]/, 1)[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(choice => choice.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  const found = wanted.map(choice => languages.find(known => known === choice.code)).find(Boolean)
  return found ?? 'en'
}
