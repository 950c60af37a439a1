/** The languages of the product; the one without a match is English (screens.md §4.2). */
export const languages = ['fr', 'en', 'ar', 'de', 'es', 'id', 'zh'] as const
export type Language = (typeof languages)[number]

/** The language a request asks for. */
export const languageOf = (request: { headers: { 'accept-language'?: string } }): Language =>
  preferredLanguage(request.headers['accept-language'])

/** The language of this code, for a code that was stored. */
export const knownLanguage = (code: string): Language => languages.find(known => known === code) ?? 'en'

/** The first of the browser's languages that is one of ours, by its own order of preference. */
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
