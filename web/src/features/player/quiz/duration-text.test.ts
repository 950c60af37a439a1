import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

const minute = 60_000
const hour = 60 * minute
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

test('a remaining time is two units at most, in whole minutes', () => {
  expect(plain(durationText('fr', 51 * hour))).toBe('2 jours et 3 heures')
  expect(plain(durationText('fr', 72 * minute))).toBe('1 heure et 12 minutes')
  expect(plain(durationText('fr', 60 * minute))).toBe('1 heure')
  expect(plain(durationText('fr', 3 * minute + 1))).toBe('4 minutes')
  expect(plain(durationText('en', 30_000))).toBe('1 minute')
})
