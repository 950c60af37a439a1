import type { CompanyQuarter } from '../class-quarter.ts'
import { Exact } from './exact.ts'
import {
  changeOf,
  ifAny,
  largest,
  mean,
  percent,
  r2,
  ratio,
  shareOf,
  sum,
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
      if (size === null || !cost.isAbove(0)) return null
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
          units: unitMargin ? cost.over(unitMargin).ceiling() : null,
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
      if (size === null || !budget.isAbove(0)) return null
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
      const concerned = view.companies.filter(company => changeOf(company, 'niveauRD')?.isAbove(0))
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
      if (!leverage?.isAtLeast(0.5)) return null
      return {
        size: leverage.over(2),
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
  r2(largest(companies, ({ figures }) => Exact.of(figures.niveauRD))?.number ?? null)

function meanBefore(companies: readonly CompanyQuarter[], key: 'productiviteMachine'): Exact | null {
  const known = companies.flatMap(({ before }) => (before ? Exact.of(before[key]) : []))
  return ratio(sum(known), Exact.of(known.length))
}
