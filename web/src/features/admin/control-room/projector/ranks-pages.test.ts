import { expect, test } from 'vitest'
import { ranksLayout, standingsLayout } from './ranks-pages.ts'

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

test('companies outside the ranking follow on the page of a short list, and otherwise on pages of their own', () => {
  const pagesOf = (ranked: number, apart: number) => {
    const { pages, isOnePage } = standingsLayout({ ranked, apart }, false, wall)
    return [pages, isOnePage]
  }
  expect(pagesOf(3, 3)).toEqual([1, true])
  expect(pagesOf(8, 0)).toEqual([1, true])
  expect(pagesOf(30, 0)).toEqual([1, false])
  expect(pagesOf(30, 4)).toEqual([2, false])
})
