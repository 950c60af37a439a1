import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readScenarios } from './scenarios.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const place = { companyId: 4, roundId: 9 }
const scenario = (name: string) => ({ name, values: { prixVente: 50 } })
const keep = (value: unknown) => kept.set('draft:4:9:scenarios', JSON.stringify(value))

test('restores at most three scenarios of a quarter', () => {
  keep(['A', 'B', 'C', 'D'].map(scenario))
  expect(readScenarios(place).map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  expect(readScenarios({ ...place, roundId: 10 })).toEqual([])
})

test('omits damaged entries', () => {
  keep([null, { name: 3 }, scenario('A'), { name: 'B', values: null }])
  expect(readScenarios(place).map(({ name }) => name)).toEqual(['A'])
  kept.set('draft:4:9:scenarios', '{broken')
  expect(readScenarios(place)).toEqual([])
})
