import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import type { QuarterPoint, SeriesName } from './quarter-point.ts'

export const chartHeight = 450
const barWidth = 60
const margin = { top: 20, bottom: 36, axis: 64, edge: 16 }

/** Wide enough for bars of 60 with air around them, never under 500; wider than its place, it scrolls. */
export const chartWidth = (place: number, count: number): number => Math.max(place, 500, 84 * count + 80)

/** Places of everything in the plot; from right to left the value axis is on the right. */
export function chartGeometry(
  points: readonly QuarterPoint[],
  shown: readonly SeriesName[],
  width: number,
  rtl: boolean,
) {
  const inner: [number, number] = rtl
    ? [width - margin.axis, margin.edge]
    : [margin.axis, width - margin.edge]
  const x = scaleBand<number>()
    .domain(points.map(point => point.quarter))
    .range(inner)
  const values = points.flatMap(point => shown.map(name => point[name]))
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .nice(5)
    .range([chartHeight - margin.bottom, margin.top])
  const centre = (point: QuarterPoint) => (x(point.quarter) ?? 0) + x.bandwidth() / 2
  const half = Math.min(barWidth, x.bandwidth() * 0.72) / 2
  const zero = y(0)
  return {
    ticks: y.ticks(5).map(value => ({ value, at: y(value) })),
    plot: { start: Math.min(...inner), end: Math.max(...inner), zero, bottom: chartHeight - margin.bottom },
    axisAt: rtl ? width - margin.axis + 10 : margin.axis - 10,
    columns: points.map(point => ({
      point,
      centre: centre(point),
      start: x(point.quarter) ?? 0,
      width: x.bandwidth(),
    })),
    stock:
      area<QuarterPoint>()
        .x(centre)
        .y0(zero)
        .y1(point => y(point.stock))
        .curve(curveMonotoneX)([...points]) ?? '',
    stockLine:
      line<QuarterPoint>()
        .x(centre)
        .y(point => y(point.stock))
        .curve(curveMonotoneX)([...points]) ?? '',
    demand:
      line<QuarterPoint>()
        .x(centre)
        .y(point => y(point.demand))([...points]) ?? '',
    demandMarks: points.map(point => ({ key: point.quarter, x: centre(point), y: y(point.demand) })),
    bars: points.map(point => ({
      key: point.quarter,
      path: roundedBar(centre(point), half, zero, y(point.production)),
    })),
  }
}

/** A bar from zero with a top radius of 4. */
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
