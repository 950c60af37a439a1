import { expect, test } from 'vitest'
import { NextPassBody } from './schedule.ts'

test('an instant is in UTC or has an offset from it', () => {
  const isAccepted = (at: string) => NextPassBody.safeParse({ at }).success
  for (const at of ['2027-03-20T12:03:30Z', '2027-03-20T13:03:30+01:00', '2027-03-20T12:03:00.000Z'])
    expect(isAccepted(at), at).toBe(true)
  for (const at of ['2027-03-20T12:03:30', '2027-03-20', 'tomorrow', ''])
    expect(isAccepted(at), at).toBe(false)
})
