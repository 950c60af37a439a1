import { expect, test } from 'vitest'
import { differences } from './trial.ts'

test('a proposal holds the tried values that are numbers and differ from the sheet', () => {
  const sheet: Record<string, number> = { prixVente: 50, embauches: 0, creditT1: 20 }
  const tried = { prixVente: 49.5, embauches: 0, creditT1: Number.NaN, budgetRD: 10, emprunt: null }
  expect(differences(tried, name => sheet[name])).toEqual({ prixVente: 49.5 })
  expect(differences(null, name => sheet[name])).toEqual({})
})
