import { expect, test } from 'vitest'
import { exp, expExact, ln, lnExact } from './logarithm.ts'

test('v', () => {
  const L: [number, number][] = [
    [1000000, 0],
    [2000000, 693147181],
    [500000, -693147181],
    [1240000, 215111380],
    [1, -13815510558],
    [2660000000, 7886081402],
  ]
  for (const [x, y] of L) {
    expect(ln(x)).toBe(y)
    expect(lnExact(BigInt(x))).toBe(y)
  }
  const E: [number, number][] = [
    [0, 1000000000],
    [1000000000, 2718281828],
    [-2500000000, 82084999],
    [238846978, 1269784217],
    [-12000000000, 6144],
  ]
  for (const [x, y] of E) {
    expect(exp(x)).toBe(y)
    expect(expExact(x)).toBe(y)
  }
})
