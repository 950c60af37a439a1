import { expect, test } from 'vitest'
import { histogramGeometry } from './histogram-geometry.ts'

const size = { width: 600, height: 260, rtl: false, zoom: 1 }

test('a count of zero has no bar, and the others stand on their columns in the reading direction', () => {
  const counts = [0, 2, 0, 4]
  const { bars, columns } = histogramGeometry(counts, size)
  expect(bars.map(({ index }) => index)).toEqual([1, 3])
  expect(columns[0]?.centre).toBeLessThan(columns[3]?.centre ?? 0)
  const mirrored = histogramGeometry(counts, { ...size, rtl: true }).columns
  expect(mirrored[0]?.centre).toBeGreaterThan(mirrored[3]?.centre ?? 0)
})

test('people are counted in whole numbers, however few they are', () => {
  expect(histogramGeometry([0, 1], size).ticks.map(({ value }) => value)).toEqual([0, 1])
  expect(histogramGeometry([], size).bars).toEqual([])
})
