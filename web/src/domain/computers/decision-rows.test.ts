import type { Decision } from '@trimestre/contract/decisions'
import { expect, test } from 'vitest'
import { decisionRows } from './decision-rows.ts'

const decision = (name: string) => ({ name }) as Decision
const quarter = (number: number, given: Record<string, number>) => ({
  quarter: number,
  given,
  classement: 1,
  valeurSociete: 300_000,
})

test('the main decisions come first, and those never given are left out', () => {
  const sheet = ['quantiteProduction', 'locationStock', 'prixVente', 'salaire', 'gradeMatieres'].map(decision)
  const { main, others } = decisionRows(sheet, [
    quarter(1, { quantiteProduction: 2500, prixVente: 49, gradeMatieres: 2 }),
    quarter(2, { quantiteProduction: 2700, prixVente: 48.5, gradeMatieres: 2, locationStock: 0 }),
  ])
  expect(main.map(row => [row.decision.name, row.values])).toEqual([
    ['prixVente', [49, 48.5]],
    ['quantiteProduction', [2500, 2700]],
  ])
  expect(others.map(row => [row.decision.name, row.values])).toEqual([
    ['locationStock', [undefined, 0]],
    ['gradeMatieres', [2, 2]],
  ])
})
