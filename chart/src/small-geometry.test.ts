import { expect, test } from 'vitest'
import { smallGeometry, smallSize } from './small-geometry.ts'

const lines = [
  { id: 1, name: 'ana', values: [10, 20] },
  { id: 2, name: 'ben', values: [null, 20] },
]

test('all lines have one scale, and their last values', () => {
  const { drawn, low, high } = smallGeometry(lines, 2, { rtl: false })
  expect(drawn[0]?.end).toEqual(drawn[1]?.end)
  expect(drawn.map(({ last }) => last)).toEqual([20, 20])
  expect([low <= 10, high >= 20]).toEqual([true, true])
})

test('time runs in the reading direction, and the first rank is on top', () => {
  expect(smallGeometry(lines, 2, { rtl: true }).drawn[0]?.end?.[0]).toBeLessThan(smallSize.width / 2)
  const up = smallGeometry(lines, 2, { rtl: false }).drawn[0]?.end?.[1] ?? 0
  const down = smallGeometry(lines, 2, { rtl: false, falling: true }).drawn[0]?.end?.[1] ?? 0
  expect(up).toBeLessThan(down)
})
