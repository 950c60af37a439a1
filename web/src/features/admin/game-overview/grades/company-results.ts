import type { GradingPreview } from '@trimestre/contract/grading'
import { type ExpertRow, lastQuarter } from '../../../../domain/staff/game-results.ts'

/** The last result of each company, with its rank among people where they have one of their own. */
export type CompanyResult = { rank: number; value: number }

/** Returns the results of the last quarter that counts, or of the last one at all while none does. */
export function companyResults(
  rows: readonly ExpertRow[],
  counted: GradingPreview['quarters'],
): ReadonlyMap<number, CompanyResult> {
  const last = Math.max(0, ...counted.map(({ round }) => round))
  const ofLast = last > 0 ? rows.filter(({ round }) => round === last) : lastQuarter(rows)
  return new Map(
    ofLast.map(({ companyId, rangHumain, classement, valeurSociete }) => [
      companyId,
      { rank: rangHumain ?? classement, value: valeurSociete },
    ]),
  )
}
