/** One step of a waterfall; a `total` starts at zero, any other step starts where the previous one ended. */
export type WaterfallStep = {
  key: string
  label: string
  value: number
  /** A figure of another period next to that of the bar. */
  second?: number
  total?: boolean
  /** Whether the step is the sum of the parts that follow it: these then start where the sum starts. */
  sum?: boolean
  part?: boolean
}

export type WaterfallBar = WaterfallStep & {
  /** The start and the length of the bar, in percent of the chart's width. */
  start: number
  length: number
}

/** Computes the positions of the bars on one scale that contains zero and every level reached. */
export function waterfallBars(steps: readonly WaterfallStep[]): { bars: WaterfallBar[]; zero: number } {
  let level = 0
  const spans = steps.map(step => {
    const from = step.total ? 0 : level
    const to = from + step.value
    if (!step.sum) level = to
    return { step, low: Math.min(from, to), high: Math.max(from, to) }
  })
  const least = Math.min(0, ...spans.map(span => span.low))
  const most = Math.max(0, ...spans.map(span => span.high))
  const scale = 100 / (most - least || 1)
  return {
    zero: (0 - least) * scale,
    bars: spans.map(({ step, low, high }) => ({
      ...step,
      start: (low - least) * scale,
      length: (high - low) * scale,
    })),
  }
}
