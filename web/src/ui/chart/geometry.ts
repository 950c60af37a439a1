import { type Place, smoothPath, straightPath } from './curve.ts'
import type { QuarterPoint, SeriesName } from './quarter-point.ts'
import { valueScale } from './value-scale.ts'

export const chartHeight = 450
const barWidth = 60
const margin = { top: 20, bottom: 36, axis: 64, edge: 16 }

/**
 * Returns a width that fits bars of 60 pixels with space between them, at least 500; a chart wider than its container
 * scrolls.
 */
export const chartWidth = (place: number, count: number): number => Math.max(place, 500, 84 * count + 80)

/** Computes the positions of everything in the plot; from right to left, the value axis is on the right. */
export function chartGeometry(
  points: readonly QuarterPoint[],
  shown: readonly SeriesName[],
  width: number,
  rtl: boolean,
) {
  const left = rtl ? margin.edge : margin.axis
  const right = rtl ? width - margin.axis : width - margin.edge
  const columnWidth = (right - left) / Math.max(1, points.length)
  const startOf = (index: number): number =>
    rtl ? right - (index + 1) * columnWidth : left + index * columnWidth
  const centres = points.map((_, index) => startOf(index) + columnWidth / 2)
  const centre = (index: number): number => centres[index] ?? 0
  const values = points.flatMap(point => shown.map(name => point[name]))
  const { place: y, ticks } = valueScale([0, 1, ...values], 5, chartHeight - margin.bottom, margin.top)
  const half = Math.min(barWidth, columnWidth * 0.72) / 2
  const zero = y(0)
  const placesOf = (name: SeriesName): Place[] =>
    points.map((point, index) => [centre(index), y(point[name])])
  const stockLine = smoothPath(placesOf('stock'))
  return {
    ticks: ticks.map(value => ({ value, at: y(value) })),
    plot: { left, right, zero, bottom: chartHeight - margin.bottom },
    axisAt: rtl ? width - margin.axis + 10 : margin.axis - 10,
    columns: points.map((point, index) => ({
      point,
      centre: centre(index),
      start: startOf(index),
      width: columnWidth,
    })),
    stock: stockLine && `${stockLine}L${centre(points.length - 1)},${zero}L${centre(0)},${zero}Z`,
    stockLine,
    demand: straightPath(placesOf('demand')),
    demandMarks: points.map((point, index) => ({
      key: point.quarter,
      x: centre(index),
      y: y(point.demand),
    })),
    bars: points.map((point, index) => ({
      key: point.quarter,
      path: roundedBar(centre(index), half, zero, y(point.production)),
    })),
  }
}

/** Returns the path of a bar from zero whose top corners have a radius of 4. */
function roundedBar(centre: number, half: number, zero: number, top: number): string {
  const radius = Math.min(4, half, Math.abs(zero - top))
  return [
    `M${centre - half} ${zero}`,
    `V${top + radius}`,
    `Q${centre - half} ${top} ${centre - half + radius} ${top}`,
    `H${centre + half - radius}`,
    `Q${centre + half} ${top} ${centre + half} ${top + radius}`,
    `V${zero}Z`,
  ].join('')
}

export type ChartGeometry = ReturnType<typeof chartGeometry>
