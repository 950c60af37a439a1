import { expect, test } from 'vitest'
import { customersFor } from './customers-for.ts'

/** A quarter with fixed costs, a margin on each sale and 3 000 units to sell. */
const quarter = (margin: number, fixed: number) => (customers: number) =>
  margin * Math.min(customers, 3000) - fixed

test('finds the smallest number of customers that reaches a result', () => {
  expect(customersFor(0, 3000, quarter(25, 50_000))).toEqual({ kind: 'found', customers: 2000 })
  expect(customersFor(0, 3000, quarter(25, 50_001))).toEqual({ kind: 'found', customers: 2001 })
  expect(customersFor(10_000, 3000, quarter(25, 50_000))).toEqual({ kind: 'found', customers: 2400 })
  expect(customersFor(25_000, 3000, quarter(25, 50_000))).toEqual({ kind: 'found', customers: 3000 })
})

test('needs no customers for a result that comes without any', () => {
  expect(customersFor(0, 3000, quarter(25, -1))).toEqual({ kind: 'found', customers: 0 })
})

test('tells a lack of units from a price that does not cover a sale', () => {
  expect(customersFor(25_001, 3000, quarter(25, 50_000))).toEqual({ kind: 'soldOut' })
  expect(customersFor(0, 3000, quarter(-1, 50_000))).toEqual({ kind: 'never' })
  expect(customersFor(0, 0, quarter(25, 50_000))).toEqual({ kind: 'soldOut' })
})
