import { describe, expect, test } from 'vitest'
import { type MarketClock, nextClock } from './market-clock.ts'

const clock = (values: Partial<MarketClock>): MarketClock => ({
  quarterNumber: 4,
  phase: 'Croissance',
  quartersInPhase: 3,
  index: 1_000_000,
  ...values,
})

describe('the market clock', () => {
  test.each([
    ['Lancement', 1_000_000],
    ['Croissance', 1_000_000],
    ['Maturite', 1_050_000],
    ['Declin', 1_100_000],
  ] as const)('starts in %s at the index of the phase', (phase, index) => {
    expect(nextClock(null, phase, 8, 0)).toEqual({ quarterNumber: 1, phase, quartersInPhase: 0, index })
  })

  test('slides growth from 9 % to 4 % over the planned quarters of a growth phase', () => {
    // Fifth quarter in the phase, of eight planned: 9 % − 5 % · 4/7 = 6.1429 %.
    expect(nextClock(clock({}), 'Croissance', 8, 0).index).toBe(1_061_429)
    expect(nextClock(clock({ quartersInPhase: 50 }), 'Croissance', 8, 0).index).toBe(1_040_000)
  })

  test('bends growth when the phase changes, without a jump of the index', () => {
    expect(nextClock(clock({}), 'Declin', 8, 0)).toMatchObject({ quartersInPhase: 0, index: 970_000 })
  })

  test('adds the growth of the product itself', () => {
    expect(nextClock(clock({}), 'Declin', 8, 20_000).index).toBe(990_000)
  })

  test('keeps the market between a hundredth and a hundred times its size', () => {
    expect(nextClock(clock({ index: 10_000 }), 'Declin', 8, -200_000).index).toBe(10_000)
    expect(nextClock(clock({ index: 99_999_999 }), 'Lancement', 8, 200_000).index).toBe(100_000_000)
  })

  test('plays a game of a single quarter', () => {
    expect(nextClock(clock({ quartersInPhase: 0 }), 'Croissance', 1, 0).index).toBe(1_040_000)
  })
})
