import { expect, test } from 'vitest'
import { dueDates } from './due-dates.ts'
import { openingState, simulateQuarter } from './index.ts'
import { aQuarter, companyOf, following } from './testing/index.ts'

test('a company that begins owes ten instalments of its loan, what is due to suppliers, and awaits its customers', () => {
  const dues = dueDates(openingState({}))
  const instalments = dues.filter(due => due.code === 'mensualites')
  expect(instalments).toHaveLength(10)
  expect(instalments[0]?.amount).toBe(-433_737)
  expect(dues.map(due => due.ahead)).toEqual([...dues.map(due => due.ahead)].sort((a, b) => a - b))
})

test('what falls due next quarter is what the next quarter receives and pays', () => {
  const input = aQuarter()
  const output = simulateQuarter(input)
  const first = companyOf(output, 'a')
  const next = companyOf(simulateQuarter(following(input, output)), 'a')
  const due = Object.fromEntries(
    dueDates(first.state)
      .filter(({ ahead }) => ahead === 1)
      .map(({ code, amount }) => [code, amount]),
  )
  const plan = next.statements.tresorerie
  expect(plan.mensualites).toBe(due.mensualites)
  expect(plan.reglementFournisseurs).toBe(due.fournisseurs ?? 0)
  expect(plan.impotSocietes).toBe(due.impot ?? 0)
  // The share of customers who never pay is the only difference.
  expect(plan.creancesEncaissees).toBeLessThanOrEqual(due.creances ?? 0)
  expect(plan.creancesEncaissees).toBeGreaterThan(0.9 * (due.creances ?? 0))
})
