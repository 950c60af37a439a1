/** What companies are ranked on, in this order, all descending (model, section 11). */
export interface Standing {
  readonly value: number
  readonly cumulatedResult: number
  readonly cash: number
}

/** Rank of each company: 1 plus the number of companies strictly better, so equals share a rank (1, 1, 3). */
export function rank(standings: readonly Standing[]): number[] {
  const best = standings
    .map((standing, index) => ({ standing, index }))
    .sort((a, b) => compare(a.standing, b.standing))
  const ranks = new Array<number>(standings.length).fill(1)
  let current = 1
  best.forEach(({ standing, index }, position) => {
    const previous = best[position - 1]
    if (previous !== undefined && compare(previous.standing, standing) !== 0) current = position + 1
    ranks[index] = current
  })
  return ranks
}

function compare(a: Standing, b: Standing): number {
  return b.value - a.value || b.cumulatedResult - a.cumulatedResult || b.cash - a.cash
}
