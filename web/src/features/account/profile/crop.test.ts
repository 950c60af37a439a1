import { expect, test } from 'vitest'
import { dragged, middle, placed, squareOf } from './crop.ts'

const landscape = { width: 800, height: 400 }

test('starts with the largest square, centred', () => {
  expect(squareOf(landscape, middle)).toEqual({ left: 200, top: 0, side: 400 })
})
test('keeps half the side at a zoom of two', () => {
  expect(squareOf(landscape, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 200, side: 200 })
})
test('shows the left part when dragged to the right, and stops at the edge', () => {
  const once = dragged(landscape, middle, 200, 50, 0)
  expect(squareOf(landscape, once)).toEqual({ left: 100, top: 0, side: 400 })
  expect(squareOf(landscape, dragged(landscape, once, 200, 500, 0)).left).toBe(0)
})
test('leaves a picture without room to move in place', () => {
  expect(dragged(landscape, middle, 200, 0, 80).y).toBe(0.5)
})
test('fills the frame with the square', () => {
  expect(placed(landscape, middle, 200)).toEqual({ width: 400, left: -100, top: -0 })
})
