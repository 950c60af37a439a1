import { expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

const start = { x: 10, y: 300 }

test('a swipe in reading direction goes forward, the opposite one back', () => {
  expect(swipeOf(start, { x: 120, y: 310 }, false)).toBe('end')
  expect(swipeOf({ x: 200, y: 300 }, { x: 60, y: 300 }, false)).toBe('start')
})
test('mirrors the direction from right to left', () => {
  expect(swipeOf(start, { x: 120, y: 310 }, true)).toBe('start')
})
test('ignores a short movement and one that scrolls', () => {
  expect(swipeOf(start, { x: 60, y: 300 }, false)).toBeNull()
  expect(swipeOf(start, { x: 120, y: 400 }, false)).toBeNull()
})
