import { resultFields } from '@trimestre/engine'
import { describe, expect, it } from 'vitest'
import type { ClassQuarter, CompanyQuarter, Figures } from './class-quarter.ts'
import { type FactSource, factsOf } from './facts.ts'

const nothing = Object.fromEntries(resultFields.map(({ key }) => [key, 0])) as Figures

const company = (
  companyId: number,
  figures: Partial<Figures>,
  score: number | null = null,
): CompanyQuarter => ({
  companyId,
  label: `${companyId}`,
  isHuman: true,
  rank: companyId,
  rankBefore: null,
  hasConsent: false,
  figures: { ...nothing, ...figures },
  before: null,
  alerts: [],
  causes: { demande: [], resultatNet: [], margeCommerciale: [] },
  decisions: {},
  scores: score === null ? null : { demande: score, liquidites: null, resultatNet: null, quarter: score },
  scoresBefore: null,
})

type Market = ClassQuarter['market']

function sourceOf(companies: CompanyQuarter[], given: Partial<Market> = {}): FactSource {
  const market = {
    demandeTotale: 11_000,
    demandeTotaleBefore: 10_000,
    prixMoyen: 51.5,
    prixMoyenBefore: 50,
    ...given,
  }
  const rivals = companies.map(({ companyId, label, isHuman, figures }) => ({
    ...{ companyId, label, isHuman, partMarche: 0, partMarcheBefore: null },
    prixVente: figures.prixVente,
    nombreProduitVendu: figures.nombreProduitVendu,
  }))
  const quarter: ClassQuarter = {
    ...{ round: 3, quarter: 2, guidance: 'b', levelGame: 1, companies, own: null, rivals, market },
  }
  return { quarter, events: [], places: [] }
}

const figuresIn = (source: FactSource, withRanking = false) =>
  Object.fromEntries(factsOf(source, withRanking).map(({ kind, figures }) => [kind, figures]))

describe('the facts of a quarter', () => {
  it('add up what all companies did, without residue', () => {
    const found = figuresIn(
      sourceOf([
        company(1, {
          ...{
            prixVente: 48,
            nombreProduitVendu: 900,
            demandeNonSatisfaite: 30,
            nombreProduitsFabriques: 700,
          },
          ...{
            capaciteProduction: 800,
            nbEmployees: 20,
            demissions: 1,
            coutlicenciement: 0.1,
            resultatNet: -0.1,
          },
          ...{ liquidites: -5, budgetRD: 3000 },
        }),
        company(2, {
          ...{
            prixVente: 55,
            nombreProduitVendu: 1,
            nombreProduitStok: 12,
            stockValeur: 300.3,
            produitsPerdus: 2,
          },
          ...{
            nombreProduitsFabriques: 300,
            capaciteProduction: 800,
            nbEmployees: 22,
            coutlicenciement: 0.2,
          },
          ...{ resultatNet: 500, pretUrgence: 1000, coutMachine: 8000 },
        }),
        company(3, { prixVente: 99, resultatNet: 0 }),
      ]),
    )
    expect(found).toEqual({
      market: { demandeTotale: 11_000, before: 10_000, change: 10 },
      prices: { mean: 51.5, lowest: 48, highest: 55 },
      stockouts: { companies: 1, units: 30 },
      stocks: { units: 12, value: 300.3, lost: 2 },
      capacity: { percent: 62.5 },
      people: { employees: 42, resignations: 1, layoffs: 0.3 },
      investment: { machines: 8000, research: 3000 },
      results: { net: 499.9, losses: 1 },
      cash: { overdrawn: 1, rescued: 1 },
    })
  })

  it('leave out what had no occasion, and compare nothing in a first quarter', () => {
    const calm = sourceOf([company(1, {})], { demandeTotaleBefore: null })
    expect(figuresIn(calm, true)).toEqual({
      market: { demandeTotale: 11_000, before: null, change: null },
      people: { employees: 0, resignations: 0, layoffs: 0 },
      results: { net: 0, losses: 0 },
    })
    expect(Object.keys(figuresIn(sourceOf([])))).toEqual(['market'])
  })

  it('round a falling demand half up', () => {
    const change = (demandeTotale: number) =>
      figuresIn(sourceOf([], { demandeTotale, demandeTotaleBefore: 2000 })).market?.change
    expect([1999, 1997, 2001].map(change)).toEqual([0, -0.1, 0.1])
  })

  it('name events, also those that players do not know, and the mean score of predictions', () => {
    const source = sourceOf([company(1, {}, 76), company(2, {}, 83.33), company(3, {})])
    const events = [{ key: 'greve', name: 'Grève', isPrivate: true }]
    const found = figuresIn({ ...source, events })
    expect(found.event).toEqual({ key: 'greve', name: 'Grève', private: 1 })
    expect(found.predictions).toEqual({ mean: 79.67, companies: 2 })
  })

  it('end with the ranking when it is asked for: the first three, and who gained the most places', () => {
    const places = [
      { label: 'A', rank: 4, rankBefore: 1 },
      { label: 'B', rank: 1, rankBefore: 2 },
      { label: 'C', rank: 2, rankBefore: 4 },
      { label: 'D', rank: 3, rankBefore: 3 },
    ]
    const source = { ...sourceOf([]), places }
    expect(factsOf(source, false).map(({ kind }) => kind)).toEqual(['market'])
    expect(factsOf(source, true).at(-1)).toEqual({
      kind: 'ranking',
      round: 3,
      quarter: 2,
      figures: { first: 'B', second: 'C', third: 'D', climber: 'C', climberFrom: 4, climberTo: 2 },
    })
    const alone = { ...source, places: [{ label: 'A', rank: 1, rankBefore: null }] }
    expect(factsOf(alone, true).at(-1)?.figures).toEqual({
      ...{ first: 'A', second: null, third: null, climber: null, climberFrom: null, climberTo: null },
    })
  })
})
