import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseCriteria } from './criteria-in-force.ts'
import { openingState, simulateQuarter } from './index.ts'
import { annuity, emergencyLoan } from './loans.ts'
import { aQuarter, companyOf, quarterOf } from './testing/index.ts'

describe('an annuity', () => {
  test('of the opening loan repays 40 000 BA at 1.5 % over ten quarters', () => {
    expect(annuity(4_000_000, 15_000, 10)).toBe(433_737)
  })

  test('without interest is the capital in equal parts, rounded up', () => {
    expect(annuity(1000, 0, 3)).toBe(334)
  })

  test('repays the loan within its term, and not a quarter too soon', () => {
    const rate = fc.integer({ min: 1, max: 50_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 1e10 }),
        rate,
        fc.integer({ min: 2, max: 16 }),
        (capital, r, m) => {
          const instalment = annuity(capital, r, m)
          let left = capital
          for (let quarter = 0; quarter < m; quarter += 1) left -= instalment - Math.round((left * r) / 1e6)
          expect(left).toBeLessThanOrEqual(2 * m)
          expect(left).toBeGreaterThan(-instalment)
        },
      ),
    )
  })
})

describe('loans', () => {
  test('are repaid by instalments: interest on the capital owed, the rest on the capital', () => {
    const { result, state, statements } = quarterOf({})
    expect(result.mensualite).toBe(433_737)
    expect(statements.compteResultat.chargesFinancieres).toBe(60_000)
    expect(state.emprunts).toEqual([
      { capital: 3_626_263, taux: 15_000, annuite: 433_737, echeances: 9, urgence: false },
    ])
  })

  test('end with the last instalment, whatever is left', () => {
    const opening = openingState({})
    const last = {
      ...opening,
      emprunts: [{ capital: 4_000_000, taux: 0, annuite: 1, echeances: 1, urgence: false }],
    }
    const { result, state } = companyOf(
      simulateQuarter(aQuarter({ companies: [{ id: 'a', state: last }] })),
      'a',
    )
    expect(result.mensualite).toBe(4_000_000)
    expect(state.emprunts.filter(loan => !loan.urgence)).toEqual([])
  })

  test('repaid early cost a fee, except emergency loans, which are repaid first', () => {
    const loan = { taux: 0, annuite: 1_000_000, echeances: 4 }
    const emprunts = [
      { ...loan, capital: 2_000_000, urgence: false },
      { ...loan, capital: 2_000_000, urgence: true },
    ]
    const companies = [{ id: 'a', state: { ...openingState({}), emprunts } }]
    const output = simulateQuarter(
      aQuarter({ companies, decisions: { a: { remboursementAnticipe: 15_000 } } }),
    )
    const { state, statements } = companyOf(output, 'a')
    expect(statements.tresorerie.remboursementAnticipe).toBe(-1_505_000)
    expect(state.emprunts).toEqual([{ ...loan, echeances: 3, capital: 500_000, urgence: false }])
  })

  test('are granted automatically at a high rate when the overdraft limit is exceeded', () => {
    const { result, state } = quarterOf({ budgetPublicite: 200_000 })
    expect(result.liquidites).toBe(0)
    expect(result.pretUrgence).toBeGreaterThan(2_000_000)
    expect(result.sauvetages).toBe(1)
    expect(result.alertes).toContain('PRET_URGENCE')
    expect(state.emprunts.at(-1)).toMatchObject({ taux: 60_000, echeances: 8, urgence: true })
    expect(state.statut).toBe('normal')
  })

  test('granted in an emergency are repaid in eight instalments', () => {
    expect(emergencyLoan(8000, baseCriteria({ tauxUrgence: 0 }))).toEqual({
      capital: 8000,
      rate: 0,
      annuity: 1000,
      instalments: 8,
      emergency: true,
    })
  })
})
