import { phases, simulateQuarter } from '@trimestre/engine'
import { expect, test } from 'vitest'
import { readyProducts } from './ready-products.ts'

/** A first quarter of companies that decide nothing. */
const firstQuarter = (
  product: (typeof readyProducts)[number],
  phase: (typeof phases)[number]['key'],
  count: number,
) =>
  simulateQuarter({
    parameters: { nbTurns: 8 },
    criteria: {},
    phase,
    product,
    level: 4,
    marketState: null,
    companies: Array.from({ length: count }, (_, index) => ({ id: `c${index}`, state: null })),
    events: [{ name: 'Impôt', impact: [{ criterion: 'tauxImpot', operation: 'add', value: 0.25 }] }],
    decisions: {},
  })

test.each(readyProducts)('$key can be won in its first quarter, in every phase and any class', product => {
  const results = phases.flatMap(({ key }) =>
    [1, 6, 40].flatMap(count =>
      Object.values(firstQuarter(product, key, count).companies).map(({ result }) => result.resultatNet),
    ),
  )
  expect(Math.min(...results)).toBeGreaterThan(0)
})
