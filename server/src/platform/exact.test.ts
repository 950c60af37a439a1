import { roundFraction } from '@trimestre/contract/fractions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exact, rounded, sum } from './exact.ts'

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
  expect(rounded(exact(value), decimals)).toBe(expected)
})

test('sums of amounts are exact, where floats are not', () => {
  expect(sum([0.1, 0.2, -0.3].map(exact)).compare(0)).toBe(0)
  expect(rounded(exact(0.57).mul(100), 0)).toBe(57)
})

test('a human number is read as its decimals, which the library only approximates', () => {
  const decimals = fc.integer({ min: 0, max: 7 })
  fc.assert(
    fc.property(fc.maxSafeInteger(), decimals, (whole, places) => {
      const value = Number(`${whole}e-${places}`)
      expect(rounded(exact(value), 21)).toBe(value)
    }),
  )
  expect(exact(1.1).mul(10).compare(11)).toBe(0)
})

test('halves of each sign are rounded as integers say', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 2000 }), (numerator, divisor) => {
      const expected = roundFraction(BigInt(numerator), BigInt(divisor))
      expect(rounded(exact(numerator).div(divisor), 0)).toBe(expected)
    }),
  )
})

test('fractions of whole numbers agree with the same in integers', () => {
  const whole = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(whole, whole, (a, b) => {
      fc.pre(b !== 0)
      const quotient = exact(a).div(b)
      expect(quotient.mul(b).compare(a)).toBe(0)
      expect(Number(quotient.ceil())).toBe(Math.ceil(a / b) + 0)
      expect(rounded(quotient.sub(quotient), 2)).toBe(0)
      expect(quotient.gte(quotient) && !quotient.gt(quotient)).toBe(true)
    }),
  )
})

test('nothing is divided by zero', () => {
  expect(() => exact(1).div(0)).toThrow('Division by Zero')
})
