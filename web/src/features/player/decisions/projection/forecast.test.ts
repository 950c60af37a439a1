import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFormat } from '../../../../i18n/format.ts'
import { farPrice, readForecast, seasonText, withOwnForecast, writeForecast } from './forecast.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const place = { companyId: 4, roundId: 9 }
const estimate = { low: 2700, expected: 3000, high: 3300 }
const before = { demand: 3000, price: 5000, meanPrice: 5000, advertising: 600_000, reputation: 500_000 }

test("the player's own number is the expected one, and low and high stay around it", () => {
  const own = { demand: 3600, estimate: 3000 }
  expect(withOwnForecast(estimate, own)).toEqual({ low: 3240, expected: 3600, high: 3960 })
  expect(withOwnForecast(estimate, null)).toEqual(estimate)
})

test("the player's own number follows a later price as the estimate does", () => {
  const dearer = { low: 1200, expected: 1500, high: 1900 }
  expect(withOwnForecast(dearer, { demand: 3600, estimate: 3000 }).expected).toBe(1800)
})

test('an own number stays where the estimate had no customers', () => {
  const nobody = { low: 0, expected: 0, high: 0 }
  expect(withOwnForecast(nobody, { demand: 40, estimate: 0 })).toEqual({ low: 40, expected: 40, high: 40 })
})

test('restores the number of a quarter, and ignores damaged ones', () => {
  writeForecast(place, { demand: 3600, estimate: 3000 })
  expect(readForecast(place)).toEqual({ demand: 3600, estimate: 3000 })
  expect(readForecast({ ...place, roundId: 10 })).toBeNull()
  writeForecast(place, null)
  expect(kept.size).toBe(0)
  for (const damaged of ['3600', '{"demand":3600}', '{broken', 'null']) {
    kept.set('draft:4:9:forecast', damaged)
    expect(readForecast(place)).toBeNull()
  }
})

test('warns of a price from 30 % above or below the market', () => {
  expect(farPrice(6499, before)).toBeNull()
  expect(farPrice(3501, before)).toBeNull()
  expect(farPrice(6500, before)).toEqual({ from: 'market', reference: 5000, percent: 30 })
  expect(farPrice(3500, before)).toEqual({ from: 'market', reference: 5000, percent: -30 })
})

test('warns of a price far from the last one, even near the market', () => {
  const dearBefore = { ...before, price: 7500 }
  expect(farPrice(5000, dearBefore)).toMatchObject({ from: 'own', reference: 7500 })
  expect(farPrice(6000, dearBefore)).toBeNull()
})

test('writes the season with its sign, in one decimal where it has one, and nothing in a usual quarter', () => {
  const format = createFormat('en')
  const texts = [1.05, 0.9, 1.025, 1, 1.0004].map(season => seasonText(format, season))
  expect(texts).toEqual(['\u2066+5%\u2069', '\u2066−10%\u2069', '\u2066+2.5%\u2069', null, null])
})
