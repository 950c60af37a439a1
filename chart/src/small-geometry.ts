import { brokenPath, type ChartLine } from './lines-geometry.ts'
import { valueScale } from './value-scale.ts'

export const smallSize = { width: 160, height: 56 }
const space = 5

/** Computes small lines on one scale, whose ends are `low` and `high`; time runs in the reading direction. */
export function smallGeometry(
  lines: readonly ChartLine[],
  count: number,
  { rtl, falling = false }: { rtl: boolean; falling?: boolean },
) {
  const values = lines.flatMap(line => line.values.filter(value => value !== null))
  const ends = [smallSize.height - space, space] as const
  const { place, ticks } = valueScale(
    values.length > 0 ? values : [0, 1],
    4,
    falling ? ends[1] : ends[0],
    falling ? ends[0] : ends[1],
  )
  const step = (smallSize.width - 2 * space) / Math.max(1, count - 1)
  const x = (index: number) => (rtl ? smallSize.width - space - index * step : space + index * step)
  return {
    low: ticks[0] ?? 0,
    high: ticks.at(-1) ?? 0,
    drawn: lines.map(line => {
      const places = line.values.map((value, index) =>
        value === null ? null : ([x(index), place(value)] as const),
      )
      return {
        id: line.id,
        name: line.name,
        last: line.values.findLast(value => value !== null) ?? null,
        path: brokenPath(places),
        end: places.findLast(at => at !== null),
      }
    }),
  }
}
