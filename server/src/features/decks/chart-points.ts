import type { CloudPoint, cloudGeometry } from '@trimestre/chart/cloud-geometry'
import { cut } from './cut.ts'
import type { ChartSeries, DeckChart } from './deck.ts'

/** The largest number of series with colours and names of their own. */
const featuredMax = 8

/** The longest names of chart labels, in characters. */
export const longestLabel = 18
export const longestLabelOfMany = 14
/** From this number of names on, those along an axis are written upwards. */
export const manyNames = 9

const lastOf = ({ values }: ChartSeries): number =>
  values.findLast(value => value !== null) ?? Number.NEGATIVE_INFINITY

/** Returns the series that are drawn with colours and names: all of few; of many those that end highest. */
export function featuredSeries(series: readonly ChartSeries[]): ReadonlySet<ChartSeries> {
  if (series.length <= featuredMax) return new Set(series)
  return new Set(series.toSorted((one, other) => lastOf(other) - lastOf(one)).slice(0, featuredMax))
}

/** Returns the points of a scatter chart that have both values. */
export function pointsOf({ series: [xs, ys], categories }: DeckChart): CloudPoint[] {
  return categories.flatMap((name, index) => {
    const [x, y] = [xs?.values[index] ?? null, ys?.values[index] ?? null]
    return x === null || y === null ? [] : [{ id: index, name, x, y }]
  })
}

/** The side of a point, as chart files name it: right, left, top or bottom. */
export type LabelSide = 'r' | 'l' | 't' | 'b'

export type PointLabel = {
  side: LabelSide
  id: CloudPoint['id']
  text: string
  x: number
  y: number
  anchor: 'start' | 'end' | 'middle'
}

type Area = { left: number; right: number; top: number; bottom: number }

/**
 * Places the names of points next to them so that they cover neither each other nor a point. A name without such a place
 * is left out.
 */
export function placeLabels(
  { bubbles, plot }: Pick<ReturnType<typeof cloudGeometry>, 'bubbles' | 'plot'>,
  textSize: number,
): PointLabel[] {
  const taken: Area[] = bubbles.map(({ cx, cy, r }) => ({
    left: cx - r,
    right: cx + r,
    top: cy - r,
    bottom: cy + r,
  }))
  const isFree = (area: Area) =>
    area.left >= plot.left &&
    area.right <= plot.right + 30 &&
    area.top >= plot.top - 20 &&
    !taken.some(
      other =>
        area.left < other.right &&
        other.left < area.right &&
        area.top < other.bottom &&
        other.top < area.bottom,
    )
  return bubbles.flatMap(({ point, cx, cy, r }): PointLabel[] => {
    const text = cut(point.name, bubbles.length > manyNames ? longestLabelOfMany : longestLabel)
    const width = [...text].length * textSize * (/\p{Script=Han}/u.test(text) ? 1 : 0.56)
    const [half, away] = [textSize * 0.6, r + 3]
    const places: readonly (Omit<PointLabel, 'id' | 'text'> & { left: number })[] = [
      { side: 'r', anchor: 'start', x: cx + away, y: cy, left: cx + away },
      { side: 'l', anchor: 'end', x: cx - away, y: cy, left: cx - away - width },
      { side: 't', anchor: 'middle', x: cx, y: cy - away - half, left: cx - width / 2 },
      { side: 'b', anchor: 'middle', x: cx, y: cy + away + half, left: cx - width / 2 },
    ]
    for (const { left, ...place } of places) {
      const area = { left, right: left + width, top: place.y - half, bottom: place.y + half }
      if (!isFree(area)) continue
      taken.push(area)
      return [{ id: point.id, text, ...place }]
    }
    return []
  })
}
