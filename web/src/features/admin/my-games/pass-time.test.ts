import { expect, test } from 'vitest'
import { firstTime, passTimeOf, shortcuts, timeUntil } from './pass-time.ts'

const paris = 'Europe/Paris'
const now = Date.parse('2026-11-21T23:47:30+01:00')

test('starts ten minutes ahead, rounded up to five, in the time zone of the school', () => {
  expect(firstTime(now, paris)).toEqual({ date: '22/11/2026', hour: '0', minute: '0' })
  expect(firstTime(now, 'Asia/Kathmandu')).toEqual({ date: '22/11/2026', hour: '4', minute: '45' })
})

test('offers shortcuts for an hour from now and the same time tomorrow', () => {
  expect(shortcuts.hour(now, paris)).toEqual({ date: '22/11/2026', hour: '0', minute: '50' })
  expect(shortcuts.tomorrow(now, paris)).toEqual({ date: '22/11/2026', hour: '23', minute: '50' })
})

test('computes the time until the chosen moment and sends the month first', () => {
  const choice = { date: '22/11/2026', hour: '2', minute: '5' }
  expect(timeUntil(choice, now, paris)).toBe((2 * 60 + 17.5) * 60_000)
  expect(passTimeOf(choice)).toEqual({ date: '11/22/2026', heure: 2, minute: 5 })
  expect(timeUntil({ ...choice, date: '30/02/2026' }, now, paris)).toBeUndefined()
  expect(passTimeOf({ ...choice, date: 'demain' })).toBeUndefined()
})
