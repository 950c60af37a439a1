import { isLanguage, type Language, languages } from '@trimestre/contract/languages'
import { useTranslation } from 'react-i18next'
import { writeNumber, writeTime } from './notation.ts'

const noBreakSpace = '\u00a0'

/** Replaces narrow no-break spaces, which are missing from our fonts. */
const typeset = (text: string): string => text.replace(/\u202f/g, noBreakSpace)

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Writes a size in the largest unit of which there is at least one. */
function bytesText(locale: string, bytes: number): string {
  const rank = Math.min(byteUnits.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: byteUnits[rank] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: rank < 2 ? 0 : 1,
  })
  return format.format(bytes / 1000 ** rank)
}

/**
 * Caches the result of `make` for each key, on first use: the browser takes longer to create a format than to use it.
 */
function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>()
  return key => {
    const value = kept.get(key) ?? make(key)
    kept.set(key, value)
    return value
  }
}

/**
 * Returns functions that write numbers, amounts and dates in the notation of the language. Amounts are in BA, ratios in
 * percent.
 */
export function createFormat(language: Language) {
  const { intl: locale, numbers, thousands } = languages[language]
  const number = (value: number, digits?: number) => writeNumber(language, value, digits)
  const dateFormat = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (value: Date | string | number) => {
      format ??= new Intl.DateTimeFormat(locale, options)
      return typeset(format.format(new Date(value)))
    }
  }
  return {
    language,
    /** Writes as many decimals as the value has, six at most. */
    number: (value: number) => number(value),
    integer: (value: number) => number(value, 0),
    decimal: (value: number, digits: number) => number(value, digits),
    /** Writes « 44 250 BA ». */
    amount: (value: number) => `${number(value, 0)}${noBreakSpace}BA`,
    /** Writes prices and unit costs with two decimals. */
    price: (value: number) => `${number(value, 2)}${noBreakSpace}BA`,
    percent: (value: number, digits = 1) => number(value, digits) + numbers.percent,
    /** Writes thousands, truncated and not rounded: 999 is « 0 k », −1 500 is « −1 k ». */
    thousands: (value: number) => `${number(Math.trunc(value / 1000), 0)}${noBreakSpace}${thousands}`,
    date: dateFormat({ dateStyle: 'medium' }),
    /** Writes hours and minutes. */
    time: (value: Date | string | number) => writeTime(language, new Date(value)),
    dateTime: dateFormat({ dateStyle: 'medium', timeStyle: 'short' }),
    /** Writes a date and time to the second. */
    instant: dateFormat({ dateStyle: 'medium', timeStyle: 'medium' }),
    /** Joins names as the language does: « tom, lea et max ». */
    list: (names: readonly string[]) => new Intl.ListFormat(locale).format(names),
    /** Writes « 12,4 Mo ». */
    bytes: (value: number) => typeset(bytesText(locale, value)),
    /** Writes the time of a future event: day of the week, day, hour and time zone. */
    appointment: dateFormat({
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
  }
}

export type Format = ReturnType<typeof createFormat>

/** Returns the progress at quarter n of N in whole percent, truncated and never above 100. */
export const progressPercent = (current: number, total: number): number =>
  total > 0 ? Math.min(100, Math.max(0, Math.trunc((current / total) * 100))) : 0

const formatOf = memoize(createFormat)

export function useFormat(): Format {
  const { i18n } = useTranslation()
  return formatOf(isLanguage(i18n.language) ? i18n.language : 'en')
}
