import { expect, test } from 'vitest'
import { meanOf } from './fractions.ts'
import { predictionFloors, scorePrediction, scorePredictions } from './prediction-scores.ts'

/** A deterministic sequence of fractions from 0 to 1. */
function* fractions(): Generator<number, never> {
  let state = 20_250_301
  while (true) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    yield state / 4_294_967_296
  }
}

/**
 * Checks a score against its definition without dividing: the rounded value is at most half of the last decimal away
 * from the fraction, and a half is rounded up.
 */
function expectScore(predicted: number, actual: number, floor: number): void {
  const p = BigInt(Math.round(predicted * 100))
  const a = BigInt(Math.round(actual * 100))
  const size = a < 0n ? -a : a
  const m = size > BigInt(floor * 100) ? size : BigInt(floor * 100)
  const off = p > a ? p - a : a - p
  const exact = 100n * 100n * m - 200n * 100n * off
  const score = BigInt(Math.round(scorePrediction(predicted, actual, floor) * 100))
  const doubled = 2n * (exact - score * m)
  const isRight = exact <= 0n ? score === 0n : doubled >= -m && doubled < m
  expect(isRight, `${predicted} of ${actual}: ${score}`).toBe(true)
}

test('a score is 100 less 200 times the relative difference, to two decimals, for 200 random triples', () => {
  const random = fractions()
  const signed = (size: number) => Math.round((random.next().value * 2 - 1) * size * 100) / 100
  for (let nth = 0; nth < 200; nth++) {
    const size = 10 ** (1 + (nth % 11))
    const actual = nth % 20 === 0 ? 0 : signed(size)
    const predicted = nth % 3 === 0 ? actual + signed(size / 20) : signed(size)
    const floor = nth % 2 === 0 ? predictionFloors.demande : predictionFloors.resultatNet
    expectScore(Math.round(predicted * 100) / 100, actual, floor)
  }
})

test('examples of scores', () => {
  expect(scorePrediction(2800, 2500, 100)).toBe(76)
  expect(scorePrediction(0, 0, 5000)).toBe(100)
  expect(scorePrediction(-2500, 0, 5000)).toBe(0)
  expect(scorePrediction(-1000, -9000, 5000)).toBe(0)
  expect(scorePrediction(-9000, -10_000, 5000)).toBe(80)
  expect(scorePrediction(1e12, -1e12, 5000)).toBe(0)
  // 100 − 200 · 0.01 / 400 = 99.995, and a half is rounded up.
  expect(scorePrediction(400.01, 400, 100)).toBe(100)
})

test('the score of a quarter is the mean of the scores given', () => {
  const actual = { demande: 2500, liquidites: 40_000, resultatNet: -6000 }
  const all = scorePredictions({ demande: 2800, liquidites: 40_000, resultatNet: -5000 }, actual)
  expect(all).toEqual({ demande: 76, liquidites: 100, resultatNet: 66.67, quarter: 80.89 })
  const one = scorePredictions({ demande: 2800, liquidites: null, resultatNet: null }, actual)
  expect(one).toEqual({ demande: 76, liquidites: null, resultatNet: null, quarter: 76 })
  const none = scorePredictions({ demande: null, liquidites: null, resultatNet: null }, actual)
  expect(none).toEqual({ demande: null, liquidites: null, resultatNet: null, quarter: null })
  expect(meanOf([0.01, 0.02])).toBe(0.02)
})
