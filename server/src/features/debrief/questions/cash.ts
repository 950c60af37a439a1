import type { Fraction } from 'fraction.js'
import { atLeastOne, exact } from '../../../platform/exact.ts'
import type { CompanyQuarter } from '../class-quarter.ts'
import {
  changeOf,
  decided,
  figure,
  ifAny,
  largest,
  percent,
  r2,
  ratio,
  shareOf,
  type Template,
  total,
  where,
} from './template.ts'

/** Questions about cash. */
export const cash: readonly Template[] = [
  {
    id: 't20',
    scope: 'A',
    find({ subjects }) {
      const profitable = subjects.filter(({ figures }) => figures.resultatNet > 0)
      const found = largest(profitable, company =>
        ifAny(ratio(cashLost(company), atLeastOne(figure(company, 'chiffreAffaires')))),
      )
      if (found === null) return null
      const { company, number } = found
      return {
        size: number,
        subject: company,
        figures: { r: company.figures.resultatNet, c: r2(cashLost(company)) },
        answer: largestUses(company),
        evidence: 'liquidites',
      }
    },
  },
  {
    id: 't21',
    scope: 'A',
    find(view) {
      const overdrawn = view.companies.filter(({ figures }) => figures.liquidites < 0)
      if (overdrawn.length === 0) return null
      return {
        size: shareOf(overdrawn, view),
        figures: { k: overdrawn.length },
        answer: {
          receipts: r2(total(overdrawn, 'recettes')),
          payments: r2(total(overdrawn, 'depenses')),
          dues: r2(ifAny(total(overdrawn, 'mensualite'))),
        },
        evidence: 'liquidites',
      }
    },
  },
  {
    id: 't22',
    scope: 'A',
    find(view) {
      const rescued = where(view.companies, 'pretUrgence')
      if (rescued.length === 0) return null
      return {
        size: shareOf(rescued, view),
        figures: { k: rescued.length },
        answer: {
          loans: r2(total(rescued, 'pretUrgence')),
          stock: r2(ifAny(total(rescued, 'stockValeur'))),
          machines: r2(ifAny(total(rescued, 'coutMachine'))),
        },
        evidence: 'pretUrgence',
      }
    },
  },
  {
    id: 't23',
    scope: 'A',
    find({ quarter, companies }) {
      const receivables = total(companies, 'creancesClients')
      const sales = total(companies, 'chiffreAffaires')
      const size = ratio(receivables, sales)
      if (quarter.levelGame < 3 || !size?.gte('0.3')) return null
      return {
        size,
        figures: { x: percent(size) },
        answer: {
          receivables: r2(receivables),
          sales: r2(sales),
          customers: r2(decided(companies, 'demande', 'creditT1', 'creditT2')),
        },
        evidence: 'creancesClients',
      }
    },
  },
  {
    id: 't24',
    scope: 'A',
    find({ subjects }) {
      const found = largest(subjects, company =>
        ratio(figure(company, 'liquidites'), figure(company, 'chiffreAffaires')),
      )
      if (!found?.number.gte('0.5')) return null
      const { company, number } = found
      return {
        size: (number.gt(1) ? exact(1) : number).div(2),
        subject: company,
        figures: { c: company.figures.liquidites },
        answer: {
          sales: company.figures.chiffreAffaires,
          share: percent(number),
          debts: r2(ifAny(figure(company, 'dettesFinancieres'))),
        },
        evidence: 'liquidites',
      }
    },
  },
]

/** Returns by how much cash has shrunk since the quarter before. */
const cashLost = (company: CompanyQuarter): Fraction | null => changeOf(company, 'liquidites')?.neg() ?? null

/** Returns the three largest uses of cash that the result does not show; null for the others. */
function largestUses(company: CompanyQuarter): Record<string, number | null> {
  const uses: Record<string, Fraction | null> = {
    stock: changeOf(company, 'stockValeur'),
    receivables: changeOf(company, 'creancesClients'),
    machines: figure(company, 'coutMachine'),
    repaid: changeOf(company, 'dettesFinancieres')?.neg() ?? null,
    dividend: figure(company, 'dividende'),
  }
  const named = Object.entries(uses).flatMap(([name, amount]) => {
    const use = ifAny(amount)
    return use === null ? [] : [{ name, use }]
  })
  const three = named.toSorted((a, b) => b.use.compare(a.use)).slice(0, 3)
  const isShown = (name: string) => three.some(use => use.name === name)
  return Object.fromEntries(
    Object.entries(uses).map(([name, amount]) => [name, isShown(name) ? r2(amount) : null]),
  )
}
