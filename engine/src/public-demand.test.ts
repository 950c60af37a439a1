import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openingState } from './index.ts'
import { forecastDemand } from './projection.ts'
import { projectionConditions } from './projection-conditions.ts'
import { type DemandBasis, type PublicOffer, publicDemand } from './public-demand.ts'
import { aQuarter } from './testing/index.ts'

const usual = 600_000
const before: DemandBasis = {
  demand: 3000,
  price: 5000,
  meanPrice: 5000,
  advertising: usual,
  reputation: 500_000,
}
const demand = (change: Partial<PublicOffer>, from: DemandBasis = before) =>
  publicDemand(from, { ...from, ...change }, usual)

const prices = fc.integer({ min: 100, max: 100_000 })
const offers = {
  price: prices,
  advertising: fc.integer({ min: 0, max: 20_000_000 }),
  reputation: fc.integer({ min: 50_000, max: 1_000_000 }),
}
const bases: fc.Arbitrary<DemandBasis> = fc.record({
  ...offers,
  demand: fc.nat(100_000),
  meanPrice: fc.oneof(fc.constant(0), prices),
})

describe('the public demand curve', () => {
  test('expects the customers of the quarter before when nothing changes', () => {
    fc.assert(
      fc.property(bases, from => {
        expect(publicDemand(from, from, usual).expected).toBe(from.demand)
      }),
    )
    expect(demand({})).toEqual({ low: 2700, expected: 3000, high: 3300 })
  })

  test('never rises with the price, nor falls with advertising or quality', () => {
    fc.assert(
      fc.property(bases, fc.record(offers), fc.record(offers), (from, one, other) => {
        const dear = { ...one, price: Math.max(one.price, other.price) }
        const cheap = { ...one, price: Math.min(one.price, other.price) }
        const better = {
          price: one.price,
          advertising: Math.max(one.advertising, other.advertising),
          reputation: Math.max(one.reputation, other.reputation),
        }
        for (const column of ['low', 'expected', 'high'] as const) {
          const of = (offer: PublicOffer) => publicDemand(from, offer, usual)[column]
          expect(of(dear)).toBeLessThanOrEqual(of(cheap))
          expect(of(better)).toBeGreaterThanOrEqual(of(one))
        }
      }),
    )
  })

  test('is a range of whole numbers that are never negative', () => {
    fc.assert(
      fc.property(bases, fc.record(offers), (from, now) => {
        const { low, expected, high } = publicDemand(from, now, usual)
        expect(low).toBeLessThanOrEqual(expected)
        expect(expected).toBeLessThanOrEqual(high)
        expect(low).toBeGreaterThanOrEqual(0)
        for (const count of [low, expected, high]) expect(Number.isSafeInteger(count)).toBe(true)
      }),
    )
  })

  test('follows the published elasticities near the price of the market', () => {
    // 1 % dearer: between 1.76 and 2.62 % fewer customers, and a tenth of uncertainty at both ends.
    const many = { ...before, demand: 1_000_000 }
    expect(demand({ price: 5050 }, many).expected / 1_000_000).toBeCloseTo(1 - 0.0219, 3)
    expect(demand({ price: 5050 }, many).low / 900_000).toBeCloseTo(1 - 0.0262, 3)
    expect(demand({ price: 5050 }, many).high / 1_100_000).toBeCloseTo(1 - 0.0176, 3)
    expect(demand({ advertising: 606_000 }, many).expected / 1_000_000).toBeCloseTo(1 + 0.0012, 4)
    expect(demand({ reputation: 505_000 }, many).expected / 1_000_000).toBeCloseTo(1 + 0.004, 4)
  })

  test('leaves hardly any customers to an absurd price, and brings them back at a usual one', () => {
    expect(demand({ price: 20_000 }).high).toBeLessThan(20)
    const nobody = { ...before, demand: 0, price: 20_000 }
    expect(demand({ price: 5000 }, nobody).expected).toBeGreaterThan(200)
  })

  test('does not end with the last centime of advertising', () => {
    const without = demand({ advertising: 0 })
    expect(without.expected).toBeGreaterThan(2500)
    expect(without).toEqual(demand({ advertising: usual / 4 }))
  })
})

describe('the forecast of a decision sheet', () => {
  const forecast = (decisions: Record<string, number>) =>
    forecastDemand({
      ...projectionConditions(aQuarter()),
      quarterNumber: 1,
      state: openingState({}),
      decisions,
      before: { ...before, demand: 2500 },
    })

  test('in the first quarter, on the defaults, expects the sales from before the game', () => {
    expect(forecast({}).expected).toBeGreaterThan(2450)
    expect(forecast({}).expected).toBeLessThan(2550)
  })

  test('moves with the price, the advertising and the quality that are decided', () => {
    const { expected } = forecast({})
    expect(forecast({ prixVente: 55 }).expected).toBeLessThan(expected * 0.85)
    expect(forecast({ prixVente: 45 }).expected).toBeGreaterThan(expected * 1.15)
    expect(forecast({ budgetPublicite: 12_000 }).expected).toBeGreaterThan(expected)
    expect(forecast({ budgetQualite: 10_000 }).expected).toBeGreaterThan(expected)
    expect(forecast({ budgetRD: 10_000 }).expected).toBe(expected)
  })
})
