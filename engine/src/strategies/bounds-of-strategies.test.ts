import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../testing/properties.ts'
import { criteria } from '../catalogue/criteria.ts'
import { productFields } from '../catalogue/product-fields.ts'
import { toEngine } from '../human-number.ts'
import {
  decideAsComputer,
  decisionItems,
  phases,
  type StrategyBooks,
  type StrategyFacts,
  type StrategySeat,
  strategyCriteria,
  strategyLevels,
  temperaments,
} from '../index.ts'

const between = (min: number, max: number) => fc.integer({ min, max })
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Any coefficients within their bounds, some of them left to their defaults. */
const coefficients = fc
  .subarray(criteria.filter(({ name }) => (strategyCriteria as readonly string[]).includes(name)))
  .chain(known => fc.record(Object.fromEntries(known.map(({ name, min, max }) => [name, real(min, max)]))))

const event = fc.record({
  impact: fc.array(
    fc.record({
      criterion: fc.constantFrom('coefDemande', 'prixReference'),
      operation: fc.constantFrom('multiply', 'add'),
      value: real(-1e12, 1e12),
    }),
    { maxLength: 3 },
  ),
})
const events = fc.array(event, { maxLength: 4 })

const { dimension, evolution } = productFields

const anyFacts: fc.Arbitrary<StrategyFacts> = fc.record({
  quarter: between(1, 100),
  rounds: between(1, 100),
  phase: fc.constantFrom(...phases.map(({ key }) => key)),
  quartersInPhase: between(0, 99),
  level: between(1, 4),
  product: fc.record({
    dimension: between(dimension.min, dimension.max),
    evolution: real(evolution.min, evolution.max),
  }),
  criteria: coefficients,
  meanPrice: fc.oneof(fc.constant(0), between(100, 100_000)),
  events,
  previousEvents: events,
})

const anyBooks: fc.Arbitrary<StrategyBooks> = fc.oneof(
  fc.constant({ result: null, state: null }),
  fc.record({
    result: fc.record({
      nbEmployees: between(0, 20_000),
      nombreMachines: between(0, 20_000),
      nombreProduitStok: between(0, 10_000_000),
      liquidites: between(-10_000_000_000, 100_000_000_000),
      productiviteMachine: between(0, 5000),
      capaciteOuvriers: between(0, 10_000_000),
      pourcentageHSOuvrier: between(0, 1_000_000),
      demande: between(0, 100_000_000),
      demandeNonSatisfaite: between(0, 100_000_000),
      prixVente: between(100, 100_000),
    }),
    state: fc.record({ capaciteStock: between(0, 1_000_000) }),
  }),
)

const anySeat: fc.Arbitrary<StrategySeat> = fc.record({
  seat: between(1, 10_000),
  seed: between(1, 2_147_483_646),
  level: fc.constantFrom(...strategyLevels),
  temperament: fc.constantFrom(...temperaments),
})

/** The engine reads larger human numbers as this one. */
const READ_MOST = 1_000_000_000

const given = [anyFacts, anyBooks, anySeat] as const
const cases = { numRuns: runs(2000) }

describe('whatever a computer knows', () => {
  it('each of its values is one of an open decision, at least its least, and whole in its unit; the engine bounds it', () => {
    const items = new Map<string, (typeof decisionItems)[number]>(decisionItems.map(item => [item.key, item]))
    fc.assert(
      fc.property(...given, (facts, books, seat) => {
        for (const [key, value] of Object.entries(decideAsComputer(facts, books, seat))) {
          const item = items.get(key)
          if (item === undefined) throw new Error(`${key} is no decision`)
          expect([key, item.level <= facts.level]).toEqual([key, true])
          expect([key, value, value >= item.min]).toEqual([key, value, true])
          if (value > READ_MOST) continue
          const stored = toEngine(value, item.scale)
          expect([key, value]).toEqual([key, item.scale === 'centimes' ? stored / 100 : stored])
        }
      }),
      cases,
    )
  })

  it('the same input leads to the same decisions, and is left as it was', () => {
    fc.assert(
      fc.property(...given, (facts, books, seat) => {
        const copy = structuredClone({ facts, books, seat })
        const decided = decideAsComputer(facts, books, seat)
        expect(decideAsComputer(copy.facts, copy.books, copy.seat)).toEqual(decided)
        expect({ facts, books, seat }).toEqual(copy)
      }),
      cases,
    )
  })
})
