import type { ChartLine } from './lines-geometry.ts'

/** The pixels of the drawing; `text` is the size of its labels. */
export type BumpFrame = { width: number; height: number; text: number; rtl: boolean }

/** The largest number of lines with a colour of their own: more could not be distinguished. */
const featuredMax = 8
const podiumMax = 3
/** The fewest places that the drawing has room for, so that two companies do not fill it. */
const fewestPlaces = 3
const linesApart = 6
/** The share of the width that the labels of one side may take, and of the only side with names. */
const [sideShare, onlySideShare] = [0.26, 0.5]
/** The width of a place without names, in text sizes. */
const rankSize = 1.5
/** The pixels that lines which share the first place need above it. */
const headroom = 26

const placesOf = (line: ChartLine): number[] => line.values.filter(value => value !== null)

/** Returns how many places a line gained in its last quarter; negative when it lost some, 0 without an earlier one. */
function lastMove({ values }: ChartLine): number {
  const [before, now] = values.slice(-2)
  return typeof before === 'number' && typeof now === 'number' ? before - now : 0
}

/**
 * Returns the lines that the reader should see first: all of a small class; of a large one the podium, then those that
 * moved most in the last quarter.
 */
export function featuredLines(lines: readonly ChartLine[]): ChartLine[] {
  if (lines.length <= featuredMax) return [...lines]
  const isOnPodium = ({ values }: ChartLine) => (values.at(-1) ?? Number.POSITIVE_INFINITY) <= podiumMax
  const movers = lines
    .filter(line => !isOnPodium(line) && lastMove(line) !== 0)
    .sort((one, other) => Math.abs(lastMove(other)) - Math.abs(lastMove(one)))
  return [...lines.filter(isOnPodium), ...movers].slice(0, featuredMax)
}

/** Computes the positions of the places of companies over quarters. From right to left, time runs leftwards. */
export function bumpGeometry(
  lines: readonly ChartLine[],
  count: number,
  { width, height, text, rtl }: BumpFrame,
) {
  const whole = text * labelSize(lines)
  // Without room for whole names on both sides, they are at the end only, where they say who is where now.
  const isNamedAtStart = whole <= width * sideShare
  const startWidth = isNamedAtStart ? whole : text * rankSize
  const endWidth = Math.min(whole, width * (isNamedAtStart ? sideShare : onlySideShare))
  const gap = text
  const [onLeft, onRight] = rtl ? [endWidth, startWidth] : [startWidth, endWidth]
  const [left, right] = [onLeft + gap, width - onRight - gap]
  const top = text * 2 + headroom
  const bottom = height - text
  const lowest = Math.max(fewestPlaces, ...lines.flatMap(placesOf))
  const step = (right - left) / Math.max(1, count - 1)
  const x = (index: number) => (rtl ? right - index * step : left + index * step)
  const rowHeight = (bottom - top) / (lowest - 1)
  const y = (place: number) => top + (place - 1) * rowHeight
  const shift = sharedPlaces(lines, count, rowHeight)
  const at = (line: ChartLine, index: number): readonly [number, number] | null => {
    const place = line.values[index] ?? null
    return place === null ? null : [x(index), y(place) + shift(line, index)]
  }
  const featured = featuredLines(lines)
  const ends = { featured, text, top, bottom, y }
  return {
    startWidth,
    endWidth,
    isNamedAtStart,
    quarterY: text,
    columns: Array.from({ length: count }, (_, index) => x(index)),
    /** The other lines first, so that the featured ones are drawn over them. */
    lines: [...lines.filter(line => !featured.includes(line)), ...featured].map(line => {
      const points = Array.from({ length: count }, (_, index) => at(line, index))
      return {
        line,
        colour: featured.indexOf(line),
        path: bumpPath(points),
        marks: points.filter(point => point !== null),
      }
    }),
    startLabels: endLabels(lines, 0, ends),
    endLabels: endLabels(lines, count - 1, ends),
  }
}

/** Returns the function that moves the lines of a shared place apart, by a few pixels, so that each is seen. */
function sharedPlaces(lines: readonly ChartLine[], count: number, rowHeight: number) {
  const sharing = Array.from({ length: count }, (_, index) => Map.groupBy(lines, line => line.values[index]))
  return (line: ChartLine, index: number): number => {
    const equals = sharing[index]?.get(line.values[index]) ?? []
    const apart = Math.min(linesApart, (rowHeight * 0.6) / equals.length)
    return (equals.indexOf(line) - (equals.length - 1) / 2) * apart
  }
}

/** Returns a path that leaves and reaches each point level, interrupted where a quarter has no place. */
function bumpPath(points: readonly (readonly [number, number] | null)[]): string {
  let before: readonly [number, number] | null = null
  return points
    .map(point => {
      const from = before
      before = point
      if (!point) return ''
      const [x, y] = point
      if (!from) return `M${x},${y}`
      const middle = (from[0] + x) / 2
      return `C${middle},${from[1]} ${middle},${y} ${x},${y}`
    })
    .join('')
}

type Ends = {
  featured: readonly ChartLine[]
  text: number
  top: number
  bottom: number
  y(place: number): number
}

/** Returns the width of the longest label in text sizes, as far as the numbers of its letters tell. */
function labelSize(lines: readonly ChartLine[]): number {
  const longest = Math.max(0, ...lines.map(({ name }) => name.length))
  const isShared = lines.some(
    ({ values }) => lines.filter(line => line.values.at(-1) === values.at(-1)).length > 1,
  )
  return 3 + longest * (isShared ? 1.3 : 0.6)
}

const labelHeight = 1.3

/**
 * Returns one label for each place at one end of the lines, by place, moved apart where they would overlap. Where not
 * all places have room, only the featured lines have labels.
 */
function endLabels(lines: readonly ChartLine[], index: number, { featured, text, top, bottom, y }: Ends) {
  const labelsOf = (shown: readonly ChartLine[]) =>
    [...Map.groupBy(shown, line => line.values[index] ?? null)]
      .flatMap(([place, equals]) => (place === null ? [] : [{ place, equals, at: y(place) }]))
      .sort((one, other) => one.place - other.place)
  const all = labelsOf(lines)
  const labels = (all.length - 1) * text * labelHeight <= bottom - top ? all : labelsOf(featured)
  const apart = Math.min(text * labelHeight, (bottom - top) / Math.max(1, labels.length - 1))
  labels.forEach((label, row) => {
    const above = labels[row - 1]
    if (above) label.at = Math.max(label.at, above.at + apart)
  })
  labels.reverse().forEach((label, row) => {
    const below = labels[row - 1]
    label.at = Math.min(label.at, below ? below.at - apart : bottom)
  })
  return labels.reverse()
}
