/** Quartiles of the rounds of a measurement. */
export type Quartiles = { first: number; median: number; third: number }

/** @throws when there is nothing to sort */
export function quartiles(values: readonly number[]): Quartiles {
  if (values.length === 0) throw new Error('no round was measured')
  const sorted = values.toSorted((a, b) => a - b)
  return { first: at(sorted, 0.25), median: at(sorted, 0.5), third: at(sorted, 0.75) }
}

export const median = (values: readonly number[]): number => quartiles(values).median

/** Returns the value that a share of the values, in any order, stays under, as in p99 = percentile(times, 0.99). */
export const percentile = (values: readonly number[], share: number): number =>
  at(
    values.toSorted((a, b) => a - b),
    share,
  )

/** Interpolates linearly between the two nearest of sorted values. */
function at(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

/** Returns the milliseconds that some work takes. */
export function timed(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

type Arms = Record<string, (round: number) => Promise<number> | number>

/**
 * Runs every arm once a round, in turn, in reverse order every second round, so that a temporary slowdown of the
 * machine affects all of them. The first round is a warm-up and is discarded.
 */
export async function interleave<A extends Arms>(
  rounds: number,
  arms: A,
): Promise<{ [name in keyof A]: number }[]> {
  const measured: { [name in keyof A]: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const names = Object.keys(arms) as (keyof A & string)[]
    const figures: Record<string, number> = {}
    for (const name of round % 2 === 0 ? names : names.toReversed())
      figures[name] = (await arms[name]?.(round)) ?? Number.NaN
    if (round > 0) measured.push(figures as { [name in keyof A]: number })
  }
  return measured
}
