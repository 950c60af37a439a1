import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import { isNumber, millionths, millionthsExact, toEngine, toHuman } from './human-number.ts'

describe('a human number', () => {
  test('is read from its exact decimal, halves rounded up', () => {
    expect(millionths(52.5)).toBe(52_500_000)
    expect(millionths(1.0000005)).toBe(1_000_001)
    expect(millionths(-1.0000005)).toBe(-1_000_000)
    expect(millionths(1.0000004999)).toBe(1_000_000)
    expect(millionths(5e-7)).toBe(1)
    expect(millionths(4.9e-7)).toBe(0)
    expect(millionths(0.1 + 0.2)).toBe(300_000)
    expect(Object.is(millionths(-0), 0)).toBe(true)
  })

  test('is read without overflow when huge or tiny', () => {
    expect(millionthsExact(1e300)).toBe(10n ** 306n)
    expect(millionthsExact(-1e21)).toBe(-(10n ** 27n))
    expect(millionthsExact(5e-324)).toBe(0n)
    expect(millionths(1e300)).toBe(1_000_000_000_000_000)
    expect(millionths(-1e300)).toBe(-1_000_000_000_000_000)
  })

  test('is converted to centimes, millionths or a count', () => {
    expect(toEngine(47.5, 'centimes')).toBe(4750)
    expect(toEngine(0.005, 'centimes')).toBe(1)
    expect(toEngine(25, 'percent')).toBe(250_000)
    expect(toEngine(2.5, 'entier')).toBe(3)
    expect(toEngine(-0.5, 'entier')).toBe(0)
    expect(toEngine(0.25, 'micro')).toBe(250_000)
  })

  test('converts back to the same engine integer', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), centimes => {
        expect(toEngine(toHuman(centimes, 'centimes'), 'centimes')).toBe(centimes)
        expect(toEngine(toHuman(centimes, 'percent'), 'percent')).toBe(centimes)
      }),
    )
  })

  test('agrees with its decimal notation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 999_999 }),
        (whole, decimals) => {
          const x = Number(`${whole}.${String(decimals).padStart(6, '0')}`)
          expect(millionthsExact(x)).toBe(BigInt(whole) * 1_000_000n + BigInt(decimals))
        },
      ),
    )
  })

  test('has the same millionths by the fast path as from its exact decimal', () => {
    const readable = fc.double({ min: -1e9, max: 1e9, noNaN: true })
    const short = fc
      .tuple(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.integer({ min: 0, max: 9 }))
      .map(([digits, decimals]) => digits / 10 ** decimals)
      .filter(x => Math.abs(x) <= 1e9)
    fc.assert(
      fc.property(fc.oneof(readable, short), x => {
        expect(BigInt(millionths(x))).toBe(millionthsExact(x))
      }),
      { numRuns: runs(2000) },
    )
  })

  test('is not a text, a boolean, null, NaN or infinity', () => {
    for (const value of ['5', true, null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, []]) {
      expect(isNumber(value)).toBe(false)
    }
  })
})
