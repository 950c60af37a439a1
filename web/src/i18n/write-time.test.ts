import { type Language, languages } from '@trimestre/contract/languages'
import { describe, expect, test } from 'vitest'
import { writeTime } from './write-time.ts'

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
