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

/** The largest share of the longest movement that counts as small, and the smallest number of steps worth a group. */
const smallShare = 0.05
const groupedFrom = 3

/**
 * Gathers the small movements, which hardly show, in one step before the last one. `isOpen` adds them after it as its
 * parts. A few small movements stay as they are.
 */
export function groupSmallSteps(
  steps: readonly WaterfallStep[],
  group: { key: string; label(count: number): string; isOpen: boolean },
): readonly WaterfallStep[] {
  const longest = Math.max(0, ...steps.map(step => (step.total ? 0 : Math.abs(step.value))))
  const isSmall = (step: WaterfallStep) => !step.total && Math.abs(step.value) < longest * smallShare
  const small = steps.filter(isSmall)
  const last = steps.at(-1)
  if (small.length < groupedFrom || !last?.total) return steps
  const sumOf = (part: (step: WaterfallStep) => number) =>
    small.reduce((sum, step) => sum + Math.round(part(step) * 100), 0) / 100
  const sum: WaterfallStep = {
    key: group.key,
    label: group.label(small.length),
    value: sumOf(step => step.value),
    second: sumOf(step => step.second ?? 0),
    sum: group.isOpen,
  }
  const parts = group.isOpen ? small.map(step => ({ ...step, part: true })) : []
  return [...steps.filter(step => step !== last && !isSmall(step)), sum, ...parts, last]
}
