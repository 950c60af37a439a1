import { expect, test } from 'vitest'
import { laterBy, nextMultiples, soonAfter } from './pass-moments.ts'

const at = (time: string) => Date.parse(`2026-11-21T${time}+01:00`)

test('offers the next three multiples of five minutes, none within a minute from now', () => {
  expect(nextMultiples(at('14:33:10'), 3)).toEqual([at('14:35'), at('14:40'), at('14:45')])
  expect(nextMultiples(at('14:34:20'), 3)).toEqual([at('14:40'), at('14:45'), at('14:50')])
})

test('more time is counted from the planned end, to the minute', () => {
  expect(laterBy(1, at('14:35'), at('14:31'))).toBe(at('14:36'))
  expect(laterBy(3, at('14:37'), at('14:31'))).toBe(at('14:40'))
  expect(laterBy(5, at('14:35:42'), at('14:31'))).toBe(at('14:40:42'))
})

test('a pass that is already due is moved from now', () => {
  expect(laterBy(1, at('14:35'), at('14:35:20'))).toBe(at('14:37'))
})

test('a pass in three minutes is on a whole minute and leaves no less', () => {
  expect(soonAfter(3, at('14:33:10'))).toBe(at('14:37'))
  expect(soonAfter(3, at('14:33'))).toBe(at('14:36'))
})
