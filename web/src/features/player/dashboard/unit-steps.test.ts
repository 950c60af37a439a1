import { expect, test } from 'vitest'
import { unitSteps } from './unit-steps.ts'

const units = {
  nombreProduitStok: 150,
  nombreProduitsFabriques: 1000,
  nombreProduitVendu: 900,
  produitsPerdus: 50,
}

test('the movements of a quarter lead from its opening stock to its closing stock', () => {
  const steps = unitSteps(units, { nombreProduitStok: 100 })
  expect(steps.map(({ key, value }) => [key, value])).toEqual([
    ['before', 100],
    ['produced', 1000],
    ['sold', -900],
    ['lost', -50],
    ['after', 150],
  ])
})

test('units bought to be resold are what the other movements leave unexplained', () => {
  const steps = unitSteps({ ...units, nombreProduitStok: 200, produitsPerdus: 0 }, { nombreProduitStok: 50 })
  expect(steps.find(({ key }) => key === 'bought')?.value).toBe(50)
  expect(steps.some(({ key }) => key === 'lost')).toBe(false)
  expect(unitSteps(units, undefined)[0]?.value).toBe(0)
})
