import { expect, test } from 'vitest'
import { historyGeometry } from './history-geometry.ts'

const points = [
  { quarter: 1, value: 4 },
  { quarter: 2, value: 1 },
]

test('a larger value is higher up, but the first rank is on top', () => {
  const [four, one] = historyGeometry(points, 400, { rtl: false }).marks
  expect(four?.y).toBeLessThan(one?.y ?? 0)
  const [fourth, first] = historyGeometry(points, 400, { rtl: false, falling: true }).marks
  expect(first?.y).toBeLessThan(fourth?.y ?? 0)
})

test('time runs in the reading direction', () => {
  const [first, second] = historyGeometry(points, 400, { rtl: false }).marks
  expect(first?.x).toBeLessThan(second?.x ?? 0)
  const [rightmost, next] = historyGeometry(points, 400, { rtl: true }).marks
  expect(rightmost?.x).toBeGreaterThan(next?.x ?? 400)
})

test('a single value, or equal values, get a position too', () => {
  for (const value of [0, 1200, -5])
    for (const { y } of historyGeometry([{ quarter: 1, value }], 400, { rtl: false }).marks)
      expect(Number.isFinite(y)).toBe(true)
})
