import { describe, expect, test } from 'vitest'
import { simulateQuarter } from './index.ts'
import { aQuarter, companiesNamed, companyOf, openingStateWith, quarterOf } from './testing/index.ts'

const termsOf = (decisions: Record<string, number>) => {
  const [segment] = quarterOf(decisions).statements.demande.segments
  if (segment === undefined) throw new Error('no segment')
  return segment.termes
}

describe('attraction', () => {
  test('of a company that behaves like the reference is 1, with every term at zero', () => {
    expect(quarterOf({}).result.attraction).toBe(1_000_000_000)
    expect(Object.values(termsOf({}))).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('falls with price in proportion to the elasticity of the phase', () => {
    // 2.6 · 0.9 (growth) · 2/50.
    expect(termsOf({ prixVente: 52 }).prix).toBe(-93_600_000)
    expect(termsOf({ prixVente: 48 }).prix).toBe(93_600_000)
  })

  test('gains less from each additional advertising budget', () => {
    const [none, once, twice] = [0, 6000, 12_000].map(
      budgetPublicite => termsOf({ budgetPublicite }).publicite,
    )
    expect(once).toBe(0)
    expect((twice ?? 0) - (once ?? 0)).toBeLessThan((once ?? 0) - (none ?? 0))
  })

  test('depends on the transport mode and on payment terms', () => {
    expect(termsOf({ modeTransport: 3 }).livraison).toBe(50_000_000)
    expect(termsOf({ modeTransport: 1 }).livraison).toBe(-50_000_000)
    // One quarter of delay for all sales instead of half a quarter, of which half is perceived: 0.1 · 0.25.
    expect(termsOf({ creditT1: 100, creditT2: 0 }).conditions).toBe(25_000_000)
  })
})

describe('the market', () => {
  test('gives identical companies identical shares, and the rest to the reference competitor', () => {
    const output = simulateQuarter(aQuarter({ companies: companiesNamed('a', 'b', 'c', 'd') }))
    // 4 companies, and a reference that weighs three quarters of each: seven firms of 2 800 units.
    expect(output.market).toMatchObject({ demandeTotale: 19_600, entreprisesVirtuelles: 3_000_000 })
    expect(Object.values(output.companies).map(({ result }) => result.demandePrimaire)).toEqual([
      2800, 2800, 2800, 2800,
    ])
    expect(output.market.demandeReference).toBe(8400)
  })

  test('loses a quarter of the customers of a stock-out for good, and sends the others to rivals', () => {
    const output = simulateQuarter(
      aQuarter({
        decisions: {
          a: { quantiteProduction: 1600, budgetQualite: 1600 },
          b: { quantiteProduction: 3000, budgetQualite: 3000 },
        },
      }),
    )
    const a = companyOf(output, 'a').result
    // Demand is 2 800; with 500 less 5 spoilt and 1 600 made, 705 are missing, of which 176 are lost to everybody.
    expect(a).toMatchObject({ demandePrimaire: 2800, demandeNonSatisfaite: 705, demandePerdue: 176 })
    expect(a.alertes).toContain('RUPTURE')
    // b has the attraction of 1 next to a reference of 2: a third of those who look elsewhere.
    expect(output.market.reportTotal).toBe(529)
    expect(companyOf(output, 'b').result.demandeReportee).toBe(176)
    expect(output.market.ventesReference).toBe(5600 + 529 - 176)
  })

  test('lets a company buy goods for the customers that it cannot serve, and no more', () => {
    const { result } = quarterOf({ quantiteProduction: 1600, budgetQualite: 1600, achatsNegoce: 300 })
    expect(result).toMatchObject({ ventesNegoce: 300, demandeNonSatisfaite: 405 })
    expect(quarterOf({ quantiteProduction: 2600, achatsNegoce: 300 }).result.ventesNegoce).toBe(0)
  })

  test('treats a company alone fairly: the reference competitor replaces the missing rivals', () => {
    const output = simulateQuarter(aQuarter({ companies: companiesNamed('a') }))
    expect(output.market).toMatchObject({ entreprises: 1, entreprisesVirtuelles: 3_000_000 })
    expect(companyOf(output, 'a').result.demandePrimaire).toBe(2800)
  })

  test('has no mean price when nobody sells', () => {
    const state = openingStateWith({ stock: 0 })
    const output = simulateQuarter(
      aQuarter({ companies: [{ id: 'a', state }], decisions: { a: { quantiteProduction: 0 } } }),
    )
    expect(output.market.prixMoyen).toBe(0)
    expect(companyOf(output, 'a').result.partMarche).toBe(0)
  })
})

describe('the explanation of demand', () => {
  test('starts from the demand of the reference situation', () => {
    const { statements, result } = quarterOf({ prixVente: 45 })
    const { effets } = statements.demande
    expect(effets.prix).toBeGreaterThan(0)
    expect(effets.total).toBe(result.variationDemand)
    expect(result.variationDemand).toBe(result.demande - 2800)
  })

  test('attributes a change to rivals when nothing else has changed', () => {
    const output = simulateQuarter(aQuarter({ decisions: { b: { prixVente: 42 } } }))
    const { effets } = companyOf(output, 'a').statements.demande
    expect(effets).toMatchObject({ marche: 0, prix: 0, qualite: 0 })
    expect(effets.concurrence).toBeLessThan(0)
  })
})

describe('a market without a single customer', () => {
  test('is played like any other', () => {
    const phase = 'Declin'
    const marketState = {
      trimestre: 3,
      phase,
      trimestresPhase: 2,
      indice: 10_000,
      prixRelatif: 1_000_000,
    } as const
    const nothing = { coefDemande: 0.2, saisonT4: 0.2, concurrenceMin: 2 }
    const product = { typeOfMarket: 'luxe', evolution: -20, dimension: 100 }
    const output = simulateQuarter(
      aQuarter({ marketState, phase, criteria: nothing, product, companies: companiesNamed('a') }),
    )
    expect(output.market).toMatchObject({ demandeTotale: 0, ventesTotales: 0, prixMoyen: 0 })
    const { result, state, statements } = companyOf(output, 'a')
    expect(result).toMatchObject({ demande: 0, nombreProduitVendu: 0, partMarche: 0 })
    expect(state.tauxRupture).toBe(0)
    expect(statements.demande.effets).toMatchObject({ concurrence: -1, prix: 0, total: -1 })
  })
})
