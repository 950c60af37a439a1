import { type Language, languages } from '@trimestre/contract/languages'
import { spanOf } from '../../../domain/countdown.ts'

const minute = 60_000

/**
 * Writes a remaining time in words, its last minutes rounded up: « 2 jours et 3 heures », « 1 heure et 12 minutes »,
 * « 4 minutes ».
 */
export function durationText(language: Language, left: number): string {
  const locale = languages[language].intl
  const { days, hours, minutes } = spanOf(Math.ceil(left / minute) * minute)
  const write = (count: number, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
      .format(count)
      .replace(/\u202f/g, '\u00a0')
  const parts =
    days > 0
      ? [write(days, 'day'), hours > 0 ? write(hours, 'hour') : null]
      : [
          hours > 0 ? write(hours, 'hour') : null,
          minutes > 0 || hours === 0 ? write(minutes, 'minute') : null,
        ]
  return new Intl.ListFormat(locale).format(parts.filter(part => part !== null))
}
