import { expect, test } from 'vitest'
import { linesGeometry } from './lines-geometry.ts'

const line = (id: number, values: (number | null)[]) => ({ id, name: `e${id}`, values })

test('a line is interrupted at a quarter without a value', () => {
  const [drawn] = linesGeometry([line(1, [1, null, 2, 3])], 4, 600, false).lines
  expect(drawn?.path.match(/[ML]/g)).toEqual(['M', 'M', 'L'])
  expect(drawn?.marks).toHaveLength(3)
})

test('quarters run in the reading direction, and higher values are higher up', () => {
  const marks = (rtl: boolean) => linesGeometry([line(1, [10, 20])], 2, 600, rtl).lines[0]?.marks ?? []
  const rises = (places: { x: number; y: number }[]) => [
    Math.sign((places[1]?.x ?? 0) - (places[0]?.x ?? 0)),
    Math.sign((places[1]?.y ?? 0) - (places[0]?.y ?? 0)),
  ]
  expect(rises(marks(false))).toEqual([1, -1])
  expect(rises(marks(true))).toEqual([-1, -1])
})

test('equal values, a single value or no value still have a scale', () => {
  for (const lines of [[line(1, [5, 5])], [line(1, [5])], [line(1, [null])], []])
    for (const { at } of linesGeometry(lines, 2, 600, false).ticks) expect(Number.isFinite(at)).toBe(true)
})
