import { expect, test } from 'vitest'
import { choiceOf, momentOf } from './time-choice.ts'

const now = Date.parse('2026-03-10T13:02:00Z')

test('the form shows the next five minutes by the clock of the school, and reads them back', () => {
  const choice = choiceOf(now, 'Europe/Paris')
  expect(choice).toEqual({ date: '10/03/2026', hour: 14, minute: 5 })
  expect(momentOf(choice, now, 'Europe/Paris', 30)).toBe(Date.parse('2026-03-10T13:05:00Z'))
})

test('a past time, one beyond thirty days and no day at all are refused', () => {
  const at = (date: string) => momentOf({ date, hour: 14, minute: 0 }, now, 'Europe/Paris', 30)
  expect(at('10/03/2026')).toBeNull()
  expect(at('11/03/2026')).not.toBeNull()
  expect(at('10/04/2026')).toBeNull()
  expect(at('31/02/2026')).toBeNull()
})
