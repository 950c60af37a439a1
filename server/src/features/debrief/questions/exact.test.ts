import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Exact } from './exact.ts'

test.each([
  [0.125, 2, 0.13],
  [-0.125, 2, -0.12],
  [2.5, 0, 3],
  [-2.5, 0, -2],
  [1.005, 2, 1.01],
  [1e12 + 0.25, 1, 1e12 + 0.3],
  [5e-7, 6, 0.000001],
  [-0.004, 2, 0],
  [1e21, 0, 1e21],
])('%d with %d decimals is %d: half up towards +∞', (value, decimals, expected) => {
  expect(Exact.of(value).rounded(decimals)).toBe(expected)
})

test('sums of amounts are exact, where floats are not', () => {
  const sum = [0.1, 0.2, -0.3].map(Exact.of).reduce((a, b) => a.plus(b))
  expect(sum.compare(0)).toBe(0)
  expect(Exact.of(0.57).times(100).rounded(0)).toBe(57)
})

test('fractions of whole numbers agree with the same in integers', () => {
  const whole = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(whole, whole, (a, b) => {
      fc.pre(b !== 0)
      const quotient = Exact.of(a).over(b)
      expect(quotient.times(b).compare(a)).toBe(0)
      expect(quotient.ceiling()).toBe(Math.ceil(a / b) + 0)
      expect(quotient.minus(quotient).rounded(2)).toBe(0)
      expect(quotient.isAtLeast(quotient) && !quotient.isAbove(quotient)).toBe(true)
    }),
  )
})

test('nothing is divided by zero', () => {
  expect(() => Exact.of(1).over(0)).toThrow(RangeError)
})
