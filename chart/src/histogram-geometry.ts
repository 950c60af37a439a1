import { columnsOf, type Margin, plotFrame, roundedBar, type Size } from './plot-frame.ts'
import { valueScale } from './value-scale.ts'

export const histogramMargin: Margin = { top: 36, bottom: 56, axis: 44, edge: 16 }

/** Computes adjacent bars from zero, one for each count; the values of the axis are whole. */
export function histogramGeometry(counts: readonly number[], size: Size) {
  const plot = plotFrame(size, histogramMargin)
  const columns = columnsOf(plot, counts.length, size.rtl)
  const { place, ticks, digits } = valueScale([0, 1, ...counts], 4, plot.bottom, plot.top, 1)
  const half = ((columns[0]?.width ?? 0) * 0.86) / 2
  const bars = columns.flatMap(({ centre }, index) => {
    const count = counts[index] ?? 0
    return count === 0 ? [] : [{ index, path: roundedBar(centre, half, place(0), place(count)) }]
  })
  return { plot, columns, bars, digits, ticks: ticks.map(value => ({ value, at: place(value) })) }
}
