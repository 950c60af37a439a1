import { describe, expect, test } from 'vitest'
import { type CompanyState, openingState, openingStatements } from './index.ts'
import { openingStateWith, quarterOf } from './testing/index.ts'

const valueAfter = (decisions: Record<string, number>, change: Partial<CompanyState> = {}) =>
  quarterOf(decisions, { companies: [{ id: 'a', state: openingStateWith(change) }] }).statements.valeur

describe('the opening position', () => {
  test('balances at 357 500 BA, of which 300 000 of equity', () => {
    const { actif, passif } = openingStatements({}).bilan
    expect(actif).toMatchObject({
      totalActif: 35_750_000,
      constructionsNet: 11_375_000,
      materielNet: 9_600_000,
      creancesFiscales: 0,
    })
    expect(passif).toMatchObject({
      totalPassif: 35_750_000,
      capitauxPropres: 30_000_000,
      reserveLegale: 0,
      dettes: 5_750_000,
    })
  })

  test('follows the criteria of the game', () => {
    const state = openingState({ publiciteReference: 8000, delaiReference: 1, rdReference: 0 })
    expect(state).toMatchObject({
      version: 2,
      notoriete: 800_000,
      credit: 1_000_000,
      capitalRD: 0,
      rdDepart: 0,
      capitalMarque: 1_333_333,
      marqueDepart: 1_333_333,
    })
    // 3 000 BA a quarter, of which a tenth is obsolete; 6 000 BA, of which 40 % carry over.
    expect(openingState({})).toMatchObject({ rdDepart: 3_000_000, marqueDepart: 1_000_000 })
  })
})

describe('the value of a company', () => {
  test('is its equity, corrected for receivables, when it behaves like the reference', () => {
    const { capitauxPropres, actualisationCreances, valeurSociete, ...others } = quarterOf({}).statements
      .valeur
    expect(valeurSociete).toBe(capitauxPropres + actualisationCreances)
    expect(Object.values(others)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('includes 70 % of the research capital beyond that of the opening', () => {
    // 4 000 BA more research than the reference.
    expect(valueAfter({ budgetRD: 7000 }).immateriel).toBe(280_000)
  })

  test('includes the part of the brand that will carry over, 40 %, weighted by 40 %', () => {
    // 3 000 BA more advertising than the reference.
    expect(valueAfter({ budgetPublicite: 9000 }).immateriel).toBe(48_000)
  })

  test('includes 40 % of 1 000 BA per worker for full skills beyond a half', () => {
    // 20 workers; training 0.60 loses 4 % of itself and gains 0.02 on the default budget: 0.596.
    expect(valueAfter({}, { formation: 600_000 }).immateriel).toBe(76_800)
  })

  test('includes a quarter of the revenue for full reputation beyond a half', () => {
    // 495 units at 50 BA; nothing is made, so that the reputation stays at 0.60.
    const goodName = valueAfter({ quantiteProduction: 0 }, { reputation: 600_000 })
    expect(goodName.reputation).toBe(61_875)
    expect(valueAfter({ quantiteProduction: 0 }, { reputation: 400_000 }).reputation).toBe(-61_875)
  })

  test('is reduced by the hirings that an unhappy staff will cost, and not increased by a happy one', () => {
    // 20 workers, two hirings of 600 BA each, 0.05 of morale below 0.60.
    expect(valueAfter({ heuresSupplementaires: 10 }).climat).toBe(-120_000)
    expect(valueAfter({ salaire: 1700 }).climat).toBe(0)
  })

  test('is reduced by the cost of restoring machines that are worn above the reference', () => {
    // 10 machines at a restoring cost of 8 000 BA, 6 points of wear too many at full use without upkeep.
    expect(valueAfter({ quantiteProduction: 3000, budgetMaintenance: 0 }).remiseEnEtat).toBe(-480_000)
  })

  test('is reduced by the wear that a quarter adds below the reference, but not by older wear there', () => {
    // At 0.10 of wear a machine makes 315 units: use 0.952381, and wear grows by 0.058.
    const neglected = { quantiteProduction: 3000, budgetMaintenance: 0 }
    expect(valueAfter(neglected, { usure: 100_000 }).remiseEnEtat).toBe(-464_000)
    // 0.06 · 0.30 idle, less half of 0.12 on the default budget: the machines are better than before.
    expect(valueAfter({ quantiteProduction: 0 }, { usure: 100_000 }).remiseEnEtat).toBe(0)
  })

  test('is reduced by half of the stock beyond 500 units', () => {
    // 495 + 2 600 units less the overflow beyond 1 500; nobody buys at 1 000 BA.
    const { statements, result } = quarterOf({ prixVente: 1000 })
    expect(result.nombreProduitStok).toBe(1500)
    expect(statements.valeur.decoteStock).toBe(
      0 - Math.round(Math.round(result.stockValeur / 2) * (1000 / 1500)),
    )
  })

  test('counts receivables beyond those of the opening at a discount of 2 % a quarter', () => {
    // All sales are paid after two quarters: 2 609 at 50 BA, four quarters of discount on the excess of one payment.
    const { statements, state } = quarterOf({ creditT1: 0, creditT2: 100 })
    const extra = state.creanceT1 - 4_950_000 + 2 * (state.creanceT2 - 1_225_000)
    expect(state.creanceT1).toBe(1_225_000)
    expect(statements.valeur.actualisationCreances).toBe(0 - Math.round(extra * 0.02))
  })

  test('includes dividends paid, with the return that shareholders expect', () => {
    expect(valueAfter({}, { dividendesCapitalises: 1_000_000 }).dividendesCapitalises).toBe(1_010_000)
  })
})
