import { MU, mulDivRound } from './arithmetic.ts'
import { marketTypes } from './catalogue/market-types.ts'
import { type Phase, phases } from './catalogue/phases.ts'
import { millionths } from './human-number.ts'
import { type MarketClock, nextClock, phaseProfile } from './market-clock.ts'

/**
 * What a new game proposes (model, 4.2). The simulation has no default for these: the forms that create and configure a
 * game fill them in, and show the market that follows from them.
 */

/** A way to give each quarter its phase: one phase throughout, or a sequence that fits any number of quarters. */
export type PhasePlan = Phase | 'croissancePuisMaturite' | 'cycle'

/** The plans that a form offers, the proposed ones first. */
export const phasePlans: readonly PhasePlan[] = [
  'Maturite',
  'croissancePuisMaturite',
  'Lancement',
  'Croissance',
  'Declin',
  'cycle',
]

/** The quarters that are pictured as long as their number is not chosen. */
export const QUARTERS_PROPOSED = 8

/** The coefficients of the four seasons: their mean is 1, and the first quarter reads plainly. */
export const proposedSeasons: readonly number[] = [1, 1.05, 0.9, 1.05]

/** The criteria of the seasons, the first quarter of the year first, and the bounds of their coefficients. */
export const seasonCriteria = ['saisonT1', 'saisonT2', 'saisonT3', 'saisonT4'] as const
export const seasonBounds = { min: 0.2, max: 3 }

/**
 * Returns the coefficient of the season of a quarter, as a game's criteria have it: a calendar that everybody reads. It is
 * 1 where they name none.
 */
export function seasonOfQuarter(criteria: Readonly<Record<string, number>>, quarter: number): number {
  const name = seasonCriteria[(quarter - 1) % seasonCriteria.length]
  return (name === undefined ? undefined : criteria[name]) ?? 1
}

/** The first level at which a second segment is offered. */
export const TWO_SEGMENTS_LEVEL = 3

/** Returns the plan for a level: the first one stays in maturity. */
export const proposedPlan = (level: number): PhasePlan => (level <= 1 ? 'Maturite' : 'croissancePuisMaturite')

/** Returns the phase of each quarter of a game of this length. */
export function plannedPhases(plan: PhasePlan, quarters: number): Phase[] {
  return Array.from({ length: quarters }, (_, index) => phaseAt(plan, index, quarters))
}

function phaseAt(plan: PhasePlan, index: number, quarters: number): Phase {
  switch (plan) {
    case 'croissancePuisMaturite':
      return index < Math.max(Math.floor(quarters / 2), 1) ? 'Croissance' : 'Maturite'
    case 'cycle':
      return phases[Math.floor((index * phases.length) / quarters)]?.key ?? 'Declin'
    default:
      return plan
  }
}

/**
 * Returns the plan that gives these phases; null when they were chosen one by one. In so few quarters that several plans
 * give the same, it is the one with a single phase.
 */
export function planOf(planned: readonly Phase[]): PhasePlan | null {
  const isSame = (plan: PhasePlan) =>
    plannedPhases(plan, planned.length).every((phase, index) => phase === planned[index])
  const singlePhases = phases.map(({ key }) => key)
  return [...singlePhases, ...phasePlans].find(isSame) ?? null
}

/** Returns the phases of a game of this length: the last one stays in force beyond the end of the list. */
export function extendPhases(planned: readonly Phase[], quarters: number): Phase[] {
  const last = planned.at(-1)
  if (last === undefined) return []
  return Array.from({ length: quarters }, (_, index) => planned[index] ?? last)
}

/**
 * Returns the size of the market in each quarter, in percent of the first one: the growth of the phases and of the
 * product, and the seasons. Prices and events, which nobody knows in advance, are left out.
 * @param evolution growth of the product per quarter, in percent
 */
export function marketSizes(
  planned: readonly Phase[],
  seasons: readonly number[],
  evolution: number,
): number[] {
  let clock: MarketClock | null = null
  const sizes: number[] = []
  for (const [index, phase] of planned.entries()) {
    clock = nextClock(clock, phase, planned.length, millionths(evolution / 100))
    sizes.push(mulDivRound(clock.index, millionths(seasons[index % seasons.length] ?? 1), MU))
  }
  const first = sizes[0] ?? 0
  return sizes.map(size => (first === 0 ? 0 : (100 * size) / first))
}

/**
 * Returns by what the simulation multiplies the price elasticity for the customers of a market type in a phase; an
 * unknown type counts as the standard one.
 */
export function priceWeight(typeName: string, phase: Phase): number {
  const type = marketTypes.find(({ key }) => key === typeName) ?? marketTypes[0]
  return (type?.multipliers.price ?? 1) * phaseProfile(phase).multipliers.price
}
