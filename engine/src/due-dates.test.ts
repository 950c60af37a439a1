import { expect, test } from 'vitest'
import { dueDates } from './due-dates.ts'
import { openingState, simulateQuarter } from './index.ts'
import { aQuarter, companyOf, following, openingStateWith } from './testing/index.ts'

test('a new company has ten instalments of its loan due, and its due dates are in order', () => {
  const dues = dueDates(openingState({}))
  const instalments = dues.filter(due => due.code === 'mensualites')
  expect(instalments).toHaveLength(10)
  expect(instalments[0]?.amount).toBe(-433_737)
  expect(dues.map(due => due.ahead)).toEqual([...dues.map(due => due.ahead)].sort((a, b) => a - b))
})

test('the next quarter receives and pays the amounts that are due in it', () => {
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
  // Bad debts are the only difference.
  expect(plan.creancesEncaissees).toBeLessThanOrEqual(due.creances ?? 0)
  expect(plan.creancesEncaissees).toBeGreaterThan(0.9 * (due.creances ?? 0))
})

test('tax that was paid too much is due to the company in the next quarter', () => {
  const { comptes } = openingState({})
  const state = openingStateWith({ comptes: { ...comptes, 444: 70_000, 101: -30_070_000 } })
  expect(dueDates(state)).toContainEqual({ code: 'impot', ahead: 1, amount: 70_000 })
})
