import { expect, test } from 'vitest'
import { ranksLayout } from './ranks-pages.ts'

const wall = { width: 1280, height: 800, rem: 32 }

test('every company of a class of 38 has its place on a page that fits', () => {
  for (const isNamed of [false, true]) {
    const { pages, perPage, rows } = ranksLayout(38, isNamed, wall)
    expect(pages * perPage).toBeGreaterThanOrEqual(38)
    expect((pages - 1) * perPage).toBeLessThan(38)
    expect(rows * 1.36 * wall.rem).toBeLessThan(600)
  }
  expect(ranksLayout(38, true, wall).pages).toBe(2)
})

test('a small class and a phone have a single page', () => {
  expect(ranksLayout(8, true, wall).pages).toBe(1)
  expect(ranksLayout(38, true, { width: 360, height: 740, rem: 32 })).toEqual({
    pages: 1,
    perPage: 38,
    rows: 38,
  })
})
