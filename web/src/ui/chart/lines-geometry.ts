import { chartHeight } from './geometry.ts'
import { valueScale } from './value-scale.ts'

/** The values of one line by quarter; null means that the quarter has no value. */
export type ChartLine = { id: number | string; name: string; values: readonly (number | null)[] }

const margin = { top: 20, bottom: 36, axis: 84, edge: 24 }

/**
 * Computes the positions of lines over quarters. From right to left, the value axis is on the right. The scale does not
 * start at zero.
 */
export function linesGeometry(lines: readonly ChartLine[], count: number, width: number, rtl: boolean) {
  const left = rtl ? margin.edge : margin.axis
  const right = rtl ? width - margin.axis : width - margin.edge
  const step = (right - left) / Math.max(1, count)
  const x = (index: number) => (rtl ? right - (index + 0.5) * step : left + (index + 0.5) * step)
  const values = lines.flatMap(line => line.values.filter(value => value !== null))
  const least = Math.min(...values)
  // A single value still needs a range.
  const span = Math.max(...values) > least ? values : [...values, least + 1]
  const bottom = chartHeight - margin.bottom
  const { place, ticks } = valueScale(values.length > 0 ? span : [0, 1], 5, bottom, margin.top)
  return {
    plot: { left, right, bottom },
    axisAt: rtl ? width - margin.axis + 10 : margin.axis - 10,
    ticks: ticks.map(value => ({ value, at: place(value) })),
    columns: Array.from({ length: count }, (_, index) => ({
      centre: x(index),
      start: x(index) - step / 2,
      width: step,
    })),
    lines: lines.map(line => ({
      id: line.id,
      path: brokenPath(line.values.map((value, index) => (value === null ? null : [x(index), place(value)]))),
      marks: line.values.flatMap((value, index) =>
        value === null ? [] : [{ key: index, x: x(index), y: place(value) }],
      ),
    })),
  }
}

/** Returns the path of straight lines from point to point, interrupted where a point is missing. */
function brokenPath(places: readonly (readonly [number, number] | null)[]): string {
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
