import { expect, test } from 'vitest'
import { curveGeometry, indexScale } from './curve-geometry.ts'

test('the scale has round steps around all values', () => {
  expect(indexScale([22.4, 445.9]).ticks).toEqual([0, 200, 400, 600])
  expect(indexScale([89.7, 130.9]).ticks).toEqual([80, 100, 120, 140])
  expect(indexScale([100, 100]).ticks.length).toBeGreaterThan(1)
})

const line = { x: [0, 50, 100], y: [200, 100, 50] }
const size = { width: 362, height: 200, rtl: false }

test('a curve runs in the direction of reading', () => {
  const { placeX, nearest, left, right } = curveGeometry([line], 50, size)
  expect([placeX(0), placeX(100)]).toEqual([left, right])
  expect([nearest(left), nearest((left + right) / 2 + 3), nearest(right + 90)]).toEqual([0, 1, 2])
  const mirrored = curveGeometry([line], 50, { ...size, rtl: true })
  expect([mirrored.placeX(0), mirrored.placeX(100)]).toEqual([mirrored.right, mirrored.left])
  expect(mirrored.nearest(mirrored.left)).toBe(2)
})

test('higher values are higher', () => {
  const { placeY, top, bottom } = curveGeometry([line], 50, size)
  // The scale goes from 50 to 200.
  expect([placeY(200), placeY(50)]).toEqual([top, bottom])
})
