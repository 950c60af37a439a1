import { describe, expect, test } from 'vitest'
import { type MarketState, simulateQuarter } from './index.ts'
import {
  aQuarter,
  companies,
  companiesNamed,
  companyOf,
  following,
  openingStateWith,
} from './testing/index.ts'

const after = (prixRelatif: number): MarketState => ({
  trimestre: 1,
  phase: 'Croissance',
  trimestresPhase: 0,
  indice: 1_000_000,
  prixRelatif,
})

const responseTo = (prixRelatif: number, criteria: Record<string, number> = {}) =>
  simulateQuarter(aQuarter({ marketState: after(prixRelatif), criteria })).market

describe('the response of the whole market to its prices', () => {
  test('is none in the first quarter of a game, and none at the reference price', () => {
    expect(simulateQuarter(aQuarter()).market.reponsePrix).toBe(1_000_000)
    expect(responseTo(1_000_000).reponsePrix).toBe(1_000_000)
  })

  test('falls with the mean price of the quarter before', () => {
    // exp(−1.2 · 0.1) = 0.886920437 and exp(1.2 · 0.1) = 1.127496852.
    expect(responseTo(1_100_000).reponsePrix).toBe(886_920)
    expect(responseTo(900_000).reponsePrix).toBe(1_127_497)
    // 4 firms of 2 800 units; growth of 9 % − 5 %/7 in the second quarter; ⌊11 200 · 1.082857 · 0.886920⌋.
    expect(responseTo(1_100_000).demandeTotale).toBe(10_756)
  })

  test('stays between a half and one and a half of the market', () => {
    expect(responseTo(5_000_000).reponsePrix).toBe(500_000)
    expect(responseTo(100_000).reponsePrix).toBe(1_500_000)
    expect(responseTo(1_100_000, { elasticiteMarche: 0 }).reponsePrix).toBe(1_000_000)
  })
})

describe('the relative price that a market keeps for the next quarter', () => {
  const withPrice = (prixVente: number) =>
    simulateQuarter(aQuarter({ companies: companiesNamed('a'), decisions: { a: { prixVente } } }))

  test('is the mean over all sales, of which the reference competitor sells at the reference price', () => {
    const { market, companies: all } = withPrice(55)
    const sold = all.a?.result.nombreProduitVendu ?? 0
    expect(sold).toBeGreaterThan(1000)
    const mean = (sold * 55 + market.ventesReference * 50) / (sold + market.ventesReference)
    expect(market.state.prixRelatif).toBe(Math.round((mean / 50) * 1e6))
  })

  test('stays between a tenth and five times the reference price', () => {
    // Twenty companies alike, whose customers hardly look at the price, next to a very small reference competitor.
    const relativePriceAt = (prixVente: number) => {
      const criteria = {
        elasticitePrix: 0.5,
        poidsReference: 0.1,
        attractiviteReference: 0.2,
        concurrenceMin: 2,
      }
      const product = { typeOfMarket: 'luxe', evolution: 0, dimension: 2800 }
      const firms = companies(20)
      const decisions = Object.fromEntries(firms.map(({ id }) => [id, { prixVente }]))
      const input = aQuarter({ phase: 'Lancement', criteria, product, companies: firms, decisions })
      return simulateQuarter(input).market.state.prixRelatif
    }
    // 6 times the reference price for 93 % of the customers; 0.02 times for nearly all.
    expect(relativePriceAt(300)).toBe(5_000_000)
    expect(relativePriceAt(1)).toBe(100_000)
    expect(relativePriceAt(200)).toBeGreaterThan(3_000_000)
    expect(relativePriceAt(200)).toBeLessThan(5_000_000)
  })

  test('is 1 when nothing is sold', () => {
    const state = openingStateWith({ stock: 0 })
    const nobody = { coefDemande: 0.2, saisonT1: 0.2, concurrenceMin: 2 }
    const product = { typeOfMarket: 'standard', evolution: 0, dimension: 100 }
    const marketState = { ...after(1_000_000), trimestre: 4, indice: 10_000 }
    const { market } = simulateQuarter(
      aQuarter({ companies: [{ id: 'a', state }], criteria: nobody, product, marketState }),
    )
    expect(market.ventesTotales).toBe(0)
    expect(market.state.prixRelatif).toBe(1_000_000)
  })

  test('moves the demand of the next quarter, which the explanation attributes to the market', () => {
    const input = aQuarter({ companies: companiesNamed('a'), decisions: { a: { prixVente: 45 } } })
    const first = simulateQuarter(input)
    const cheap = simulateQuarter(following(input, first, { decisions: { a: { prixVente: 45 } } }))
    const { prixRelatif } = first.market.state
    expect(prixRelatif).toBeLessThan(1_000_000)
    expect(cheap.market.reponsePrix).toBeGreaterThan(1_000_000)
    expect(companyOf(cheap, 'a').statements.demande.effets.marche).toBeGreaterThan(0)
  })
})
