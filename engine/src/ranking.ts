/** The figures by which companies are ranked, in this order, all descending (model, section 11). */
export interface Standing {
  readonly value: number
  readonly cumulativeResult: number
  readonly cash: number
}

/**
 * Returns the rank of each company: 1 plus the number of companies strictly better, so equals share a rank (1, 1, 3).
 */
export function rank(standings: readonly Standing[]): number[] {
  const best = standings.map((_, index) => index)
  best.sort((a, b) => compare(standings[a], standings[b]))
  const ranks = standings.map(() => 1)
  for (let place = 1; place < best.length; place += 1) {
    const [before, index] = [best[place - 1] ?? 0, best[place] ?? 0]
    const isEqual = compare(standings[before], standings[index]) === 0
    ranks[index] = isEqual ? (ranks[before] ?? 1) : place + 1
  }
  return ranks
}

function compare(a: Standing | undefined, b: Standing | undefined): number {
  if (a === undefined || b === undefined) return 0
  return b.value - a.value || b.cumulativeResult - a.cumulativeResult || b.cash - a.cash
}
