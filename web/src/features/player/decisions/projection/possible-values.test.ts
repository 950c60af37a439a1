import { expect, test } from 'vitest'
import { possibleValues } from './possible-values.ts'

type Basis = Parameters<typeof possibleValues>[0]

const rule = (key: string, scale: string, open = true) => ({ item: { key, scale, standing: false }, open })

/** A company that can borrow 12,000 BA and dismiss 5 workers, and makes 3,673 units at most. */
const basis = {
  inputs: {
    rules: [
      rule('quantiteProduction', 'entier'),
      rule('licenciements', 'entier'),
      rule('emprunt', 'centimes'),
      rule('dividende', 'centimes', false),
      rule('prixVente', 'centimes'),
    ],
  },
  changed: ({ quantiteProduction = 0, licenciements = 0, emprunt = 0 }: Record<string, number>) => ({
    decisions: {
      quantiteProduction,
      licenciements: Math.min(licenciements, 5),
      emprunt: Math.min(emprunt * 100, 1_200_000),
      dividende: 0,
      prixVente: 5000,
    },
    figures: { capaciteProduction: 3673 },
  }),
} as unknown as Basis

const decision = (name: string, max: number) => ({ name, max })

test('tells what the quarter would carry out of each decision that it limits, in human units', () => {
  const possible = possibleValues(basis, [
    decision('quantiteProduction', 1_000_000),
    decision('licenciements', 500),
    decision('emprunt', 1_000_000),
    decision('prixVente', 1000),
  ])
  expect([...possible]).toEqual([
    ['quantiteProduction', 3673],
    ['licenciements', 5],
    ['emprunt', 12_000],
  ])
})

test('tells the upper bound where it can be reached, and nothing of a closed decision', () => {
  const decisions = [decision('licenciements', 3), decision('dividende', 1000)]
  expect([...possibleValues(basis, decisions)]).toEqual([['licenciements', 3]])
})
