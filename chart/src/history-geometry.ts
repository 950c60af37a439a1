import { valueScale } from './value-scale.ts'

export const historyHeight = 180
const margin = { top: 14, bottom: 30, axis: 76, edge: 20 }

export type HistoryPoint = { quarter: number; value: number }

/**
 * Computes the positions of one figure over its quarters. `falling` inverts the scale for a ranking, whose first rank
 * is on top; `whole` means that the values are counts. From right to left, the value axis is on the right.
 */
export function historyGeometry(
  points: readonly HistoryPoint[],
  width: number,
  { rtl, falling = false, whole = false }: { rtl: boolean; falling?: boolean; whole?: boolean },
) {
  const left = rtl ? margin.edge : margin.axis
  const right = rtl ? width - margin.axis : width - margin.edge
  const step = (right - left) / Math.max(1, points.length)
  const x = (index: number) => (rtl ? right - (index + 0.5) * step : left + (index + 0.5) * step)
  const values = points.map(({ value }) => value)
  const [low, high] = [historyHeight - margin.bottom, margin.top]
  const { place, ticks, digits } = valueScale(
    values.length > 0 ? values : [0, 1],
    3,
    falling ? high : low,
    falling ? low : high,
    whole ? 1 : 0,
  )
  const marks = points.map(({ quarter, value }, index) => ({ quarter, x: x(index), y: place(value) }))
  return {
    left,
    right,
    bottom: low,
    axisAt: rtl ? width - margin.axis + 10 : margin.axis - 10,
    digits,
    ticks: ticks.map(value => ({ value, at: place(value) })),
    marks,
    path: marks.map((mark, index) => `${index === 0 ? 'M' : 'L'}${mark.x},${mark.y}`).join(''),
    /** One quarter out of this many is labelled, so that labels do not overlap. */
    nameEvery: Math.max(1, Math.ceil(34 / step)),
  }
}
