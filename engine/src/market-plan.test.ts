import { describe, expect, test } from 'vitest'
import { criteria, phases } from './index.ts'
import {
  extendPhases,
  marketSizes,
  phasePlans,
  plannedPhases,
  planOf,
  priceWeight,
  proposedPlan,
  proposedSeasons,
  seasonBounds,
  seasonCriteria,
} from './market-plan.ts'

describe('the plan of the phases of a new game', () => {
  test('is maturity at the first level, and growth then maturity at the others', () => {
    expect([1, 2, 3, 4].map(proposedPlan)).toEqual([
      'Maturite',
      'croissancePuisMaturite',
      'croissancePuisMaturite',
      'croissancePuisMaturite',
    ])
  })

  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [8, 4],
    [9, 4],
  ])('of %i quarters has %i of growth before maturity', (quarters, growth) => {
    const planned = plannedPhases('croissancePuisMaturite', quarters)
    expect(planned).toHaveLength(quarters)
    expect(planned.filter(phase => phase === 'Croissance')).toHaveLength(growth)
    expect(planned.slice(growth).every(phase => phase === 'Maturite')).toBe(true)
  })

  test('shares the quarters among the four phases of the whole life cycle, in order', () => {
    const [launch, growth, maturity, decline] = phases.map(({ key }) => key)
    expect(plannedPhases('cycle', 4)).toEqual([launch, growth, maturity, decline])
    expect(plannedPhases('cycle', 6)).toEqual([launch, launch, growth, maturity, maturity, decline])
    expect(plannedPhases('cycle', 2)).toEqual([launch, maturity])
  })

  test('is recognised at every length at which it differs from the others', () => {
    for (const plan of phasePlans)
      for (const quarters of [4, 8, 12, 100]) expect(planOf(plannedPhases(plan, quarters))).toBe(plan)
    expect(planOf(['Maturite', 'Declin', 'Maturite'])).toBeNull()
    expect(planOf(['Croissance'])).toBe('Croissance')
  })

  test('keeps its last phase in a longer game, and is cut in a shorter one', () => {
    expect(extendPhases(['Croissance', 'Declin'], 4)).toEqual(['Croissance', 'Declin', 'Declin', 'Declin'])
    expect(extendPhases(['Croissance', 'Declin'], 1)).toEqual(['Croissance'])
    expect(extendPhases([], 3)).toEqual([])
  })
})

describe('the market that a plan gives', () => {
  test('starts at 100 and grows as the clock of the quarters does', () => {
    // Growth of 9 % − 5 % · 1/3, then 0.01 in the first quarter of maturity.
    expect(marketSizes(['Croissance', 'Croissance', 'Maturite', 'Maturite'], [1], 0)).toEqual([
      100,
      expect.closeTo(107.3333, 3),
      expect.closeTo(108.4067, 3),
      expect.closeTo(108.7681, 3),
    ])
  })

  test('follows the seasons of each year and the growth of the product', () => {
    const sizes = marketSizes(plannedPhases('Maturite', 5), proposedSeasons, 0)
    const plain = marketSizes(plannedPhases('Maturite', 5), [1, 1, 1, 1], 0)
    const ratios = sizes.map((size, index) => size / (plain[index] ?? 1))
    for (const [index, season] of [...proposedSeasons, 1].entries())
      expect(ratios[index]).toBeCloseTo(season, 5)
    expect(marketSizes(plannedPhases('Maturite', 2), [1], 10)[1]).toBeCloseTo(109, 5)
  })

  test('is empty without quarters', () => {
    expect(marketSizes([], proposedSeasons, 0)).toEqual([])
  })

  test('has seasons whose mean is 1', () => {
    expect(proposedSeasons.reduce((sum, season) => sum + season, 0)).toBe(4)
  })
})

test('the coefficient of each season has the bounds of its criterion', () => {
  for (const season of seasonCriteria)
    expect(criteria.find(({ name }) => name === season)).toMatchObject(seasonBounds)
})

test('the price counts most in mass consumption and late phases', () => {
  expect(priceWeight('standard', 'Maturite')).toBeCloseTo(1.15, 6)
  expect(priceWeight('luxe', 'Lancement')).toBeCloseTo(0.525, 6)
  expect(priceWeight('grandeConsommation', 'Maturite')).toBeCloseTo(1.38, 6)
  expect(priceWeight('unknown', 'Croissance')).toBe(priceWeight('standard', 'Croissance'))
})
