import { expect, test } from 'vitest'
import { readTiming, type Timing, timingOf } from './timing.ts'

const now = Date.UTC(2030, 2, 4, 9, 58)
const zone = 'Europe/Paris'
const later = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const unplanned = timingOf({ opensAt: null, closesAt: null }, now, zone)
const read = (timing: Timing) => readTiming(timing, now, zone)

test('without a plan it opens by hand and stays open, and both moments are proposed', () => {
  expect(unplanned.opening).toBe('later')
  expect(read(unplanned)).toEqual({ moments: { opensAt: null, closesAt: null } })
  expect(read({ ...unplanned, opening: 'at', closes: true })).toEqual({
    moments: { opensAt: later(62), closesAt: later(7 * 24 * 60 + 2) },
  })
})

test('what is planned comes back as it was', () => {
  const moments = { opensAt: later(62), closesAt: later(122) }
  expect(read(timingOf(moments, now, zone))).toEqual({ moments })
})

test('opened at once, it is open even where the clock of the server is a little behind', () => {
  expect(read({ ...unplanned, opening: 'now' })).toEqual({
    moments: { opensAt: new Date(now - 5000).toISOString(), closesAt: null },
  })
})

test('a past moment, a day that does not exist and a closing before the opening are faults', () => {
  const past = timingOf({ opensAt: later(-62), closesAt: later(-12) }, now, zone)
  expect(read(past)).toEqual({ faults: { opensAt: 'time', closesAt: 'time' } })
  const nowhere = { ...unplanned.opensAt, date: '31/02/2030' }
  expect(read({ ...unplanned, opening: 'at', opensAt: nowhere })).toEqual({ faults: { opensAt: 'time' } })
  const swapped = timingOf({ opensAt: later(122), closesAt: later(62) }, now, zone)
  expect(read(swapped)).toEqual({ faults: { closesAt: 'order' } })
  // A moment that is not asked for is no fault.
  expect(read({ ...past, opening: 'later', closes: false })).toEqual({
    moments: { opensAt: null, closesAt: null },
  })
})
