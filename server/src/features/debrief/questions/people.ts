import type { CompanyQuarter } from '../class-quarter.ts'
import {
  decisionTotal,
  figureBefore,
  ifAny,
  mean,
  r2,
  range,
  ratio,
  shareOf,
  type Template,
  total,
  totalBefore,
  where,
} from './template.ts'

/** Questions about the workers. */
export const people: readonly Template[] = [
  {
    id: 'h25',
    scope: 'C',
    find({ companies }) {
      const morale = range(companies, 'moralOuvrier')
      if (!morale?.distance.gte(15)) return null
      const { low, high, distance } = morale
      return {
        size: distance.div(100),
        figures: { a: low.figures.moralOuvrier, b: high.figures.moralOuvrier },
        answer: {
          lowWage: low.decisions.salaire ?? null,
          highWage: high.decisions.salaire ?? null,
          lowOvertime: low.figures.pourcentageHSOuvrier,
          highOvertime: high.figures.pourcentageHSOuvrier,
          lowAbsence: low.figures.absenteisme,
          highAbsence: high.figures.absenteisme,
        },
        evidence: 'moralOuvrier',
      }
    },
  },
  {
    id: 'h26',
    scope: 'A',
    find({ companies }) {
      const left = where(companies, 'demissions')
      const resigned = total(companies, 'demissions')
      const size = ratio(resigned, total(companies, 'nbEmployees'))
      if (size === null || !resigned.gte(1)) return null
      return {
        size,
        figures: { x: r2(resigned) },
        answer: {
          morale: r2(mean(left, 'moralOuvrier')),
          employees: r2(total(left, 'nbEmployees')),
          hired: r2(decisionTotal(left, 'embauches')),
          training: r2(mean(left, 'tauxFormation')),
        },
        evidence: 'demissions',
      }
    },
  },
  {
    id: 'h27',
    scope: 'A',
    find({ companies }) {
      const concerned = where(companies, 'coutlicenciement')
      const cost = total(companies, 'coutlicenciement')
      const size = ratio(cost, total(companies, 'chiffreAffaires'))
      if (size === null || !cost.gt(0)) return null
      const laidOff = ifAny(decisionTotal(concerned, 'licenciements'))
      return {
        size,
        figures: { x: r2(cost) },
        answer: {
          laidOff: r2(laidOff),
          each: r2(ratio(cost, laidOff)),
          wage: r2(ratio(total(concerned, 'masseSalariale'), total(concerned, 'nbEmployees'))),
          morale: r2(mean(concerned, 'moralOuvrier')),
        },
        evidence: 'coutlicenciement',
      }
    },
  },
  {
    id: 'h28',
    scope: 'A',
    find({ companies }) {
      const progress = mean(companies, 'variationFormation')
      if (!progress?.gte(2)) return null
      return {
        size: progress.div(20),
        figures: { x: r2(progress) },
        answer: {
          training: r2(mean(companies, 'tauxFormation')),
          output: r2(ratio(total(companies, 'nombreProduitsFabriques'), total(companies, 'nbEmployees'))),
          outputBefore: r2(outputBefore(companies)),
          quality: r2(mean(companies, 'pointsQualite')),
        },
        evidence: 'tauxFormation',
      }
    },
  },
  {
    id: 'h29',
    scope: 'A',
    find(view) {
      const concerned = where(view.companies, 'pourcentageHSOuvrier')
      if (concerned.length === 0) return null
      return {
        size: shareOf(concerned, view),
        figures: { k: concerned.length },
        answer: {
          overtime: r2(mean(concerned, 'pourcentageHSOuvrier')),
          perUnit: r2(ratio(total(concerned, 'masseSalariale'), total(concerned, 'nombreProduitsFabriques'))),
          wage: r2(ratio(total(concerned, 'masseSalariale'), total(concerned, 'nbEmployees'))),
        },
        evidence: 'masseSalariale',
      }
    },
  },
]

/** Returns the units made for each worker in the quarter before. */
function outputBefore(companies: readonly CompanyQuarter[]) {
  const known = companies.filter(company => figureBefore(company, 'nbEmployees') !== null)
  return ratio(totalBefore(known, 'nombreProduitsFabriques'), totalBefore(known, 'nbEmployees'))
}
