import { expect, test } from 'vitest'
import { announcedAt, spanOf, urgencyOf } from './countdown.ts'

const minutes = (count: number) => count * 60_000

test('a span is told in whole days, hours, minutes and seconds', () => {
  expect(spanOf(minutes(12) + 41_900)).toEqual({ days: 0, hours: 0, minutes: 12, seconds: 41 })
  expect(spanOf(minutes(60 * 26 + 5))).toEqual({ days: 1, hours: 2, minutes: 5, seconds: 0 })
})
test('five minutes are calm, less is soon, less than one is now', () => {
  expect(urgencyOf(minutes(5))).toBe('calm')
  expect(urgencyOf(minutes(5) - 1)).toBe('soon')
  expect(urgencyOf(minutes(1) - 1)).toBe('now')
})
test('ten, five and one minute are said aloud, nothing between', () => {
  expect([10, 9.5, 9, 5, 4, 1, 0.5, 0].map(count => announcedAt(minutes(count)))).toEqual([
    10,
    10,
    null,
    5,
    null,
    1,
    1,
    null,
  ])
})
