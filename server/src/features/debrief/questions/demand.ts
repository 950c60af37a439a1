import type { Fraction } from 'fraction.js'
import { atLeastOne, exact, sum } from '../../../platform/exact.ts'
import type { ClassQuarter } from '../class-quarter.ts'
import {
  bestDecision,
  causedBy,
  changeOf,
  decisionTotal,
  figure,
  largest,
  percent,
  r2,
  ratio,
  type Template,
  total,
  totalBefore,
  where,
} from './template.ts'

/** Questions about demand and market share. */
export const demand: readonly Template[] = [
  {
    id: 'd01',
    scope: 'A',
    find({ companies }) {
      const short = where(companies, 'demandeNonSatisfaite')
      const unserved = total(companies, 'demandeNonSatisfaite')
      const size = ratio(unserved, total(companies, 'demande'))
      if (size === null || !unserved.gt(0)) return null
      return {
        size,
        figures: { k: short.length, u: r2(unserved) },
        answer: {
          demand: r2(total(short, 'demande')),
          made: r2(total(short, 'nombreProduitsFabriques')),
          opening: r2(totalBefore(short, 'nombreProduitStok')),
          planned: r2(decisionTotal(short, 'quantiteProduction')),
          machines: r2(total(short, 'capaciteMachines')),
          workers: r2(total(short, 'capaciteOuvriers')),
        },
        evidence: 'demandeNonSatisfaite',
      }
    },
  },
  {
    id: 'd02',
    scope: 'C',
    find({ companies }) {
      const receivers = where(companies, 'demandeReportee')
      const received = total(companies, 'demandeReportee')
      const size = ratio(received, total(companies, 'demande'))
      if (size === null || !received.gt(0)) return null
      const spare = total(receivers, 'capaciteProduction').sub(total(receivers, 'nombreProduitsFabriques'))
      return {
        size,
        figures: { u: r2(received) },
        answer: {
          receivers: receivers.length,
          spare: r2(spare),
          left: r2(total(receivers, 'nombreProduitStok')),
        },
        evidence: 'demandeReportee',
      }
    },
  },
  {
    id: 'd03',
    scope: 'P',
    find({ quarter, companies }) {
      const change = marketChange(quarter)
      if (change === null || !change.abs().gte('0.05')) return null
      const { demandeTotale, demandeTotaleBefore } = quarter.market
      return {
        size: change.abs(),
        figures: { x: percent(change) },
        answer: {
          before: demandeTotaleBefore,
          now: demandeTotale,
          market: r2(causedBy(companies, 'demande', 'market')),
          decisions: r2(causedBy(companies, 'demande', 'decision')),
        },
        evidence: 'demande',
      }
    },
  },
  {
    id: 'd04',
    scope: 'A',
    find({ subjects }) {
      const gain = largest(subjects, company => changeOf(company, 'partMarche'))
      if (gain === null || !gain.number.gte(1)) return null
      const { company, number } = gain
      const decision = bestDecision(company, 'demande')
      const profit = company.causes.resultatNet.find(
        ({ kind, key }) => kind === 'decision' && key === decision?.key,
      )
      return {
        size: number.div(10),
        subject: company,
        figures: { x: r2(number) },
        answer: {
          before: company.before?.partMarche ?? null,
          now: company.figures.partMarche,
          decision: decision?.key ?? null,
          customers: decision?.amount ?? null,
          profit: profit?.amount ?? null,
        },
        evidence: 'partMarche',
      }
    },
  },
  {
    id: 'd05',
    scope: 'A',
    find({ companies, subjects }) {
      const median = medianOf(companies.map(company => figure(company, 'partMarche')))
      const lossy = subjects.filter(
        company => company.figures.resultatNet < 0 && figure(company, 'partMarche').gt(median),
      )
      const found = largest(lossy, company => figure(company, 'partMarche'))
      if (found === null) return null
      const { company, number } = found
      const net = figure(company, 'resultatNet')
      const margin = figure(company, 'margeCommerciale')
      return {
        size: number.div(100),
        subject: company,
        figures: { m: r2(number) },
        answer: {
          price: company.figures.prixVente,
          cost: company.figures.prixProduit,
          unitMargin: r2(figure(company, 'prixVente').sub(figure(company, 'prixProduit'))),
          margin: r2(margin),
          charges: r2(margin.sub(net)),
          loss: r2(net.neg()),
        },
        evidence: 'resultatNet',
      }
    },
  },
]

/** Returns the change of total demand since the quarter before, as a fraction of it. */
export function marketChange({ market }: ClassQuarter): Fraction | null {
  const { demandeTotale, demandeTotaleBefore } = market
  if (demandeTotaleBefore === null) return null
  const before = exact(demandeTotaleBefore)
  return ratio(exact(demandeTotale).sub(before), before)
}

function medianOf(numbers: readonly Fraction[]): Fraction {
  const sorted = numbers.toSorted((a, b) => a.compare(b))
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return sum(middle).div(atLeastOne(exact(middle.length)))
}
