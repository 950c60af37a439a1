import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import { demandCriteria } from './criteria-in-force.ts'
import {
  type CompanyState,
  journalLines,
  openingState,
  readStoredState,
  type StoredCompanyState,
  simulateQuarter,
} from './index.ts'
import { project } from './projection.ts'
import { projectionConditions } from './projection-conditions.ts'
import { aQuarter, companyOf } from './testing/index.ts'
import { randomGame, roundsOf } from './testing/random-games.ts'

const openingOf = (state: StoredCompanyState | null, criteria: Record<string, number>): CompanyState =>
  state === null ? openingState(criteria) : readStoredState(state, criteria)

/**
 * Returns every company's quarter of a random game, with the projection of its decisions for this number of customers.
 */
function projectionsOf(seed: number, customers: 'demande' | 'nombreProduitVendu') {
  return roundsOf(randomGame(seed)).flatMap(({ input, output }) => {
    const conditions = projectionConditions(input)
    return input.companies.map(({ id, state }) => {
      const played = companyOf(output, id)
      const projected = project({
        ...conditions,
        quarterNumber: output.market.state.trimestre,
        state: { ...openingOf(state, input.criteria), precedent: null },
        decisions: input.decisions[id] ?? {},
        demand: played.result[customers],
      })
      return { played, projected }
    })
  })
}

describe('a projection', () => {
  test('for the actual customers equals the quarter that the engine plays, to the centime', () => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        for (const { played, projected } of projectionsOf(seed, 'demande')) {
          expect(played.result).toMatchObject(projected.figures)
          expect(played.statements).toMatchObject(projected.statements)
          expect(projected.decisions).toEqual(played.decisions)
          expect(projected.alertes).toEqual(played.result.alertes)
          const debit = journalLines(played.journal).reduce((total, line) => total + line.debit, 0)
          expect(projected.journal).toMatchObject({ debit, credit: debit })
        }
      }),
      { numRuns: runs(150) },
    )
  })

  test('for the units sold has the same books, except for the customers turned away', () => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        for (const { played, projected } of projectionsOf(seed, 'nombreProduitVendu')) {
          const { demande: _asked, demandeNonSatisfaite: _turnedAway, ...figures } = projected.figures
          expect(played.result).toMatchObject(figures)
          expect(played.statements).toMatchObject(projected.statements)
        }
      }),
      { numRuns: runs(100) },
    )
  })

  test('has every field of a result except those that only the market decides', () => {
    const { result } = companyOf(simulateQuarter(aQuarter()), 'a')
    const { figures } = project({ ...projectionConditions(aQuarter()), ...quiet, demand: 2000 })
    const missing = Object.keys(result).filter(key => !Object.hasOwn(figures, key))
    expect(missing.sort()).toEqual([
      'alertes',
      'attraction',
      'classement',
      'demandePerdue',
      'demandePrimaire',
      'demandeReportee',
      'notoriete',
      'partMarche',
      'reputation',
      'service',
      'variationDemand',
    ])
  })

  test('contains no coefficient of demand', () => {
    const { criteria } = projectionConditions(aQuarter())
    expect(demandCriteria.filter(name => Object.hasOwn(criteria, name))).toEqual([])
    expect(Object.keys(criteria).length).toBeGreaterThan(60)
  })

  test('counts no customers for a forecast that is not a valid number, and limits a huge one', () => {
    const of = (demand: number) => project({ ...projectionConditions(aQuarter()), ...quiet, demand }).figures
    expect(of(Number.NaN).nombreProduitVendu).toBe(0)
    expect(of(-5).nombreProduitVendu).toBe(0)
    expect(of(1e300).nombreProduitVendu).toBe(of(1e8).nombreProduitVendu)
  })
})

const quiet = { quarterNumber: 1, state: openingState({}), decisions: {} }
