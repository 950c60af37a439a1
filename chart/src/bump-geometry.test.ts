import { expect, test } from 'vitest'
import { bumpGeometry, featuredLines } from './bump-geometry.ts'

const frame = { width: 1200, height: 600, text: 28, rtl: false }
const line = (id: number, values: (number | null)[]) => ({ id, name: `c${id}`, values })
const reversed = (count: number) =>
  Array.from({ length: count }, (_, index) => line(index + 1, [index + 1, count - index]))

test('a small class is featured whole; of a large one the podium, then those that moved most', () => {
  expect(featuredLines(reversed(8))).toHaveLength(8)
  const large = Array.from({ length: 40 }, (_, index) => line(index + 1, [index + 1, index + 1]))
  large[9] = line(10, [10, 30])
  large[29] = line(30, [30, 10])
  large[19] = line(20, [20, 21])
  large[20] = line(21, [21, 20])
  expect(featuredLines(large).map(({ id }) => id)).toEqual([1, 2, 3, 10, 30, 20, 21])
})

test('the first place is on top, and time runs in the reading direction', () => {
  for (const rtl of [false, true]) {
    const { columns, lines } = bumpGeometry([line(1, [2, 1]), line(2, [1, 2])], 2, { ...frame, rtl })
    const [first = 0, last = 0] = columns
    expect(first < last).toBe(!rtl)
    const [from, to] = lines.find(each => each.line.id === 1)?.marks ?? []
    expect(from?.[1]).toBeGreaterThan(to?.[1] ?? 0)
  }
})

test('companies that share a place share a label, and their lines stay apart', () => {
  const { endLabels, lines } = bumpGeometry([line(1, [1, 1]), line(2, [3, 1]), line(3, [2, 3])], 2, frame)
  expect(endLabels.map(({ place, equals }) => [place, equals.map(({ id }) => id)])).toEqual([
    [1, [1, 2]],
    [3, [3]],
  ])
  const heights = lines.filter(({ line: { id } }) => Number(id) < 3).map(({ marks }) => marks.at(-1)?.[1])
  expect(new Set(heights).size).toBe(2)
})

test('labels never overlap and stay in the drawing, with forty companies', () => {
  const { startLabels, endLabels } = bumpGeometry(reversed(40), 2, frame)
  for (const labels of [startLabels, endLabels]) {
    const heights = labels.map(({ at }) => at)
    heights.forEach((height, index) => {
      if (index > 0) expect(height - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(frame.text)
    })
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(frame.text)
    expect(Math.max(...heights)).toBeLessThanOrEqual(frame.height)
  }
})

test('a quarter without a place interrupts the line', () => {
  const { lines } = bumpGeometry([line(1, [1, null, 2]), line(2, [2, 1, 1])], 3, frame)
  expect(lines[0]?.path.match(/M/g)).toHaveLength(2)
  expect(lines[0]?.marks).toHaveLength(2)
})

test('in a narrow space names are at the end only, with more room', () => {
  const lines = [line(1, [1, 2]), line(2, [2, 1])].map(each => ({ ...each, name: 'hugo.fontaine' }))
  expect(bumpGeometry(lines, 2, frame).isNamedAtStart).toBe(true)
  for (const rtl of [false, true]) {
    const { isNamedAtStart, startWidth, endWidth, columns } = bumpGeometry(lines, 2, {
      ...frame,
      width: 330,
      text: 14,
      rtl,
    })
    expect(isNamedAtStart).toBe(false)
    expect(endWidth).toBeGreaterThan(3 * startWidth)
    for (const x of columns) expect(rtl ? x : 330 - x).toBeGreaterThan(startWidth)
  }
})
