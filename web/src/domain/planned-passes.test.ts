import { expect, test } from 'vitest'
import { stopsClock } from './planned-passes.ts'

test('opening a quarter again stops the passes at intervals, and none that was planned by hand', () => {
  const nextPassAt = new Date(0).toISOString()
  expect(stopsClock({ typePassage: 1, nextPassAt })).toBe(true)
  expect(stopsClock({ typePassage: 1, nextPassAt: null })).toBe(false)
  expect(stopsClock({ typePassage: 0, nextPassAt })).toBe(false)
})
