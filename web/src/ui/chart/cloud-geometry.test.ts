import { expect, test } from 'vitest'
import { cloudGeometry } from './cloud-geometry.ts'

const points = [
  { id: 1, name: 'ana', x: 48, y: 10 },
  { id: 2, name: 'ben', x: 40, y: 20 },
  { id: 3, name: 'lea', x: 44, y: 0, isOwn: true },
]

test('a higher x is further along the reading direction and a higher y is higher up', () => {
  const { bubbles } = cloudGeometry(points, 800, false)
  expect(bubbles.map(({ point }) => point.name)).toEqual(['ben', 'lea', 'ana'])
  const heights = Object.fromEntries(bubbles.map(({ point, cy }) => [point.name, cy]))
  expect(heights.ben).toBeLessThan(heights.ana ?? 0)
  expect(heights.ana).toBeLessThan(heights.lea ?? 0)
  const mirrored = cloudGeometry(points, 800, true)
  expect(mirrored.bubbles.map(({ point }) => point.name)).toEqual(['ben', 'lea', 'ana'])
  const [first, , last] = mirrored.bubbles.map(({ cx }) => cx)
  expect(first).toBeGreaterThan(last ?? 0)
  expect(mirrored.axisAt).toBeGreaterThan(mirrored.plot.right)
})

test('every bubble stays inside the plot, even when all points are equal', () => {
  const same = [1, 2, 3].map(id => ({ id, name: `p${id}`, x: 50, y: 33.3 }))
  for (const cloud of [points, same, [{ id: 1, name: 'alone', x: 0, y: 0 }]]) {
    const { plot, bubbles } = cloudGeometry(cloud, 500, false)
    for (const { cx, cy } of bubbles) {
      expect(cx).toBeGreaterThanOrEqual(plot.left)
      expect(cx).toBeLessThanOrEqual(plot.right)
      expect(cy).toBeGreaterThanOrEqual(plot.top)
      expect(cy).toBeLessThanOrEqual(plot.bottom)
    }
  }
})
