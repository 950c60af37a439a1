import { expect, test } from 'vitest'
import { announcedAt, spanOf, urgencyOf } from './countdown.ts'

const minutes = (count: number) => count * 60_000

test('splits a duration into whole days, hours, minutes and seconds', () => {
  expect(spanOf(minutes(12) + 41_900)).toEqual({ days: 0, hours: 0, minutes: 12, seconds: 41 })
  expect(spanOf(minutes(60 * 26 + 5))).toEqual({ days: 1, hours: 2, minutes: 5, seconds: 0 })
})
test('the urgency is calm from five minutes, soon below five and now below one', () => {
  expect(urgencyOf(minutes(5))).toBe('calm')
  expect(urgencyOf(minutes(5) - 1)).toBe('soon')
  expect(urgencyOf(minutes(1) - 1)).toBe('now')
})
test('announces ten, five and one minutes, and nothing in between', () => {
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
