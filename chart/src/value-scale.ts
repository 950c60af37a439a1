/** Returns the distance between about `count` round ticks over a range: 1, 2 or 5 times a power of ten. */
function roundStep(span: number, count: number): number {
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const share = rough / power
  // Each bound is the geometric mean of the two steps next to it.
  const factor = share >= Math.sqrt(50) ? 10 : share >= Math.sqrt(10) ? 5 : share >= Math.sqrt(2) ? 2 : 1
  return factor * power
}

/** Returns the ends of the values; equal values get space on both sides, but never on the other side of zero. */
function endsOf(values: readonly number[]): [least: number, most: number] {
  const least = Math.min(...values)
  const most = Math.max(...values)
  if (most > least) return [least, most]
  const space = Math.abs(least) * 0.1 || 1
  return [
    least >= 0 ? Math.max(0, least - space) : least - space,
    most < 0 ? Math.min(0, most + space) : most + space,
  ]
}

/**
 * Returns a scale for values, with its ends widened to round numbers: `place` maps a value to a position between `low`
 * and `high` of the chart, and `ticks` are about `count` round values from end to end, at least `leastStep` apart.
 * `digits` is the number of decimals with which the ticks differ from each other.
 */
export function valueScale(
  values: readonly number[],
  count: number,
  low: number,
  high: number,
  leastStep = 0,
) {
  const [least, most] = endsOf(values)
  const step = Math.max(leastStep, roundStep(most - least, count))
  const from = Math.floor(least / step)
  const to = Math.max(from + 1, Math.ceil(most / step))
  const place = (value: number): number => low + ((value / step - from) / (to - from)) * (high - low)
  const ticks = Array.from({ length: to - from + 1 }, (_, index) =>
    Number(((from + index) * step).toPrecision(12)),
  )
  return { place, ticks, digits: Math.max(0, -Math.floor(Math.log10(step) + 1e-9)) }
}
