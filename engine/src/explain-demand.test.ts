import { expect, test } from 'vitest'
import { explainDemand } from './explain-demand.ts'
import type { DemandComponents } from './position.ts'

const terms = { price: 0, advertising: 0, quality: 0, research: 0, service: 0, delivery: 0, terms: 0 }
const demandOf = (demand: number, price: number, market = 0): DemandComponents => ({
  demand,
  received: 0,
  segments: [{ demand, market, terms: { ...terms, price } }],
})

test('a change of demand goes to each cause in proportion to its part of the logarithm', () => {
  // ln 1.21 = 0.190620360: half of it by price, half by the market.
  const effects = explainDemand(demandOf(1210, 95_310_180, 95_310_180), demandOf(1000, 0))
  expect(effects).toMatchObject({ price: 105, market: 105, competition: 0, total: 210 })
})

test('causes that cancel out are told, although demand did not change', () => {
  const effects = explainDemand(demandOf(1000, 100_000_000), demandOf(1000, 0))
  expect(effects).toMatchObject({ price: 100, competition: -100, total: 0 })
})

test('a change that is too small for its logarithm is due to competition', () => {
  // ln(1 + 1 / 3 000 000 000) is a third of a billionth.
  const effects = explainDemand(demandOf(3_000_000_001, 50_000_000), demandOf(3_000_000_000, 0))
  expect(effects).toMatchObject({ price: 0, market: 0, competition: 1, total: 1 })
})

test('a change from nothing or to nothing is due to competition', () => {
  expect(explainDemand(demandOf(0, 50_000_000), demandOf(30, 0))).toMatchObject({
    price: 0,
    competition: -30,
  })
  expect(explainDemand(demandOf(30, 50_000_000), demandOf(0, 0))).toMatchObject({ price: 0, competition: 30 })
})
