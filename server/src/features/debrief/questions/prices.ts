import type { DecisionKey } from '@trimestre/engine'
import type { Fraction } from 'fraction.js'
import { exact } from '../../../platform/exact.ts'
import type { CompanyQuarter } from '../class-quarter.ts'
import {
  decided,
  type Found,
  figure,
  figureBefore,
  ifAny,
  largest,
  percent,
  r2,
  ratio,
  type Template,
  type View,
} from './template.ts'

/** Questions about selling prices. */
export const prices: readonly Template[] = [
  {
    id: 'p06',
    scope: 'P',
    find(view) {
      const range = publicPrices(view)
      if (range === null || !range.spread.gte('0.05')) return null
      const { low, high, spread } = range
      return {
        size: spread,
        figures: { a: low.prixVente, b: high.prixVente },
        answer: {
          lowSold: low.nombreProduitVendu,
          highSold: high.nombreProduitVendu,
          lowShare: low.partMarche,
          highShare: high.partMarche,
        },
        evidence: 'prixVente',
      }
    },
  },
  {
    id: 'p07',
    scope: 'A',
    find({ subjects }) {
      const cut = largest(subjects, company => priceChange(company)?.neg() ?? null)
      return cut?.number.gte('0.03') ? ofPriceChange(cut, 'demande') : null
    },
  },
  {
    id: 'p08',
    scope: 'A',
    find({ subjects }) {
      const rise = largest(subjects, priceChange)
      return rise?.number.gte('0.03') ? ofPriceChange(rise, 'margeCommerciale') : null
    },
  },
  {
    id: 'p09',
    scope: 'A',
    find({ subjects }) {
      const found = largest(
        subjects.filter(({ figures }) => figures.nombreProduitVendu > 0),
        company => ifAny(ratio(gapOf(company), figure(company, 'prixVente'))),
      )
      if (found === null) return null
      const { company, number } = found
      const made = figure(company, 'nombreProduitsFabriques')
      return {
        size: number,
        subject: company,
        figures: { p: company.figures.prixVente, x: company.figures.prixProduit },
        answer: {
          gap: r2(gapOf(company)),
          materials: r2(ratio(figure(company, 'coutsMP'), made)),
          idle: r2(ifAny(figure(company, 'coutSousActivite'))),
        },
        evidence: 'prixProduit',
      }
    },
  },
  {
    id: 'p10',
    scope: 'P',
    find(view) {
      const range = publicPrices(view)
      if (range === null || range.count < 3 || range.spread.gte('0.01')) return null
      return {
        size: exact(0.3),
        figures: { k: range.count },
        answer: { lowest: range.low.prixVente, highest: range.high.prixVente },
        evidence: 'prixVente',
      }
    },
  },
]

/** Returns the lowest and the highest price of those who sold, and their distance as a fraction of the mean price. */
export function publicPrices({ quarter: { rivals, market } }: View) {
  const sellers = rivals
    .filter(({ nombreProduitVendu }) => nombreProduitVendu > 0)
    .toSorted((a, b) => a.prixVente - b.prixVente)
  const [low] = sellers
  const highest = sellers.at(-1)
  const high = sellers.find(({ prixVente }) => prixVente === highest?.prixVente)
  if (low === undefined || high === undefined) return null
  const spread = ratio(exact(high.prixVente).sub(exact(low.prixVente)), exact(market.prixMoyen))
  return spread && { low, high, spread, count: sellers.length }
}

/** Returns the change of the price since the quarter before, as a fraction of it. */
function priceChange(company: CompanyQuarter): Fraction | null {
  const before = figureBefore(company, 'prixVente')
  return before && ratio(figure(company, 'prixVente').sub(before), before)
}

function ofPriceChange(
  { company, number }: { company: CompanyQuarter; number: Fraction },
  evidence: 'demande' | 'margeCommerciale',
): Found {
  const price: DecisionKey = 'prixVente'
  return {
    size: number,
    subject: company,
    figures: { x: percent(number) },
    answer: {
      before: company.before?.prixVente ?? null,
      now: company.figures.prixVente,
      customers: r2(decided([company], 'demande', price)),
      margin: r2(decided([company], 'margeCommerciale', price)),
    },
    evidence,
  }
}

/** Returns by how much an average unit costs more than it is sold for. */
const gapOf = (company: CompanyQuarter): Fraction =>
  figure(company, 'prixProduit').sub(figure(company, 'prixVente'))
