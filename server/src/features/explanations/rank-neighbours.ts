import type { Explanation, RankedPlace } from '@trimestre/contract/explanations'
import type { RankingRow } from '../results/service.ts'
import { amount } from '../results/units.ts'

/**
 * Returns a company with its neighbours in a ranking: the nearest places that differ, and among equals the company that
 * joined first. Null when the company is not in the ranking.
 * @param now the ranking, the winner first and equals in the order in which they joined
 * @param before the ranking of the quarter before; empty when there is none to compare with
 */
export function rankNeighbours(
  companyId: number,
  now: readonly RankingRow[],
  before: readonly RankingRow[],
): Explanation['ranking'] {
  const earlier = new Map(before.map(row => [row.companyId, row]))
  const present = (row: RankingRow): RankedPlace => {
    const former = earlier.get(row.companyId)
    return {
      companyId: row.companyId,
      username: row.username,
      rank: row.rank,
      rankBefore: former?.rank ?? null,
      equals: now.filter(({ rank }) => rank === row.rank).length - 1,
      value: amount(row.companyValue),
      valueBefore: former === undefined ? null : amount(former.companyValue),
    }
  }
  const own = now.find(row => row.companyId === companyId)
  if (own === undefined) return null
  const nearest = now.findLast(row => row.rank < own.rank)?.rank
  const above = now.find(row => row.rank === nearest)
  const below = now.find(row => row.rank > own.rank)
  return { own: present(own), above: above ? present(above) : null, below: below ? present(below) : null }
}
