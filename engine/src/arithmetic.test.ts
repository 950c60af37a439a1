import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import {
  apportion,
  ceilDiv,
  clamp,
  floorDiv,
  floorDivBig,
  floorOfProduct,
  MU,
  MU3,
  mul,
  mulDiv,
  mulDivRound,
  roundDiv,
  roundDivBig,
  roundOfProduct,
  sum,
} from './arithmetic.ts'

const SAFE = Number.MAX_SAFE_INTEGER

/** Integers of every magnitude: where doubles are exact, where they are not, and on either side of the limit. */
const integers = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  fc.maxSafeInteger(),
  fc.integer({ min: 0, max: 2000 }).map(offset => 2 ** 52 - 1000 + offset),
)
const divisors = fc.oneof(
  fc.integer({ min: 1, max: 1000 }),
  fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  fc.constantFrom(MU, MU ** 2, 2 ** 52, MU3),
)

/** Whether a share, weight·total/divisor, stays in the engine's range however it is rounded. */
const isStorable = (weight: number, total: number, divisor: number): boolean => {
  const share = (BigInt(weight) * BigInt(total)) / BigInt(divisor)
  return share > -BigInt(SAFE) && share < BigInt(SAFE)
}

/** Whether a computation returns the exact integer if the engine can store it; otherwise the engine must refuse it. */
function agrees(compute: () => number, exact: bigint): boolean {
  if (exact > BigInt(SAFE) || exact < -BigInt(SAFE)) {
    expect(compute).toThrow(RangeError)
    return true
  }
  return Object.is(compute(), Number(exact))
}

describe('exact arithmetic', () => {
  test('rounds halves towards plus infinity', () => {
    expect(roundDiv(-1, 2)).toBe(0)
    expect(roundDiv(-3, 2)).toBe(-1)
    expect(roundDiv(1, 2)).toBe(1)
    expect(roundDiv(3, 2)).toBe(2)
  })

  test('divides towards minus infinity, and up with ceil', () => {
    expect(floorDiv(-1, 3)).toBe(-1)
    expect(floorDiv(7, 3)).toBe(2)
    expect(ceilDiv(7, 3)).toBe(3)
    expect(ceilDiv(-7, 3)).toBe(-2)
    expect(ceilDiv(0, 5)).toBe(0)
  })

  test('multiplies an amount by a ratio in millionths', () => {
    expect(mul(12_455_000, 300_000)).toBe(3_736_500)
    expect(mul(-1, 500_000)).toBe(0)
    expect(clamp(5, 0, 3)).toBe(3)
    expect(sum([1, 2, -3])).toBe(0)
  })

  test('never returns minus zero', () => {
    for (const zero of [
      floorDiv(-0, 3),
      roundDiv(-0, 3),
      mul(0, -5),
      mulDiv(-0, 5, 3),
      ceilDiv(0, 3),
      ceilDiv(-1, 3),
    ]) {
      expect(Object.is(zero, 0)).toBe(true)
    }
  })

  test('returns the same results in doubles as in big integers', () => {
    fc.assert(
      fc.property(integers, integers, divisors, (a, b, d) => {
        const [bigA, bigB, bigD] = [BigInt(a), BigInt(b), BigInt(d)]
        return (
          agrees(() => floorDiv(a, d), floorDivBig(bigA, bigD)) &&
          agrees(() => roundDiv(a, d), roundDivBig(bigA, bigD)) &&
          agrees(() => mulDiv(a, b, d), floorDivBig(bigA * bigB, bigD)) &&
          agrees(() => mulDivRound(a, b, d), roundDivBig(bigA * bigB, bigD)) &&
          agrees(() => ceilDiv(a, d), -floorDivBig(-bigA, bigD)) &&
          agrees(() => mul(a, b), roundDivBig(bigA * bigB, BigInt(MU)))
        )
      }),
      { numRuns: runs(5000) },
    )
  })

  test('multiplies many factors and divides once', () => {
    fc.assert(
      fc.property(fc.array(integers, { maxLength: 5 }), divisors, (factors, d) => {
        const product = factors.reduce((all, factor) => all * BigInt(factor), 1n)
        return (
          agrees(() => floorOfProduct(factors, d), floorDivBig(product, BigInt(d))) &&
          agrees(() => roundOfProduct(factors, d), roundDivBig(product, BigInt(d)))
        )
      }),
      { numRuns: runs(3000) },
    )
  })

  test('rounds exactly at a half when the product has more digits than a double', () => {
    const factor = fc.integer({ min: 1, max: 2 ** 26 })
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 24), max: 2 ** 24 }), factor, factor, (quotient, one, other) => {
        const d = 2 * one
        // (quotient + ½)·d·other as two factors, divided by d·other.
        const a = (2 * quotient + 1) * other
        return (
          mulDivRound(a, one, d * other) === quotient + 1 &&
          mulDivRound(a * 2 ** 25, one, d * other) === roundOfProduct([a, one, 2 ** 25], d * other) &&
          agrees(
            () => mulDivRound(a, 2 ** 27 * one - 1, 2 ** 27 * d),
            roundDivBig(BigInt(a) * BigInt(2 ** 27 * one - 1), BigInt(2 ** 27 * d)),
          )
        )
      }),
      { numRuns: runs(3000) },
    )
  })

  test('rounds exactly at a half, whatever the size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 25 }),
        fc.integer({ min: 1, max: 2 ** 25 }),
        (quotient, half) => {
          const d = 2 * half
          const exactHalf = quotient * d + half
          return roundDiv(exactHalf, d) === quotient + 1 && roundDiv(exactHalf - 1, d) === quotient
        },
      ),
    )
  })
})

describe('apportionment', () => {
  test('gives the missing units to the largest remainders, and ties to the first', () => {
    expect(apportion([1, 1, 1], 10, 3, 10)).toEqual([4, 3, 3])
    expect(apportion([50, 30, 20], 7, 100, 7)).toEqual([4, 2, 1])
  })

  test('accepts a negative divisor', () => {
    expect(apportion([-1, -1, -1], 10, -3, 10)).toEqual([4, 3, 3])
    expect(apportion([3, -1], -10, -2, 10)).toEqual([15, -5])
  })

  test('gives the same result for products within exact doubles as for those beyond', () => {
    const weight = fc.integer({ min: -1e9, max: 1e9 })
    const amount = fc.integer({ min: -1e5, max: 1e5 })
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 4 }), amount, (weights, total) => {
        const divisor = sum(weights)
        fc.pre(divisor !== 0)
        // A common factor of weights and divisor changes no share.
        const factor = 2 ** 20
        const large = weights.map(one => one * factor)
        const shares = apportion(weights, total, divisor, total)
        expect(apportion(large, total, divisor * factor, total)).toEqual(shares)
      }),
    )
  })

  test('refuses a share that the engine cannot store, for weights that nearly cancel out', () => {
    const total = 2 ** 31 - 1
    expect(isStorable(1e10, total, 5)).toBe(false)
    expect(() => apportion([1e10, -1e10, 5], total, 5, total)).toThrow(RangeError)
  })

  test('always adds up to the total, each part within one of its exact share', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e10, max: 1e10 }), { minLength: 1 }),
        fc.integer(),
        (weights, total) => {
          const divisor = sum(weights)
          fc.pre(divisor !== 0 && weights.every(weight => isStorable(weight, total, divisor)))
          const shares = apportion(weights, total, divisor, total)
          expect(sum(shares)).toBe(total)
          shares.forEach((share, index) => {
            const gap = BigInt(share) * BigInt(divisor) - BigInt(weights[index] ?? 0) * BigInt(total)
            const size = BigInt(Math.abs(divisor))
            expect(gap > -size && gap < size).toBe(true)
          })
        },
      ),
    )
  })
})
