import { expect, test } from 'vitest'
import { inOutGeometry, inOutSeries } from './in-out-geometry.ts'

const size = { width: 600, height: 320, rtl: false, zoom: 1 }
const points = [
  { quarter: 2, received: 100, paid: 40, level: 60 },
  { quarter: 3, received: 0, paid: 80, level: -20 },
]

test('receipts stand on zero, payments hang below it, and a quarter without one has no bar for it', () => {
  const { bars, ticks, level } = inOutGeometry(points, inOutSeries, size)
  expect(bars.map(({ key }) => key)).toEqual(['received 2', 'paid 2', 'paid 3'])
  const zero = ticks.find(({ value }) => value === 0)?.at ?? 0
  expect(level.map(([, y]) => Math.sign(zero - y))).toEqual([1, -1])
})

test('a hidden series does not widen the scale', () => {
  const { ticks, level } = inOutGeometry(points, ['received'], size)
  expect(ticks.every(({ value }) => value >= 0)).toBe(true)
  expect(level).toEqual([])
})

test('quarters run in the reading direction', () => {
  const [first, second] = inOutGeometry(points, inOutSeries, { ...size, rtl: true }).columns
  expect(first?.centre).toBeGreaterThan(second?.centre ?? 0)
})
