import { chartHeight } from './geometry.ts'
import { valueScale } from './value-scale.ts'

/** One bubble of a scatter chart; `isOwn` marks the reader's own. */
export type CloudPoint = { id: number; name: string; x: number; y: number; isOwn?: boolean }

const margin = { top: 28, bottom: 56, axis: 72, edge: 36 }

/**
 * Computes the positions of a scatter chart. From right to left, the value axis is on the right and x grows leftwards.
 */
export function cloudGeometry(points: readonly CloudPoint[], width: number, rtl: boolean) {
  const left = rtl ? margin.edge : margin.axis
  const right = rtl ? width - margin.axis : width - margin.edge
  const bottom = chartHeight - margin.bottom
  const ends = rtl ? ([right, left] as const) : ([left, right] as const)
  const across = valueScale(spread(points.map(point => point.x)), width < 700 ? 4 : 8, ...ends)
  const upwards = valueScale([0, 1, ...points.map(point => point.y)], 5, bottom, margin.top)
  return {
    plot: { left, right, top: margin.top, bottom },
    axisAt: rtl ? width - margin.axis + 10 : margin.axis - 10,
    xTicks: across.ticks.map(value => ({ value, at: across.place(value) })),
    yTicks: upwards.ticks.map(value => ({ value, at: upwards.place(value) })),
    placeOfX: across.place,
    /** The bubbles are sorted in reading order, so that the arrow keys walk through them. */
    bubbles: points
      .map(point => ({ point, cx: across.place(point.x), cy: upwards.place(point.y) }))
      .sort((a, b) => (rtl ? b.cx - a.cx : a.cx - b.cx) || a.cy - b.cy),
  }
}

/** Returns the ends of the values with a margin around them, even when all values are equal. */
export function spread(values: readonly number[]): number[] {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const air = most > least ? (most - least) * 0.05 : Math.max(1, Math.abs(most) * 0.1)
  return [Math.max(0, least - air), most + air]
}
