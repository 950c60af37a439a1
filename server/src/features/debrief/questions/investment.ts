import type { Fraction } from 'fraction.js'
import { exact, sum } from '../../../platform/exact.ts'
import type { CompanyQuarter } from '../class-quarter.ts'
import {
  changeOf,
  ifAny,
  largest,
  mean,
  percent,
  r2,
  ratio,
  shareOf,
  type Template,
  total,
  totalBefore,
  where,
} from './template.ts'

/** Questions about machines, research and debt. */
export const investment: readonly Template[] = [
  {
    id: 'i35',
    scope: 'A',
    find({ companies }) {
      const buyers = where(companies, 'coutMachine')
      const cost = total(companies, 'coutMachine')
      const size = ratio(cost, total(companies, 'chiffreAffaires'))
      if (size === null || !cost.gt(0)) return null
      const unitMargin = r2(
        ifAny(ratio(total(buyers, 'margeCommerciale'), total(buyers, 'nombreProduitVendu'))),
      )
      return {
        size,
        figures: { x: r2(cost) },
        answer: {
          sold: r2(total(buyers, 'nombreProduitVendu')),
          unitMargin,
          // From the margin as it is written, so that readers find the same number.
          units: unitMargin ? Number(cost.div(exact(unitMargin)).ceil()) : null,
        },
        evidence: 'coutMachine',
      }
    },
  },
  {
    id: 'i36',
    scope: 'A',
    find({ companies }) {
      const spenders = where(companies, 'budgetRD')
      const budget = total(companies, 'budgetRD')
      const size = ratio(budget, total(companies, 'chiffreAffaires'))
      if (size === null || !budget.gt(0)) return null
      return {
        size,
        figures: { x: r2(budget) },
        answer: {
          share: percent(size),
          level: highestLevel(spenders),
          progress: r2(mean(spenders, 'avancementtoursuivant')),
        },
        evidence: 'budgetRD',
      }
    },
  },
  {
    id: 'i37',
    scope: 'A',
    find(view) {
      const concerned = view.companies.filter(company => changeOf(company, 'niveauRD')?.gt(0))
      if (concerned.length === 0) return null
      const made = total(concerned, 'nombreProduitsFabriques')
      return {
        size: shareOf(concerned, view),
        figures: { k: concerned.length },
        answer: {
          level: highestLevel(concerned),
          outputBefore: r2(meanBefore(concerned, 'productiviteMachine')),
          output: r2(mean(concerned, 'productiviteMachine')),
          materialsBefore: r2(
            ratio(totalBefore(concerned, 'coutsMP'), totalBefore(concerned, 'nombreProduitsFabriques')),
          ),
          materials: r2(ratio(total(concerned, 'coutsMP'), made)),
        },
        evidence: 'niveauRD',
      }
    },
  },
  {
    id: 'i38',
    scope: 'A',
    find({ companies }) {
      const debts = total(companies, 'dettesFinancieres')
      const equity = total(companies, 'capitauxPropres')
      const leverage = ratio(debts, equity)
      if (!leverage?.gte('0.5')) return null
      return {
        size: leverage.div(2),
        figures: { x: percent(leverage) },
        answer: {
          debts: r2(debts),
          equity: r2(equity),
          dues: r2(ifAny(total(companies, 'mensualite'))),
          receipts: r2(total(companies, 'recettes')),
        },
        evidence: 'dettesFinancieres',
      }
    },
  },
]

const highestLevel = (companies: readonly CompanyQuarter[]): number | null =>
  r2(largest(companies, ({ figures }) => exact(figures.niveauRD))?.number ?? null)

function meanBefore(companies: readonly CompanyQuarter[], key: 'productiviteMachine'): Fraction | null {
  const known = companies.flatMap(({ before }) => (before ? exact(before[key]) : []))
  return ratio(sum(known), exact(known.length))
}
