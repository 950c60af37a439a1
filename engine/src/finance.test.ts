import { describe, expect, test } from 'vitest'
import { baseCriteria } from './criteria-in-force.ts'
import { openingState, openingStatements, simulateQuarter } from './index.ts'
import { openingPosition } from './opening.ts'
import { advanceResearch } from './research.ts'
import { valueStock } from './stock.ts'
import { corporateTax } from './tax.ts'
import { aQuarter, companyOf, eventOf, following, openingStateWith, quarterOf } from './testing/index.ts'

describe('the opening position', () => {
  test('balances at 357 500 BA, of which 300 000 of equity', () => {
    const { actif, passif } = openingStatements({}).bilan
    expect(actif).toMatchObject({
      totalActif: 35_750_000,
      constructionsNet: 11_375_000,
      materielNet: 9_600_000,
    })
    expect(passif).toMatchObject({ totalPassif: 35_750_000, capitauxPropres: 30_000_000, dettes: 5_750_000 })
  })

  test('follows the criteria of the game', () => {
    const state = openingState({ publiciteReference: 8000, delaiReference: 1, rdReference: 0 })
    expect(state).toMatchObject({
      notoriete: 800_000,
      credit: 1_000_000,
      capitalRD: 0,
      capitalMarque: 1_333_333,
    })
    expect(state.immaterielDepart).toBe(1_333_333)
  })
})

describe('corporate tax', () => {
  test('is 25 % of the profit once past losses are used up', () => {
    expect(corporateTax(1000, 400, 250_000)).toEqual({ tax: 150, lossesLeft: 0 })
    expect(corporateTax(1000, 1400, 250_000)).toEqual({ tax: 0, lossesLeft: 400 })
    expect(corporateTax(-1000, 400, 250_000)).toEqual({ tax: 0, lossesLeft: 1400 })
  })

  test('is owed at closing and paid in the next quarter', () => {
    const input = aQuarter({ decisions: { a: { budgetRD: 0, budgetPublicite: 3000 } } })
    const first = simulateQuarter(input)
    const { impotSocietes } = companyOf(first, 'a').result
    expect(impotSocietes).toBeGreaterThan(0)
    expect(companyOf(first, 'a').statements.bilan.passif.dettesFiscales).toBe(impotSocietes)
    const second = simulateQuarter(following(input, first))
    expect(companyOf(second, 'a').statements.tresorerie.impotSocietes).toBe(0 - impotSocietes)
  })

  test('is zero without the mandatory event', () => {
    expect(quarterOf({ budgetRD: 0 }, { events: [] }).result).toMatchObject({
      impotSocietes: 0,
      tauxImpot: 0,
    })
  })
})

describe('the stock', () => {
  const inputs = {
    openingValue: 1000,
    openingStock: 10,
    stock: 5,
    produced: 10,
    capacity: 20,
    variableCost: 600,
    fixedCost: 800,
    netPrice: 500,
  }

  test('is valued at weighted average cost, without idle capacity', () => {
    // Half the capacity is used: 400 of 800 absorbed; (1 000 + 600 + 400) / 20 units = 100 each.
    expect(valueStock(inputs)).toEqual({
      productionCost: 1000,
      idleCost: 400,
      costOfUnitsGone: 1500,
      value: 500,
      writeDown: 0,
    })
  })

  test('is written down to its net realisable value', () => {
    expect(valueStock({ ...inputs, netPrice: 60 }).writeDown).toBe(200)
    expect(valueStock({ ...inputs, netPrice: -10 }).writeDown).toBe(500)
  })

  test('has no value when there are no units', () => {
    const nothing = { ...inputs, openingStock: 0, stock: 0, produced: 0, capacity: 0 }
    expect(valueStock(nothing)).toMatchObject({ value: 0, idleCost: 800 })
  })

  test('beyond the capacity of the warehouse is lost', () => {
    const { result } = quarterOf({ quantiteProduction: 3000, prixVente: 1000 })
    expect(result).toMatchObject({ nombreProduitVendu: 0, nombreProduitStok: 1500, produitsPerdus: 5 + 1995 })
    expect(result.alertes).toContain('STOCK_PERDU')
  })

  test('loses units in a flood', () => {
    expect(quarterOf({}, { events: [eventOf('inondation')] }).result.produitsPerdus).toBe(180)
  })
})

describe('research', () => {
  const k = baseCriteria({})
  const opening = openingPosition(k)

  test('reaches a level at its threshold: 16 000 BA, then 35 200', () => {
    expect(advanceResearch({ ...opening, researchEffective: 1_300_000 }, 300_000, k)).toMatchObject({
      level: 1,
      progress: 0,
    })
    expect(advanceResearch({ ...opening, researchEffective: 1_300_000 }, 299_999, k).level).toBe(0)
    expect(advanceResearch({ ...opening, researchLevel: 1, researchEffective: 3_519_999 }, 1, k).level).toBe(
      2,
    )
  })

  test('has diminishing returns beyond the efficiency ceiling', () => {
    // 40 000 BA with a ceiling of 20 000: 40 000 − 20 000²/40 000 = 30 000.
    expect(advanceResearch(opening, 4_000_000, k).effective).toBe(3_000_000)
  })

  test('never loses a level, even when thresholds rise', () => {
    const dear = baseCriteria({ seuilRD: 1_000_000 })
    expect(advanceResearch({ ...opening, researchLevel: 3 }, 0, dear)).toEqual({
      effective: 0,
      level: 3,
      progress: 0,
    })
    expect(advanceResearch({ ...opening, researchLevel: 20 }, 0, k).progress).toBe(1_000_000)
  })
})

describe('the value of a company', () => {
  test('is its equity, corrected for receivables and excess stock, when it behaves like the reference', () => {
    const { valeur } = quarterOf({}).statements
    expect(valeur.immateriel).toBe(0)
    expect(valeur.remiseEnEtat).toBe(0)
    expect(valeur.valeurSociete).toBe(
      valeur.capitauxPropres + valeur.actualisationCreances + valeur.decoteStock,
    )
  })

  test('includes part of research and brand beyond their opening level', () => {
    // 4 000 BA more research than the reference, 40 % of which counts.
    expect(quarterOf({ budgetRD: 7000 }).statements.valeur.immateriel).toBe(160_000)
  })

  test('includes dividends paid, with the return that shareholders expect', () => {
    const state = openingStateWith({ dividendesCapitalises: 1_000_000 })
    const { statements } = quarterOf({}, { companies: [{ id: 'a', state }] })
    expect(statements.valeur.dividendesCapitalises).toBe(1_010_000)
  })

  test('is reduced by the cost of restoring neglected machines', () => {
    // 10 machines at a restoring cost of 5 000 BA, 6 points of wear too many at full use without upkeep.
    const { statements } = quarterOf({ quantiteProduction: 3000, budgetMaintenance: 0 })
    expect(statements.valeur.remiseEnEtat).toBe(-300_000)
  })
})

describe('cash', () => {
  test('comes from customers at once, after one quarter and after two', () => {
    const { statements, state, result } = quarterOf({ creditT1: 30, creditT2: 10 })
    expect(statements.tresorerie.ventesComptant).toBe(
      result.chiffreAffaires - state.creanceT2 - (state.creanceT1 - 1_225_000),
    )
    expect(statements.tresorerie.creancesEncaissees).toBe(4_950_000 - 49_500)
    expect(result.creancesPerdues).toBe(49_500)
  })

  test('at zero on opening costs no overdraft interest; below zero it does', () => {
    const comptes = { ...openingState({}).comptes, 512: -1_000_000, 101: -28_000_000 }
    const { statements } = quarterOf({}, { companies: [{ id: 'a', state: openingStateWith({ comptes }) }] })
    expect(statements.tresorerie.agios).toBe(-35_000)
    expect(quarterOf({}).statements.tresorerie.agios).toBe(0)
  })

  test('has one line per flow in the plan, and a subsidy is operating income', () => {
    const { statements } = quarterOf({ etudeMarche: 1 }, { events: [eventOf('subventionIndustrie')] })
    expect(statements.tresorerie.subvention).toBe(400_000)
    expect(statements.compteResultat.subventions).toBe(400_000)
    expect(statements.tresorerie.recherche).toBe(-450_000)
  })
})
