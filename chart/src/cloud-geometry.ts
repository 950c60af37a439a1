import { type Margin, plotFrame, type Size } from './plot-frame.ts'
import { valueScale } from './value-scale.ts'

/** One bubble of a scatter chart; `isOwn` marks the reader's own, and the area of the bubble shows `size`. */
export type CloudPoint = {
  id: number | string
  name: string
  /** A short name drawn above the bubble. */
  letter?: string | undefined
  x: number
  y: number
  size?: number
  isOwn?: boolean
}

const margin: Margin = { top: 40, bottom: 64, axis: 72, edge: 36 }
const plainRadius = 7
const largestRadius = 26
const smallestRadius = 5

/** `within` are values for which the axes have room although no point has them. */
export type CloudScale = {
  upwardsFromZero?: boolean
  within?: { x: readonly number[]; y: readonly number[] }
}

/** Computes the positions of a scatter chart. From right to left, x grows leftwards. */
export function cloudGeometry(
  points: readonly CloudPoint[],
  size: Size,
  { upwardsFromZero = true, within = { x: [], y: [] } }: CloudScale = {},
) {
  const plot = plotFrame(size, margin)
  const ends = size.rtl ? ([plot.right, plot.left] as const) : ([plot.left, plot.right] as const)
  const count = size.width * size.zoom < 700 ? 4 : 8
  const across = valueScale(spread([...within.x, ...points.map(point => point.x)]), count, ...ends)
  const heights = [...within.y, ...points.map(point => point.y)]
  const upwards = valueScale(upwardsFromZero ? [0, 1, ...heights] : spread(heights), 5, plot.bottom, plot.top)
  const radius = radiusOf(points, size.zoom)
  return {
    plot,
    xTicks: across.ticks.map(value => ({ value, at: across.place(value) })),
    xDigits: across.digits,
    ticks: upwards.ticks.map(value => ({ value, at: upwards.place(value) })),
    digits: upwards.digits,
    placeOfX: across.place,
    /** The bubbles are sorted in reading order, so that the arrow keys walk through them. */
    bubbles: points
      .map(point => ({
        point,
        cx: across.place(point.x),
        cy: upwards.place(point.y),
        r: radius(point),
        /** The number of points at the same place, which hide each other. */
        count: points.filter(({ x, y }) => x === point.x && y === point.y).length,
      }))
      .sort((a, b) => (size.rtl ? b.cx - a.cx : a.cx - b.cx) || a.cy - b.cy),
  }
}

/** Returns the function that gives each bubble an area in proportion to its size. */
function radiusOf(points: readonly CloudPoint[], zoom: number): (point: CloudPoint) => number {
  const most = Math.max(0, ...points.map(({ size }) => size ?? 0))
  return ({ size }) => {
    if (most === 0 || size === undefined) return plainRadius / zoom
    return Math.max(smallestRadius, largestRadius * Math.sqrt(Math.max(0, size) / most)) / zoom
  }
}

/** Returns the ends of the values with a margin around them, even when all values are equal. */
export function spread(values: readonly number[]): number[] {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const air = most > least ? (most - least) * 0.05 : Math.max(1, Math.abs(most) * 0.1)
  return [least >= 0 ? Math.max(0, least - air) : least - air, most + air]
}
