import type { Branch } from '@trimestre/contract/branches'
import { type ExpertRow, valueLine } from '../../../../domain/staff/game-results.ts'

export type ValueLines = {
  quarters: number[]
  real: (number | null)[]
  branch: (number | null)[]
}

/**
 * Returns the values of a company by quarter, as they were played and in the branch. The branch begins at the last quarter
 * before it, which both share.
 */
export function valueLines(
  { fromQuarter, toQuarter, quarters }: Pick<Branch, 'fromQuarter' | 'toQuarter' | 'quarters'>,
  companyId: number,
  rows: readonly ExpertRow[],
): ValueLines {
  const all = Array.from({ length: toQuarter }, (_, index) => index + 1)
  const shared = valueLine(rows, companyId, all).values
  const ranked = new Map(
    quarters.map(({ quarter, ranking }) => [quarter, ranking.find(each => each.companyId === companyId)]),
  )
  return {
    quarters: all,
    real: all.map((quarter, index) =>
      quarter < fromQuarter ? (shared[index] ?? null) : (ranked.get(quarter)?.before.valeurSociete ?? null),
    ),
    branch: all.map((quarter, index) => {
      if (quarter >= fromQuarter) return ranked.get(quarter)?.valeurSociete ?? null
      return quarter === fromQuarter - 1 ? (shared[index] ?? null) : null
    }),
  }
}
