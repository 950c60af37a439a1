import { expect, test } from 'vitest'
import { dayOfCall, dayText, instantOf, readDay, roundUp, tomorrow, wallTimeOf } from './school-time.ts'

const paris = 'Europe/Paris'
const at = (text: string) => Date.parse(text)

test('converts a wall-clock time to its instant and back, in summer and in winter, east and west', () => {
  for (const zone of [paris, 'Asia/Kathmandu', 'America/St_Johns', 'UTC'])
    for (const text of ['2026-01-15T08:35:00Z', '2026-07-15T22:05:00Z'])
      expect(instantOf(wallTimeOf(at(text), zone), zone)).toBe(at(text))
  expect(wallTimeOf(at('2026-11-21T13:35:00Z'), paris)).toEqual({
    year: 2026,
    month: 11,
    day: 21,
    hour: 14,
    minute: 35,
  })
})

test('a skipped time moves forward by the gap, and a repeated one means the first', () => {
  const wall = (month: number, day: number) => ({ year: 2026, month, day, hour: 2, minute: 30 })
  expect(instantOf(wall(3, 29), paris)).toBe(at('2026-03-29T03:30:00+02:00'))
  expect(instantOf(wall(10, 25), paris)).toBe(at('2026-10-25T02:30:00+02:00'))
})

test('tomorrow at the same time may be 23 or 25 hours later', () => {
  expect(tomorrow(at('2026-03-28T12:00:00+01:00'), paris)).toBe(at('2026-03-29T12:00:00+02:00'))
  expect(tomorrow(at('2026-12-31T12:00:00+01:00'), paris)).toBe(at('2027-01-01T12:00:00+01:00'))
})

test('shortcuts are rounded up to five minutes', () => {
  expect(roundUp(at('2026-11-21T13:31:01Z'))).toBe(at('2026-11-21T13:35:00Z'))
  expect(roundUp(at('2026-11-21T13:35:00Z'))).toBe(at('2026-11-21T13:35:00Z'))
})

test('reads a typed day if it exists, and writes it in both formats', () => {
  const day = { year: 2026, month: 2, day: 3 }
  for (const text of ['03/02/2026', '3.2.2026', ' 3-2-2026 ', '3 2 2026']) expect(readDay(text)).toEqual(day)
  for (const text of ['', '31/02/2026', '02/13/2026', '3/2/26', 'demain'])
    expect(readDay(text)).toBeUndefined()
  expect([dayText(day), dayOfCall(day)]).toEqual(['03/02/2026', '02/03/2026'])
})
