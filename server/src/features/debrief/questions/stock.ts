import type { Fraction } from 'fraction.js'
import { atLeastOne, exact, sum } from '../../../platform/exact.ts'
import type { CompanyQuarter } from '../class-quarter.ts'
import { figure, r2, ratio, type Template, total, where } from './template.ts'

/** Questions about stock. */
export const stock: readonly Template[] = [
  {
    id: 'k17',
    scope: 'A',
    find({ companies }) {
      const left = total(companies, 'nombreProduitStok')
      const size = left.div(atLeastOne(total(companies, 'nombreProduitVendu')))
      if (!size.gte('0.3')) return null
      return {
        size,
        figures: { k: r2(left) },
        answer: {
          storage: r2(total(companies, 'coutStock')),
          perUnit: r2(ratio(total(companies, 'coutStock'), left)),
          tied: r2(total(companies, 'stockValeur')),
        },
        evidence: 'nombreProduitStok',
      }
    },
  },
  {
    id: 'k18',
    scope: 'A',
    find({ companies }) {
      const concerned = where(companies, 'produitsPerdus')
      const lost = total(companies, 'produitsPerdus')
      if (!lost.gt(0)) return null
      const cost = sum(
        concerned.map(company => figure(company, 'produitsPerdus').mul(figure(company, 'prixProduit'))),
      )
      return {
        size: lost.div(atLeastOne(total(companies, 'nombreProduitsFabriques'))),
        figures: { x: r2(lost) },
        answer: {
          cost: r2(cost),
          room: r2(total(concerned, 'capacitestock')),
          storage: r2(total(concerned, 'coutStock')),
        },
        evidence: 'produitsPerdus',
      }
    },
  },
  {
    id: 'k19',
    scope: 'C',
    find({ companies }) {
      const refusing = where(companies, 'demandeNonSatisfaite')
      const holding = where(companies, 'nombreProduitStok').filter(
        ({ figures }) => figures.demandeNonSatisfaite === 0,
      )
      const fewer = Math.min(refusing.length, holding.length)
      if (fewer === 0) return null
      return {
        size: exact(fewer).div(companies.length),
        figures: { refusing: refusing.length, holding: holding.length },
        answer: {
          unserved: r2(total(refusing, 'demandeNonSatisfaite')),
          left: r2(total(holding, 'nombreProduitStok')),
          refusingScore: r2(meanDemandScore(refusing).score),
          holdingScore: r2(meanDemandScore(holding).score),
        },
        evidence: 'nombreProduitStok',
      }
    },
  },
]

/** Returns the mean score of the predictions of demand, and how many there are. */
export function meanDemandScore(companies: readonly CompanyQuarter[]): {
  score: Fraction | null
  count: number
} {
  const scores = companies.flatMap(({ scores }) => scores?.demande ?? [])
  return { score: ratio(sum(scores.map(exact)), exact(scores.length)), count: scores.length }
}
