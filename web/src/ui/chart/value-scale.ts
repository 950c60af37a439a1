/** Returns the distance between about `count` round ticks over a range: 1, 2 or 5 times a power of ten. */
function roundStep(span: number, count: number): number {
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const share = rough / power
  // Each bound is the geometric mean of the two steps next to it.
  const factor = share >= Math.sqrt(50) ? 10 : share >= Math.sqrt(10) ? 5 : share >= Math.sqrt(2) ? 2 : 1
  return factor * power
}

/**
 * Returns a scale for values, with its ends widened to round numbers: `place` maps a value to a position between `low`
 * and `high` of the chart, and `ticks` are about `count` round values from end to end.
 */
export function valueScale(values: readonly number[], count: number, low: number, high: number) {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const step = roundStep(most - least, count)
  const from = Math.floor(least / step)
  const to = Math.ceil(most / step)
  const place = (value: number): number => low + ((value / step - from) / (to - from)) * (high - low)
  const ticks = Array.from({ length: to - from + 1 }, (_, index) =>
    Number(((from + index) * step).toPrecision(12)),
  )
  return { place, ticks }
}
