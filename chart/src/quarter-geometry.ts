import { type Place, straightPath } from './curve.ts'
import { columnsOf, type Margin, plotFrame, roundedBar, type Size } from './plot-frame.ts'
import type { QuarterPoint, SeriesName } from './quarter-point.ts'
import { valueScale } from './value-scale.ts'

const barWidth = 60
export const quarterMargin: Margin = { top: 40, bottom: 56, axis: 64, edge: 16 }

/** Computes the positions of everything in the plot. */
export function chartGeometry(points: readonly QuarterPoint[], shown: readonly SeriesName[], size: Size) {
  const plot = plotFrame(size, quarterMargin)
  const columns = columnsOf(plot, points.length, size.rtl)
  const values = points.flatMap(point => shown.map(name => point[name]))
  const { place: y, ticks, digits } = valueScale([0, 1, ...values], 5, plot.bottom, plot.top, 1)
  const zero = y(0)
  const drawn = columns.flatMap((column, index) => {
    const point = points[index]
    return point ? [{ ...column, point }] : []
  })
  const half = Math.min(barWidth, (columns[0]?.width ?? 0) * 0.72) / 2
  // The stock is level over the whole column of its quarter: an area between single points would vanish behind bars.
  const stock = drawn.flatMap(({ start, width, point }): Place[] => {
    const ends = size.rtl ? [start + width, start] : [start, start + width]
    return ends.map(x => [x, y(point.stock)])
  })
  const stockLine = straightPath(stock)
  return {
    ticks: ticks.map(value => ({ value, at: y(value) })),
    digits,
    plot,
    columns: drawn,
    stock: stockLine && `${stockLine}L${stock.at(-1)?.[0]},${zero}L${stock[0]?.[0]},${zero}Z`,
    stockLine,
    demand: straightPath(drawn.map(({ centre, point }): Place => [centre, y(point.demand)])),
    demandMarks: drawn.map(({ centre, point }) => ({ key: point.quarter, x: centre, y: y(point.demand) })),
    bars: drawn.map(({ centre, point }) => ({
      key: point.quarter,
      path: roundedBar(centre, half, zero, y(point.production)),
    })),
  }
}

export type ChartGeometry = ReturnType<typeof chartGeometry>
