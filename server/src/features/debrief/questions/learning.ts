import type { Fraction } from 'fraction.js'
import { atLeastOne, exact } from '../../../platform/exact.ts'
import type { CompanyQuarter } from '../class-quarter.ts'
import { marketChange } from './demand.ts'
import { meanDemandScore } from './stock.ts'
import { bestDecision, changeOf, figure, largest, percent, r2, type Template } from './template.ts'

/** Questions about what was learned from one quarter to the next. */
export const learning: readonly Template[] = [
  {
    id: 'l42',
    scope: 'A',
    find({ subjects }) {
      const found = largest(subjects, progressOf)
      if (!found?.number.gte(10)) return null
      const { company, number } = found
      const [now, before] = [company.scores, company.scoresBefore]
      return {
        size: number.div(100),
        subject: company,
        figures: { x: before?.quarter ?? null, y: now?.quarter ?? null },
        answer: {
          demandBefore: before?.demande ?? null,
          demandNow: now?.demande ?? null,
          cashBefore: before?.liquidites ?? null,
          cashNow: now?.liquidites ?? null,
          resultBefore: before?.resultatNet ?? null,
          resultNow: now?.resultatNet ?? null,
        },
        evidence: null,
      }
    },
  },
  {
    id: 'l43',
    scope: 'A',
    find({ quarter, companies }) {
      const { score, count } = meanDemandScore(companies)
      if (score === null || score.gte(60)) return null
      return {
        size: exact(1).sub(score.div(100)),
        figures: { k: count },
        answer: {
          score: r2(score),
          change: percent(marketChange(quarter)),
          demand: quarter.market.demandeTotale,
        },
        evidence: 'demande',
      }
    },
  },
  {
    id: 'l44',
    scope: 'A',
    find({ subjects }) {
      const followers = subjects.filter(({ rank }) => rank !== 1)
      const found = largest(followers, company => changeOf(company, 'resultatNet'))
      if (!found?.number.gt(0)) return null
      const { company, number } = found
      const decision = bestDecision(company, 'resultatNet')
      return {
        size: number.div(atLeastOne(figure(company, 'chiffreAffaires'))),
        subject: company,
        figures: { x: r2(number) },
        answer: {
          before: company.before?.resultatNet ?? null,
          now: company.figures.resultatNet,
          decision: decision?.key ?? null,
          amount: decision?.amount ?? null,
        },
        evidence: 'resultatNet',
      }
    },
  },
]

/** Returns by how much a company predicted better than in the quarter before. */
function progressOf({ scores, scoresBefore }: CompanyQuarter): Fraction | null {
  if (scores?.quarter == null || scoresBefore?.quarter == null) return null
  return exact(scores.quarter).sub(exact(scoresBefore.quarter))
}
