import { describe, expect, test } from 'vitest'
import { straightPath } from './curve.ts'
import { placeTooltip } from './tooltip-place.ts'
import { valueScale } from './value-scale.ts'

describe('the value scale', () => {
  test('has round ends and ticks and contains every value', () => {
    expect(valueScale([0, 3143], 5, 0, 1).ticks).toEqual([0, 500, 1000, 1500, 2000, 2500, 3000, 3500])
    expect(valueScale([0, 1], 5, 0, 1).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
    expect(valueScale([-130, 400], 5, 0, 1).ticks).toEqual([-200, -100, 0, 100, 200, 300, 400])
  })
  test('places a value in proportion between its ends', () => {
    const { place } = valueScale([0, 400], 4, 410, 10)
    expect([0, 100, 400].map(place)).toEqual([410, 310, 10])
  })
  test('says how many decimals tell its ticks from each other', () => {
    const digitsOf = (values: number[]) => valueScale(values, 5, 0, 1).digits
    expect([digitsOf([0, 2.4]), digitsOf([0, 0.3]), digitsOf([0, 30]), digitsOf([0, 5])]).toEqual([
      1, 2, 0, 0,
    ])
    for (const values of [
      [0, 1],
      [0, 2.4],
      [49.9, 50.1],
      [50, 50],
      [0.001, 0.0042],
      [0, 123_456],
    ]) {
      const { ticks, digits } = valueScale(values, 5, 0, 1)
      expect(new Set(ticks.map(tick => tick.toFixed(digits))).size).toBe(ticks.length)
    }
  })
  test('has space around equal values, on the same side of zero', () => {
    const { place, ticks } = valueScale([50, 50], 4, 0, 100)
    expect(place(50)).toBeGreaterThan(20)
    expect(place(50)).toBeLessThan(80)
    expect(ticks.every(tick => tick > 0)).toBe(true)
    expect(valueScale([0, 0], 4, 0, 100).ticks[0]).toBe(0)
  })
  test('counts whole things in whole steps', () => {
    expect(valueScale([1, 2], 5, 0, 1, 1).ticks).toEqual([1, 2])
    expect(valueScale([0, 1], 5, 0, 1, 1).ticks).toEqual([0, 1])
  })
})

test('a path goes from point to point in straight lines', () => {
  const path = straightPath([
    [0, 1],
    [2, 3],
  ])
  expect(path).toBe('M0,1L2,3')
  expect(straightPath([])).toBe('')
})

describe('a tooltip', () => {
  const room = 600
  test('is next to the item of which it tells, on the side with enough room', () => {
    expect(placeTooltip({ start: 100, width: 80 }, room, 190)).toEqual({ left: 188, below: false })
    expect(placeTooltip({ start: 500, width: 80 }, room, 190)).toEqual({ left: 302, below: false })
  })
  test('is below a narrow chart, inside its width', () => {
    expect(placeTooltip({ start: 120, width: 60 }, 300, 190)).toEqual({ left: 55, below: true })
    expect(placeTooltip({ start: 100, width: 190 }, 300, 190).left).toBe(100)
  })
})
