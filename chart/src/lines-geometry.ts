import { columnsOf, type Margin, plotFrame, type Size } from './plot-frame.ts'
import { valueScale } from './value-scale.ts'

/**
 * The values of one line by quarter; null means that the quarter has no value. The value at the end of a line is marked
 * with `letter`.
 */
export type ChartLine = {
  id: number | string
  name: string
  letter?: string | undefined
  values: readonly (number | null)[]
}

export const linesMargin: Margin = { top: 40, bottom: 56, axis: 76, edge: 84 }
/** The distance in pixels between equal lines, which would otherwise hide each other. */
const apart = 3
/** The height in pixels of a label at the end of a line. */
const labelHeight = 16

/**
 * `falling` puts small values on top, for ranks; `leastStep` is the smallest step between the values; `within` are values
 * for which the scale has room although no line has them.
 */
export type LineScale = { falling?: boolean; leastStep?: number; within?: readonly number[] }

/** Computes the positions of lines over quarters. The scale does not start at zero. */
export function linesGeometry(
  lines: readonly ChartLine[],
  count: number,
  size: Size,
  { falling = false, leastStep = 0, within = [] }: LineScale = {},
) {
  const plot = plotFrame(size, linesMargin)
  const columns = columnsOf(plot, count, size.rtl)
  const values = [...within, ...lines.flatMap(line => line.values.filter(value => value !== null))]
  const ends = falling ? ([plot.top, plot.bottom] as const) : ([plot.bottom, plot.top] as const)
  const { place, ticks, digits } = valueScale(values.length > 0 ? values : [0, 1], 5, ...ends, leastStep)
  const offsets = offsetsOf(lines, apart / size.zoom)
  const placesOf = (line: ChartLine, shift: number) =>
    line.values.map((value, index) =>
      value === null ? null : ([columns[index]?.centre ?? 0, place(value) + shift] as const),
    )
  return {
    plot,
    digits,
    ticks: ticks.map(value => ({ value, at: place(value) })),
    columns,
    lines: lines.map((line, order) => {
      const places = placesOf(line, offsets[order] ?? 0)
      return {
        id: line.id,
        path: brokenPath(places),
        marks: places.flatMap((at, key) => (at ? [{ key, x: at[0], y: at[1] }] : [])),
      }
    }),
    labels: endLabels(lines, columns, place, labelHeight / size.zoom),
  }
}

const sameAs = (line: ChartLine): string => line.values.join()

/** Groups the lines whose values are equal in every quarter. */
const groupsOf = (lines: readonly ChartLine[]): ChartLine[][] => [...Map.groupBy(lines, sameAs).values()]

/** Returns the shift of each line, which tells equal lines apart. */
function offsetsOf(lines: readonly ChartLine[], distance: number): number[] {
  const groups = Map.groupBy(lines, sameAs)
  return lines.map(line => {
    const group = groups.get(sameAs(line)) ?? []
    return (group.indexOf(line) - (group.length - 1) / 2) * distance
  })
}

/** The last value of a line, or of `count` equal lines, next to its end. */
export type EndLabel = { id: ChartLine['id']; value: number; count: number; x: number; y: number }

/** Places the last values next to the ends of the lines, moved apart where they would cover each other. */
function endLabels(
  lines: readonly ChartLine[],
  columns: readonly { centre: number }[],
  place: (value: number) => number,
  height: number,
): EndLabel[] {
  const labels = groupsOf(lines).flatMap((group): EndLabel[] => {
    const [first] = group
    const index = first?.values.findLastIndex(value => value !== null) ?? -1
    const value = first?.values[index]
    if (!first || value === undefined || value === null) return []
    return [{ id: first.id, value, count: group.length, x: columns[index]?.centre ?? 0, y: place(value) }]
  })
  return movedApart(
    labels.sort((one, other) => one.y - other.y),
    height,
  )
}

/** Moves sorted labels apart as little as possible: each group that would overlap is spread around its middle. */
export function movedApart<L extends { y: number }>(labels: readonly L[], height: number): L[] {
  type Stack = { from: number; members: L[] }
  const stacks: Stack[] = []
  for (const label of labels) {
    let stack: Stack = { from: label.y - height / 2, members: [label] }
    for (let above = stacks.at(-1); above; above = stacks.at(-1)) {
      if (above.from + above.members.length * height <= stack.from) break
      stacks.pop()
      const members = [...above.members, ...stack.members]
      const middle = members.reduce((sum, { y }) => sum + y, 0) / members.length
      stack = { from: middle - (members.length * height) / 2, members }
    }
    stacks.push(stack)
  }
  return stacks.flatMap(({ from, members }) =>
    members.map((label, index) => ({ ...label, y: from + (index + 0.5) * height })),
  )
}

/** Returns the path of straight lines from point to point, interrupted where a point is missing. */
export function brokenPath(places: readonly (readonly [number, number] | null)[]): string {
  let isDown = false
  return places
    .map(place => {
      if (!place) {
        isDown = false
        return ''
      }
      const command = isDown ? 'L' : 'M'
      isDown = true
      return `${command}${place[0]},${place[1]}`
    })
    .join('')
}
