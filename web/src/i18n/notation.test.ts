import { type Language, languages } from '@trimestre/contract/languages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../testing/properties.ts'
import { writeNumber, writeTime } from './notation.ts'

/** Returns the platform's notation of a number that is already rounded, with the characters of our fonts. */
function asThePlatform(language: Language, value: number, digits?: number): string {
  const format = new Intl.NumberFormat(languages[language].intl, {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 6,
    useGrouping: language === 'es' ? 'always' : true,
  })
  const rounded = Number(value.toFixed(digits ?? 6))
  const text = format.format(rounded === 0 ? 0 : rounded)
  return text.replace(/\u202f/g, '\u00a0').replace(/-/g, '\u2212')
}

const amount = fc.oneof(
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(centimes => centimes / 100),
  fc.double({ min: -1e15, max: 1e15, noNaN: true }),
  fc.double({ min: -2, max: 2, noNaN: true }),
)

describe.each(Object.keys(languages) as Language[])('a number in %s', language => {
  test('is what the platform writes', () => {
    const digits = fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined })
    fc.assert(
      fc.property(amount, digits, (value, count) => {
        expect(writeNumber(language, value, count)).toBe(asThePlatform(language, value, count))
      }),
      { numRuns: runs(1000) },
    )
  })
  test('is written even when it is infinite or not a number', () => {
    expect(writeNumber(language, Number.POSITIVE_INFINITY, 2)).toBe('∞')
    expect(writeNumber(language, Number.NaN)).toBe('NaN')
  })
})

const minutesOfADay = Array.from({ length: 24 * 60 }, (_, minute) => new Date(2026, 10, 22, 0, minute, 59))

describe.each(Object.keys(languages) as Language[])('the time in %s', language => {
  test('is written as the platform writes it, at every minute of a day', () => {
    const format = new Intl.DateTimeFormat(languages[language].intl, { timeStyle: 'short' })
    const byThePlatform = minutesOfADay.map(moment => format.format(moment).replace(/[ \u202f]/g, '\u00a0'))
    expect(minutesOfADay.map(moment => writeTime(language, moment))).toEqual(byThePlatform)
  })
  test('throws for an invalid date', () => {
    expect(() => writeTime(language, new Date('none'))).toThrow(RangeError)
  })
})
