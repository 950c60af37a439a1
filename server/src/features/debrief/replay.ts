import {
  publicReplayFigures,
  type Replay,
  type ReplayFigure,
  replayFigures,
} from '@trimestre/contract/debrief'
import type { NamedCompany } from './load.ts'
import type { PlayedCompany, PublishedQuarter } from './quarters.ts'

/**
 * Returns the figures of all companies quarter by quarter; of rivals, the members of a company are given those that
 * everybody knows. Places are those among companies that people held.
 * @param ownId null for staff
 */
export function replayOf(
  quarters: readonly PublishedQuarter[],
  companies: readonly NamedCompany[],
  ownId: number | null,
): Replay {
  const shown = companies.filter(({ companyId }) => quarters.some(each => each.companies.has(companyId)))
  const seriesOf = (figure: ReplayFigure) => {
    const isPublic = publicReplayFigures.includes(figure)
    return quarters.map(quarter =>
      shown.map(({ companyId }) => {
        const company = quarter.companies.get(companyId)
        const isShown = isPublic || ownId === null || ownId === companyId
        return company === undefined || !isShown ? null : figureOf(company, figure)
      }),
    )
  }
  return {
    quarters: quarters.map(({ round, quarter }) => ({ round, quarter })),
    companies: shown.map(({ companyId, label, kind }) => ({ companyId, label, kind })),
    series: Object.fromEntries(replayFigures.map(figure => [figure, seriesOf(figure)])) as Replay['series'],
  }
}

const figureOf = ({ rank, figures }: PlayedCompany, figure: ReplayFigure): number | null =>
  figure === 'classement' ? rank : figures[figure]
