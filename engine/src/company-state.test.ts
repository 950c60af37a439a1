import { expect, test } from 'vitest'
import { placeOf } from './chart-of-accounts.ts'
import { publishState, readState } from './company-state.ts'
import { balanceOf } from './journal.ts'
import { openingStateWith, quarterOf } from './testing/index.ts'

test('a state that is read and written again is the same', () => {
  const { state } = quarterOf({ prixVente: 52, achatMachines: 1, emprunt: 20_000 })
  expect(publishState(readState(state))).toEqual(state)
})

test('a state written by hand keeps its charges and products', () => {
  const state = openingStateWith({ comptes: { '512': 100, '101': -100, '601': 5, '701': -5 } })
  const { balances } = readState(state)
  const accounts = ['512', '101', '601', '701', '607'] as const
  expect(accounts.map(number => balanceOf(balances, placeOf(number)))).toEqual([100, -100, 5, -5, 0])
  expect(publishState(readState(state)).comptes).toEqual(state.comptes)
})
