import { expect, test } from 'vitest'
import { laterMoments, nextMultiples, passRequestBody } from './pass-moments.ts'

const at = (time: string) => Date.parse(`2026-11-21T${time}+01:00`)

test('offers the next three multiples of five minutes, none within a minute from now', () => {
  expect(nextMultiples(at('14:33:10'), 3)).toEqual([at('14:35'), at('14:40'), at('14:45')])
  expect(nextMultiples(at('14:34:20'), 3)).toEqual([at('14:40'), at('14:45'), at('14:50')])
})

test('more time is 5, 10 and 15 minutes after the scheduled pass', () => {
  expect(laterMoments(at('14:35'), at('14:31'))).toEqual([at('14:40'), at('14:45'), at('14:50')])
})

test('sends the moment as local time in the zone of the school, after midnight too', () => {
  expect(passRequestBody(at('14:35'), 'Europe/Paris')).toEqual({ date: '11/21/2026', heure: 14, minute: 35 })
  expect(passRequestBody(at('20:05'), 'Pacific/Noumea')).toEqual({ date: '11/22/2026', heure: 6, minute: 5 })
  expect(passRequestBody(at('00:00'), 'Europe/Paris')).toEqual({ date: '11/21/2026', heure: 0, minute: 0 })
})
