import { describe, expect, test } from 'vitest'
import { baseCriteria } from './criteria-in-force.ts'
import { openingState } from './index.ts'
import { openingPosition } from './opening.ts'
import { advanceResearch } from './research.ts'
import { valueStock } from './stock.ts'
import { eventOf, openingStateWith, quarterOf } from './testing/index.ts'

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

  test('reaches a level at its threshold: 22 000 BA, then 57 200', () => {
    const almost = { ...opening, researchEffective: 1_900_000 }
    expect(advanceResearch(almost, 300_000, k)).toMatchObject({ level: 1, progress: 0 })
    expect(advanceResearch(almost, 299_999, k).level).toBe(0)
    // Twice 22 000 BA, and 60 % of it more for the second level.
    const second = { ...opening, researchLevel: 1, researchEffective: 5_719_999 }
    expect(advanceResearch(second, 1, k).level).toBe(2)
    expect(advanceResearch(second, 0, k).level).toBe(1)
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
    expect(statements.tresorerie).toMatchObject({ agios: -35_000, interetsPlacement: 0 })
    expect(quarterOf({}).statements.tresorerie.agios).toBe(0)
  })

  test('above zero on opening earns 0.3 % of interest, which is financial income', () => {
    const { statements, result } = quarterOf({})
    expect(statements.tresorerie.interetsPlacement).toBe(3000)
    expect(statements.compteResultat.produitsFinanciers).toBe(3000)
    expect(result.interetsPlacement).toBe(3000)
  })

  test('from sales is never negative when both payment terms are rounded up', () => {
    // 5 units at 1.10 BA: 1 % of 550 centimes is 6, and 99 % would be 545.
    const companies = [{ id: 'a', state: openingStateWith({ stock: 5 }) }]
    const decisions = { quantiteProduction: 0, prixVente: 1.1, creditT1: 1, creditT2: 99 }
    const { statements, state } = quarterOf(decisions, { companies })
    expect(statements.tresorerie.ventesComptant).toBe(0)
    expect(state.creanceT1).toBe(1_225_000 + 6)
    expect(state.creanceT2).toBe(544)
  })

  test('has one line per flow in the plan, and a subsidy is operating income', () => {
    const { statements } = quarterOf({ etudeMarche: 1 }, { events: [eventOf('subventionIndustrie')] })
    expect(statements.tresorerie.subvention).toBe(400_000)
    expect(statements.compteResultat.subventions).toBe(400_000)
    expect(statements.tresorerie.recherche).toBe(-450_000)
  })
})
