import { describe, expect, test } from 'vitest'
import { smoothPath, straightPath } from './curve.ts'
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
})

describe('a curve', () => {
  test('goes through every point', () => {
    expect(smoothPath([[0, 10]])).toBe('M0,10')
    expect(smoothPath([])).toBe('')
    expect(
      smoothPath([
        [0, 0],
        [3, 3],
      ]),
    ).toBe('M0,0C1,1,2,2,3,3')
  })
  test('is flat at a maximum, so that it never shows more than the largest value', () => {
    const path = smoothPath([
      [0, 30],
      [30, 0],
      [60, 30],
    ])
    expect(path).toBe('M0,30C10,15,20,0,30,0C40,0,50,15,60,30')
  })
  test('can be made of straight lines', () => {
    expect(
      straightPath([
        [0, 1],
        [2, 3],
      ]),
    ).toBe('M0,1L2,3')
  })
})
