import { chartHeight } from './geometry.ts'
import { valueScale } from './value-scale.ts'

/** One bubble; `isOwn` marks the reader's. */
export type CloudPoint = { id: number; name: string; x: number; y: number; isOwn?: boolean }

const margin = { top: 28, bottom: 56, axis: 72, edge: 36 }

/** Places of a cloud of points; from right to left the value axis stands on the right and x grows leftwards. */
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
    /** In the order of reading, so that arrows walk through them. */
    bubbles: points
      .map(point => ({ point, cx: across.place(point.x), cy: upwards.place(point.y) }))
      .sort((a, b) => (rtl ? b.cx - a.cx : a.cx - b.cx) || a.cy - b.cy),
  }
}

/** Values with a little air, also where all are the same. */
function spread(values: readonly number[]): number[] {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const air = most > least ? (most - least) * 0.05 : Math.max(1, Math.abs(most) * 0.1)
  return [Math.max(0, least - air), most + air]
}
