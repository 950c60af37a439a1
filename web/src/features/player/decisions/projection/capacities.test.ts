import type { Projection } from '@trimestre/engine/projection'
import { expect, test } from 'vitest'
import { capacitiesOf } from './capacities.ts'

const projection = {
  decisions: { quantiteProduction: 1200 },
  figures: {
    capaciteMachines: 1500,
    capaciteOuvriers: 1000,
    nombreProduitStok: 300,
    produitsPerdus: 50,
    capacitestock: 300,
  },
} as unknown as Projection

test('the plan is compared with what machines and workers can make, and the stock with its space', () => {
  expect(capacitiesOf(projection)).toEqual([
    { key: 'machines', planned: 1200, possible: 1500, missing: 0 },
    { key: 'workers', planned: 1200, possible: 1000, missing: 200 },
    { key: 'stock', planned: 350, possible: 300, missing: 50 },
  ])
})
