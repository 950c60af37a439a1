import { describe, expect, test } from 'vitest'
import { MU } from './arithmetic.ts'
import { readState } from './company-state.ts'
import { baseCriteria } from './criteria-in-force.ts'
import { readStoredState, runScenario, simulateQuarter } from './index.ts'
import { balanceSheet } from './statements/balance-sheet.ts'
import { aQuarter, companyOf, openingStateWith } from './testing/index.ts'
import { companyOfVersion1, marketOfVersion1 } from './testing/version-1-states.ts'
import { currentMarketState, currentState } from './version-1.ts'

const k = baseCriteria({})
const current = currentState(companyOfVersion1, k)

describe('a company’s state of version 1', () => {
  test('becomes a state of version 2 that keeps every other field', () => {
    const { immaterielDepart: _, comptes: _old, precedent: _before, ...kept } = companyOfVersion1
    expect(current).toMatchObject(kept)
    expect(current.version).toBe(2)
    expect(current).not.toHaveProperty('immaterielDepart')
    expect(Object.keys(current).sort()).toEqual(Object.keys(openingStateWith({})).sort())
  })

  test('has its write-down of finished goods in account 395, and no other balance changes', () => {
    const { 397: writeDown, ...others } = companyOfVersion1.comptes
    expect(writeDown).toBe(-2_180_639)
    expect(current.comptes).toEqual({ ...others, 395: writeDown })
  })

  test('without a write-down has no account 395', () => {
    const { 397: _, ...comptes } = companyOfVersion1.comptes
    expect(currentState({ ...companyOfVersion1, comptes }, k).comptes).toEqual(comptes)
  })

  test('starts the tax of the year to date at zero', () => {
    expect(current).toMatchObject({ baseAnnee: 0, impotAnnee: 0, deficits: 18_863_817 })
  })

  test('has its opening intangibles divided into research, by the criteria of the game, and brand', () => {
    // 3 000 BA of research, of which a tenth is obsolete each quarter; the rest of the 40 000 BA is brand.
    expect(current).toMatchObject({ rdDepart: 3_000_000, marqueDepart: 1_000_000 })
    const other = readStoredState(companyOfVersion1, { rdReference: 1500, obsolescenceRD: 0.2 })
    expect(other).toMatchObject({ rdDepart: 750_000, marqueDepart: 3_250_000 })
  })

  test('has the components of its last demand as those of a single segment', () => {
    const { demande, report, marche, termes } = companyOfVersion1.precedent ?? {}
    expect(current.precedent).toEqual({ demande, report, segments: [{ demande, marche, termes }] })
    expect(currentState({ ...companyOfVersion1, precedent: null }, k).precedent).toBeNull()
  })

  test('keeps exactly its equity, cash, debts and stock', () => {
    const { actif, passif } = balanceSheet(readState(current).balances)
    // The balance sheet that version 1 published with this state.
    expect(actif).toMatchObject({
      stocksBrut: 4_880_639,
      stocksDepreciations: 2_180_639,
      stocksNet: 2_700_000,
      disponibilites: 0,
      totalActif: 31_371_400,
    })
    expect(passif).toMatchObject({
      capitauxPropres: 11_136_183,
      reportANouveau: -9_143_040,
      resultat: -9_720_777,
      dettes: 20_235_217,
      totalPassif: 31_371_400,
    })
  })

  test('of version 2 is not changed', () => {
    const state = openingStateWith({ baseAnnee: 5 })
    expect(currentState(state, k)).toBe(state)
  })
})

describe('a market’s state of version 1', () => {
  test('gets a relative price of 1, and one of version 2 is not changed', () => {
    expect(currentMarketState(marketOfVersion1)).toEqual({ ...marketOfVersion1, prixRelatif: MU })
    const state = { ...marketOfVersion1, prixRelatif: 900_000 }
    expect(currentMarketState(state)).toEqual(state)
  })
})

describe('a quarter that follows one of version 1', () => {
  const criteria = { coefDemande: 0.3 }
  const next = (trimestre: number) => {
    const companies = [{ id: 'a', state: { ...companyOfVersion1, trimestre } }]
    const marketState = { ...marketOfVersion1, trimestre }
    return simulateQuarter(aQuarter({ companies, marketState, criteria }))
  }

  test('is the same from the state of version 1 as from its reading', () => {
    const companies = [{ id: 'a', state: current }]
    const marketState = { ...marketOfVersion1, prixRelatif: MU }
    expect(simulateQuarter(aQuarter({ companies, marketState, criteria }))).toEqual(next(2))
  })

  test('leaves the loss of version 1 open until a year opens', () => {
    const third = companyOf(next(2), 'a')
    expect(third.state.comptes[119]).toBe(9_143_040)
    expect(third.state.comptes[129]).toBe(9_720_777 - third.result.resultatNet)
    const fifth = companyOf(next(4), 'a')
    expect(fifth.state.comptes[119]).toBe(9_143_040 + 9_720_777)
    expect(fifth.state.comptes[129]).toBe(0 - fifth.result.resultatNet)
  })

  test('explains its demand from the demand of version 1', () => {
    const { statements, result } = companyOf(next(2), 'a')
    expect(result.variationDemand).toBe(result.demande - 2056)
    // The price stays at 20 BA and so does its term; training, grade and transport too.
    expect(statements.demande.effets).toMatchObject({ prix: 0, livraison: 0, total: result.variationDemand })
  })

  test('can be played by a scenario document of version 2 that contains these states', () => {
    const { quarters } = runScenario(
      JSON.parse(
        JSON.stringify({
          version: 2,
          criteria,
          companies: [{ id: 'a', state: companyOfVersion1 }],
          marketState: marketOfVersion1,
          quarters: [{ events: aQuarter().events }],
        }),
      ),
    )
    expect(quarters).toEqual([next(2)])
  })
})
