type Numbers = {
  group: string
  decimal: string
  negative: string
  /** The percent sign, with the space before it where the language writes one. */
  percent: string
}

export type Clock = {
  separator: string
  /** Whether an hour before ten has two digits. */
  padded: boolean
  /** The marks of morning and afternoon, in languages with a twelve-hour clock. */
  halves?: readonly [string, string]
}

type Described = {
  /** The language's own name. */
  name: string
  dir: 'ltr' | 'rtl'
  /** The locale for `Intl`. */
  intl: string
  numbers: Numbers
  /** The mark of thousands, as in « 12 k ». */
  thousands: string
  clock: Clock
  /** For a regional variant: the language whose texts it shares, except those in its own files. */
  base?: string
  /** The regions whose readers keep the base; readers of any other region get the variant. */
  baseRegions?: readonly string[]
}

const minus = '\u2212'
const noBreakSpace = '\u00a0'
/** Keeps the sign on the left of its number in a right-to-left sentence. */
const leftToRightMark = '\u200e'

const pointed: Numbers = { group: ',', decimal: '.', negative: minus, percent: '%' }
const commaed: Numbers = { group: '.', decimal: ',', negative: minus, percent: '%' }
const spacedPercent = `${noBreakSpace}%`
const wholeDay: Clock = { separator: ':', padded: true }

/**
 * The languages of the product: the only list of them. A further language needs an entry here, its texts in
 * `web/src/i18n/locales`, `server/src/features/mail/texts` and the folders of `contract/src` whose names end in `-texts`,
 * and no other change of code. A regional variant names its base and has only the texts that differ.
 */
export const languages = {
  // French would use narrow no-break spaces, which are missing from the product's fonts.
  fr: {
    name: 'Français',
    dir: 'ltr',
    intl: 'fr',
    numbers: { ...commaed, group: noBreakSpace, percent: spacedPercent },
    thousands: 'k',
    clock: wholeDay,
  },
  en: {
    name: 'English',
    dir: 'ltr',
    intl: 'en',
    numbers: pointed,
    thousands: 'k',
    clock: { separator: ':', padded: false, halves: ['AM', 'PM'] },
  },
  'en-GB': {
    name: 'English (UK)',
    base: 'en',
    baseRegions: ['US'],
    dir: 'ltr',
    intl: 'en-GB',
    numbers: pointed,
    thousands: 'k',
    clock: wholeDay,
  },
  ar: {
    name: 'العربية',
    dir: 'rtl',
    intl: 'ar-u-nu-latn',
    numbers: { ...pointed, negative: leftToRightMark + minus },
    thousands: 'ألف',
    clock: { separator: ':', padded: false, halves: ['ص', 'م'] },
  },
  de: {
    name: 'Deutsch',
    dir: 'ltr',
    intl: 'de',
    numbers: { ...commaed, percent: spacedPercent },
    thousands: 'k',
    clock: wholeDay,
  },
  es: {
    name: 'Español',
    dir: 'ltr',
    intl: 'es',
    numbers: { ...commaed, percent: spacedPercent },
    thousands: 'k',
    clock: { separator: ':', padded: false },
  },
  id: {
    name: 'Bahasa Indonesia',
    dir: 'ltr',
    intl: 'id',
    numbers: commaed,
    thousands: 'rb',
    clock: { separator: '.', padded: true },
  },
  zh: { name: '中文', dir: 'ltr', intl: 'zh', numbers: pointed, thousands: 'k', clock: wholeDay },
} as const satisfies Record<string, Described>

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as Language[]

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)

/** Returns the language for a tag of a browser, such as « fr-CA » or « en-AU ». */
export function languageOfTag(tag: string): Language | undefined {
  const [, code = '', region] =
    /^([a-z]+)(?:[-_][a-z]{4})?(?:[-_]([a-z]{2}|\d{3}))?(?![a-z\d])/i.exec(tag) ?? []
  const language = code.toLowerCase()
  if (!isLanguage(language)) return undefined
  return (region && variantFor(language, region.toUpperCase())) || language
}

const variantFor = (base: Language, region: string): Language | undefined =>
  languageCodes.find(code => {
    const variant: Described = languages[code]
    return variant.base === base && !variant.baseRegions?.includes(region)
  })
