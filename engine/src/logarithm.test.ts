import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import { exp, expExact, ln, lnExact } from './logarithm.ts'

describe('logarithm and exponential', () => {
  test('match the test vectors of the model', () => {
    const logarithms: [number, number][] = [
      [1_000_000, 0],
      [2_000_000, 693_147_181],
      [500_000, -693_147_181],
      [1_240_000, 215_111_380],
      [1, -13_815_510_558],
      [2_660_000_000, 7_886_081_402],
    ]
    for (const [x, expected] of logarithms) {
      expect(ln(x)).toBe(expected)
      expect(lnExact(BigInt(x))).toBe(expected)
    }
    const exponentials: [number, number][] = [
      [0, 1_000_000_000],
      [1_000_000_000, 2_718_281_828],
      [-2_500_000_000, 82_084_999],
      [238_846_978, 1_269_784_217],
      [-12_000_000_000, 6144],
    ]
    for (const [u, expected] of exponentials) {
      expect(exp(u)).toBe(expected)
      expect(expExact(u)).toBe(expected)
    }
  })

  test('return the same values in doubles as the series in big integers', () => {
    const positive = fc.oneof(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 900_000, max: 1_100_000 }),
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    )
    fc.assert(
      fc.property(positive, x => ln(x) === lnExact(BigInt(x))),
      { numRuns: runs(5000) },
    )
    fc.assert(
      fc.property(fc.integer({ min: -12_000_000_000, max: 6_000_000_000 }), u => exp(u) === expExact(u)),
      { numRuns: runs(5000) },
    )
  })

  test('accept arguments beyond exact doubles', () => {
    expect(ln(10n ** 24n)).toBe(lnExact(10n ** 24n))
    expect(exp(-30_000_000_000)).toBe(1)
    expect(exp(-21_000_000_000)).toBe(1)
  })

  test('are inverse to each other within rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 100_000_000 }),
        x => Math.abs(exp(ln(x)) - x * 1000) <= x / 100 + 2,
      ),
    )
  })
})
