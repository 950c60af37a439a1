import { type Place, straightPath } from './curve.ts'
import { columnsOf, type Margin, plotFrame, roundedBar, type Size } from './plot-frame.ts'
import { valueScale } from './value-scale.ts'

/** What comes in and what goes out in a quarter, both positive, and the level that results. */
export type InOutPoint = { quarter: number; received: number; paid: number; level?: number }

export const inOutSeries = ['received', 'paid', 'level'] as const
export type InOutSeries = (typeof inOutSeries)[number]

export const inOutMargin: Margin = { top: 40, bottom: 56, axis: 76, edge: 76 }
const barWidth = 60

/** Computes bars upwards and downwards from zero, and the line of the levels, whose last value has a label. */
export function inOutGeometry(points: readonly InOutPoint[], shown: readonly InOutSeries[], size: Size) {
  const plot = plotFrame(size, inOutMargin)
  const columns = columnsOf(plot, points.length, size.rtl)
  const signed = ({ received, paid, level = 0 }: InOutPoint) => ({ received, paid: 0 - paid, level })
  const values = points.flatMap(point => shown.map(name => signed(point)[name]))
  const { place, ticks, digits } = valueScale([0, 1, ...values], 5, plot.bottom, plot.top)
  const half = Math.min(barWidth, (columns[0]?.width ?? 0) * 0.6) / 2
  const bars = (['received', 'paid'] as const)
    .filter(name => shown.includes(name))
    .flatMap(name =>
      points.flatMap((point, index) => {
        const value = signed(point)[name]
        const centre = columns[index]?.centre ?? 0
        const path = roundedBar(centre, half, place(0), place(value))
        return value === 0 ? [] : [{ key: `${name} ${point.quarter}`, name, path }]
      }),
    )
  const level = shown.includes('level')
    ? points.flatMap((point, index): Place[] =>
        point.level === undefined ? [] : [[columns[index]?.centre ?? 0, place(point.level)]],
      )
    : []
  return {
    plot,
    digits,
    ticks: ticks.map(value => ({ value, at: place(value) })),
    columns,
    bars,
    level,
    levelPath: straightPath(level),
  }
}
