import { expect, test } from 'vitest'
import { linesGeometry, movedApart } from './lines-geometry.ts'
import type { Size } from './plot-frame.ts'

const sizeOf = (width: number, rtl = false): Size => ({ width, height: 450, rtl, zoom: 1 })

const line = (id: number, values: (number | null)[]) => ({ id, name: `e${id}`, values })

test('a line is interrupted at a quarter without a value', () => {
  const [drawn] = linesGeometry([line(1, [1, null, 2, 3])], 4, sizeOf(600)).lines
  expect(drawn?.path.match(/[ML]/g)).toEqual(['M', 'M', 'L'])
  expect(drawn?.marks).toHaveLength(3)
})

test('quarters run in the reading direction, and higher values are higher up', () => {
  const marks = (rtl: boolean) =>
    linesGeometry([line(1, [10, 20])], 2, sizeOf(600, rtl)).lines[0]?.marks ?? []
  const rises = (places: { x: number; y: number }[]) => [
    Math.sign((places[1]?.x ?? 0) - (places[0]?.x ?? 0)),
    Math.sign((places[1]?.y ?? 0) - (places[0]?.y ?? 0)),
  ]
  expect(rises(marks(false))).toEqual([1, -1])
  expect(rises(marks(true))).toEqual([-1, -1])
})

test('equal values, a single value or no value still have a scale', () => {
  for (const lines of [[line(1, [5, 5])], [line(1, [5])], [line(1, [null])], []])
    for (const { at } of linesGeometry(lines, 2, sizeOf(600)).ticks) expect(Number.isFinite(at)).toBe(true)
})

test('equal lines are told apart and share one label with their number', () => {
  const { lines, labels } = linesGeometry([line(1, [5, 6]), line(2, [5, 6]), line(3, [9, 9])], 2, sizeOf(600))
  expect(lines[0]?.marks[0]?.y).not.toBe(lines[1]?.marks[0]?.y)
  expect(labels.map(({ value, count }) => [value, count])).toEqual([
    [9, 1],
    [6, 2],
  ])
})

test('the last value of a line that ends early is at its end', () => {
  const { labels, columns } = linesGeometry([line(1, [5, 7, null])], 3, sizeOf(600))
  expect(labels).toMatchObject([{ value: 7, x: columns[1]?.centre }])
  expect(linesGeometry([line(1, [null, null])], 2, sizeOf(600)).labels).toEqual([])
})

test('labels that would overlap are moved apart around their middle', () => {
  const at = (...heights: number[]) =>
    movedApart(
      heights.map(y => ({ y })),
      10,
    ).map(({ y }) => y)
  expect(at(0, 50, 52)).toEqual([0, 46, 56])
  expect(at(20, 20, 20)).toEqual([10, 20, 30])
})
