import { valueScale } from './value-scale.ts'

export const historyHeight = 180
const margin = { top: 14, bottom: 30, axis: 76, edge: 20 }

export type HistoryPoint = { quarter: number; value: number }

/**
 * Computes the positions of one figure over its quarters. `falling` inverts the scale for a ranking, whose first rank
 * is on top. From right to left, the value axis is on the right.
 */
export function historyGeometry(
  points: readonly HistoryPoint[],
  width: number,
  { rtl, falling = false }: { rtl: boolean; falling?: boolean },
) {
  const left = rtl ? margin.edge : margin.axis
  const right = rtl ? width - margin.axis : width - margin.edge
  const step = (right - left) / Math.max(1, points.length)
  const x = (index: number) => (rtl ? right - (index + 0.5) * step : left + (index + 0.5) * step)
  const values = points.map(({ value }) => value)
  const least = Math.min(...values)
  const isFlat = Math.max(...values) === least
  const [low, high] = [historyHeight - margin.bottom, margin.top]
  const { place, ticks } = valueScale(
    isFlat ? [least, least + (Math.abs(least) || 1)] : values,
    3,
    falling ? high : low,
    falling ? low : high,
  )
  const marks = points.map(({ quarter, value }, index) => ({ quarter, x: x(index), y: place(value) }))
  return {
    left,
    right,
    bottom: low,
    axisAt: rtl ? width - margin.axis + 10 : margin.axis - 10,
    ticks: ticks.map(value => ({ value, at: place(value) })),
    marks,
    path: marks.map((mark, index) => `${index === 0 ? 'M' : 'L'}${mark.x},${mark.y}`).join(''),
    /** One quarter out of this many is labelled, so that labels do not overlap. */
    nameEvery: Math.max(1, Math.ceil(34 / step)),
  }
}
