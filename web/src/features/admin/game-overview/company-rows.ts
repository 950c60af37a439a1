import type { Progress } from '@trimestre/contract/companies'
import type { Game } from '@trimestre/contract/games'
import type { SeatKind } from '@trimestre/contract/seats'
import { type ExpertRow, lastQuarter } from '../../../domain/staff/game-results.ts'

/** A company of the game, with its last result if it has one, and its decision progress in the current quarter. */
export type CompanyRow = {
  companyId: number
  username: string
  kind: SeatKind
  result: ExpertRow | undefined
  progress: Progress | undefined
  /** The number of quarters whose results a reset would remove. */
  resultCount: number
}

/**
 * Returns all companies by rank; those without a result come last.
 * @param last the results of the last quarter, with the ranks that count
 */
export function companyRows(
  game: Pick<Game, 'companies'>,
  rows: readonly ExpertRow[],
  progress: readonly Progress[],
  last: readonly ExpertRow[] = lastQuarter(rows),
): CompanyRow[] {
  const results = new Map(last.map(row => [row.companyId, row]))
  const states = new Map(progress.map(state => [state.companyId, state]))
  const counts = new Map<number, number>()
  for (const { companyId } of rows) counts.set(companyId, (counts.get(companyId) ?? 0) + 1)
  const ranks = (row: CompanyRow) => row.result?.classement ?? Number.POSITIVE_INFINITY
  return game.companies
    .map(({ id, userCompany, kind }) => ({
      companyId: id,
      username: userCompany.username,
      kind,
      result: results.get(id),
      progress: states.get(id),
      resultCount: counts.get(id) ?? 0,
    }))
    .sort((one, other) => (ranks(one) === ranks(other) ? 0 : ranks(one) - ranks(other)))
}
