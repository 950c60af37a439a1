/** The product's languages, each under its own name. */
export const languages = {
  fr: { name: 'Français', dir: 'ltr', intl: 'fr' },
  en: { name: 'English', dir: 'ltr', intl: 'en' },
  ar: { name: 'العربية', dir: 'rtl', intl: 'ar-u-nu-latn' },
  de: { name: 'Deutsch', dir: 'ltr', intl: 'de' },
  es: { name: 'Español', dir: 'ltr', intl: 'es' },
  id: { name: 'Bahasa Indonesia', dir: 'ltr', intl: 'id' },
  zh: { name: '中文', dir: 'ltr', intl: 'zh' },
} as const

export type Language = keyof typeof languages

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)

/** The kept choice, else the first of the browser's languages we speak, else English. */
export function chooseLanguage(
  kept: string | null,
  wanted: readonly string[],
  available: readonly Language[],
): Language {
  const has = (code: unknown): code is Language => isLanguage(code) && available.includes(code)
  if (has(kept)) return kept
  return wanted.map(tag => tag.toLowerCase().split('-')[0]).find(has) ?? 'en'
}
