import { expect, test } from 'vitest'
import { cloudGeometry } from './cloud-geometry.ts'
import type { Size } from './plot-frame.ts'

const sizeOf = (width: number, rtl = false): Size => ({ width, height: 450, rtl, zoom: 1 })

const points = [
  { id: 1, name: 'ana', x: 48, y: 10 },
  { id: 2, name: 'ben', x: 40, y: 20 },
  { id: 3, name: 'lea', x: 44, y: 0, isOwn: true },
]

test('a higher x is further along the reading direction and a higher y is higher up', () => {
  const { bubbles } = cloudGeometry(points, sizeOf(800))
  expect(bubbles.map(({ point }) => point.name)).toEqual(['ben', 'lea', 'ana'])
  const heights = Object.fromEntries(bubbles.map(({ point, cy }) => [point.name, cy]))
  expect(heights.ben).toBeLessThan(heights.ana ?? 0)
  expect(heights.ana).toBeLessThan(heights.lea ?? 0)
  const mirrored = cloudGeometry(points, sizeOf(800, true))
  expect(mirrored.bubbles.map(({ point }) => point.name)).toEqual(['ben', 'lea', 'ana'])
  const [first, , last] = mirrored.bubbles.map(({ cx }) => cx)
  expect(first).toBeGreaterThan(last ?? 0)
  expect(mirrored.plot.axisAt).toBeGreaterThan(mirrored.plot.right)
})

test('every bubble stays inside the plot, even when all points are equal', () => {
  const same = [1, 2, 3].map(id => ({ id, name: `p${id}`, x: 50, y: 33.3 }))
  for (const cloud of [points, same, [{ id: 1, name: 'alone', x: 0, y: 0 }]]) {
    const { plot, bubbles } = cloudGeometry(cloud, sizeOf(500))
    for (const { cx, cy } of bubbles) {
      expect(cx).toBeGreaterThanOrEqual(plot.left)
      expect(cx).toBeLessThanOrEqual(plot.right)
      expect(cy).toBeGreaterThanOrEqual(plot.top)
      expect(cy).toBeLessThanOrEqual(plot.bottom)
    }
  }
})

test('the area of a bubble is in proportion to its size, and equal points are counted', () => {
  const sized = points.map((point, index) => ({ ...point, size: [100, 400, 0][index] }))
  const { bubbles } = cloudGeometry(sized, sizeOf(800))
  const radiusOf = (name: string) => bubbles.find(({ point }) => point.name === name)?.r ?? 0
  expect(radiusOf('ben')).toBe(2 * radiusOf('ana'))
  expect(radiusOf('lea')).toBeGreaterThan(0)
  const twins = [...points, { id: 4, name: 'max', x: 48, y: 10 }]
  const counts = cloudGeometry(twins, sizeOf(800)).bubbles.map(({ point, count }) => [point.name, count])
  expect(counts).toContainEqual(['max', 2])
  expect(counts).toContainEqual(['ben', 1])
})
