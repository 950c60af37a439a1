/** Pixels around the plot; the labels of the indexes stand at its start, those of the lever below. */
const margin = { top: 14, bottom: 34, start: 48, end: 14 } as const

/** The ends of the vertical scale; `ticks` are round values from end to end. */
type Scale = { low: number; high: number; ticks: number[] }

/** Returns a scale of about four round steps that holds all values. */
export function indexScale(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const rough = Math.max((most - least) / 4, Number.EPSILON * Math.max(1, Math.abs(most)))
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find(factor => factor * power >= rough) ?? 10)
  const from = Math.floor(least / step)
  const to = Math.max(from + 1, Math.ceil(most / step))
  const ticks = Array.from({ length: to - from + 1 }, (_, index) =>
    Number(((from + index) * step).toPrecision(12)),
  )
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks }
}

type Line = { x: readonly number[]; y: readonly number[] }
type Size = { width: number; height: number; rtl: boolean }

/** Places curves in a drawing of this size; from right to left where the language is read so. */
export function curveGeometry(lines: readonly Line[], reference: number, { width, height, rtl }: Size) {
  const scale = indexScale(lines.flatMap(({ y }) => [...y]))
  const across = lines[0]?.x ?? []
  const [from, to] = [Math.min(...across), Math.max(...across)]
  const room = Math.max(0, width - margin.start - margin.end)
  const top = margin.top
  const bottom = height - margin.bottom
  const placeX = (value: number): number => {
    const share = to === from ? 0 : (value - from) / (to - from)
    return rtl ? width - margin.start - share * room : margin.start + share * room
  }
  const placeY = (value: number): number =>
    bottom - ((value - scale.low) / (scale.high - scale.low)) * (bottom - top)
  const pathOf = ({ x, y }: Line) =>
    x.map((value, index) => `${index === 0 ? 'M' : 'L'}${placeX(value)},${placeY(y[index] ?? 0)}`).join('')
  const [left, right] = rtl ? [margin.end, width - margin.start] : [margin.start, width - margin.end]
  return {
    left,
    right,
    top,
    bottom,
    /** Where the labels of the indexes end. */
    labelAt: rtl ? right + 8 : left - 8,
    ticks: scale.ticks.map(value => ({ value, at: placeY(value) })),
    marks: [from, reference, to].map(value => ({ value, at: placeX(value) })),
    guide: placeX(reference),
    paths: lines.map(pathOf),
    placeX,
    placeY,
    /** Returns the index of the point that is nearest to a place. */
    nearest: (at: number): number => {
      const distances = across.map(value => Math.abs(placeX(value) - at))
      return distances.indexOf(Math.min(...distances))
    },
  }
}
