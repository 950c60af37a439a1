import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { simulateQuarter } from './index.ts'
import { corporateTax } from './tax.ts'
import { aQuarter, companyOf, following, quarterOf } from './testing/index.ts'

const RATE = 250_000
const opening = { taxLosses: 0, yearBase: 0, yearTax: 0 }

describe('corporate tax', () => {
  test('is 25 % of the profit of the year to date, less what earlier quarters were charged', () => {
    const first = corporateTax(1000, opening, 1, RATE)
    expect(first).toEqual({ tax: 250, lossesLeft: 0, yearBase: 1000, yearTax: 250 })
    expect(corporateTax(400, { ...opening, yearBase: 1000, yearTax: 250 }, 2, RATE)).toEqual({
      tax: 100,
      lossesLeft: 0,
      yearBase: 1400,
      yearTax: 350,
    })
  })

  test('is given back when the year gets worse, at most what the year was charged', () => {
    const charged = { ...opening, yearBase: 1000, yearTax: 250 }
    expect(corporateTax(-600, charged, 2, RATE)).toMatchObject({ tax: -150, yearBase: 400, yearTax: 100 })
    expect(corporateTax(-1600, charged, 3, RATE)).toMatchObject({ tax: -250, yearBase: -600, yearTax: 0 })
  })

  test('applies the rate in force to the whole year to date', () => {
    // 50 % of 1 200, of which 250 were charged at 25 %.
    expect(corporateTax(200, { ...opening, yearBase: 1000, yearTax: 250 }, 2, 500_000).tax).toBe(350)
  })

  test('is reduced by the losses of closed years, which stay available until the year is closed', () => {
    const losses = { ...opening, taxLosses: 400 }
    expect(corporateTax(1000, losses, 1, RATE)).toMatchObject({ tax: 150, lossesLeft: 400 })
    expect(corporateTax(300, losses, 1, RATE)).toMatchObject({ tax: 0, lossesLeft: 400 })
    expect(corporateTax(1000, losses, 4, RATE)).toEqual({
      tax: 150,
      lossesLeft: 0,
      yearBase: 0,
      yearTax: 0,
    })
    expect(corporateTax(300, losses, 4, RATE).lossesLeft).toBe(100)
  })

  test('carries a loss forward when the year closes, and starts from nothing when the next one opens', () => {
    const bad = { taxLosses: 400, yearBase: -700, yearTax: 0 }
    expect(corporateTax(200, bad, 4, RATE)).toEqual({ tax: 0, lossesLeft: 900, yearBase: 0, yearTax: 0 })
    expect(corporateTax(100, bad, 5, RATE)).toMatchObject({ yearBase: 100 })
  })

  test('of the four quarters of a year is the tax of the year, at any rate and after any losses', () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
    const year = fc.tuple(amount, amount, amount, amount)
    const rates = fc.integer({ min: 0, max: 900_000 })
    fc.assert(
      fc.property(year, fc.nat({ max: 2_000_000 }), rates, (results, taxLosses, rate) => {
        let state = { ...opening, taxLosses }
        const taxes = results.map((result, index) => {
          const { tax, lossesLeft, yearBase, yearTax } = corporateTax(result, state, index + 5, rate)
          state = { taxLosses: lossesLeft, yearBase, yearTax }
          return tax
        })
        const total = results.reduce((all, result) => all + result, 0)
        const taxed = Math.max(0, total) - Math.min(taxLosses, Math.max(0, total))
        // The product stays far below 2^53, and a half is rounded up as in the model.
        expect(taxes.reduce((all, tax) => all + tax, 0)).toBe(Math.floor((taxed * rate + 500_000) / 1e6))
        expect(state.taxLosses).toBe(total < 0 ? taxLosses - total : Math.max(0, taxLosses - total))
      }),
    )
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

  test('that is given back is a claim at closing, and is received in the next quarter', () => {
    const input = aQuarter({ decisions: { a: { prixVente: 53 } } })
    const first = simulateQuarter(input)
    const worse = following(input, first, { decisions: { a: { budgetPublicite: 60_000 } } })
    const second = simulateQuarter(worse)
    const { result, statements } = companyOf(second, 'a')
    // The first quarter was taxed 1 649.54 BA (model, section 13), and the year to date is now a loss.
    expect(result.impotSocietes).toBe(-164_954)
    expect(statements.bilan.actif.creancesFiscales).toBe(164_954)
    expect(statements.bilan.passif.dettesFiscales).toBe(0)
    expect(statements.tresorerie.impotSocietes).toBe(-164_954)
    const third = simulateQuarter(following(worse, second))
    expect(companyOf(third, 'a').statements.tresorerie.impotSocietes).toBe(164_954)
  })

  test('is zero without the mandatory event', () => {
    const { result } = quarterOf({ budgetRD: 0 }, { events: [] })
    expect(result.resultatNet).toBeGreaterThan(0)
    expect(result).toMatchObject({ impotSocietes: 0, tauxImpot: 0 })
  })
})
