import type { Game, MarketTypeName, PhaseName } from '@trimestre/contract/games'
import {
  extendPhases,
  type PhasePlan,
  phasePlans,
  plannedPhases,
  planOf,
  proposedPlan,
  proposedSeasons,
  QUARTERS_PROPOSED,
  seasonBounds,
  TWO_SEGMENTS_LEVEL,
} from '@trimestre/engine/market-plan'

/** How the phases of a game are chosen: as its level suggests, by a plan of the product, or one by one. */
export type PlanChoice = 'proposed' | PhasePlan | 'hand'

/** The market of a game in a form. */
export type MarketSettings = {
  plan: PlanChoice
  /** The phase of each quarter when they are chosen one by one. */
  phases: PhaseName[]
  segments: '1' | '2'
  typeSegment1: MarketTypeName
  typeSegment2: MarketTypeName
  /** The coefficients of the four seasons, which only a new game sets; null when a field is empty. */
  seasons: (number | null)[]
}

export const newMarket: MarketSettings = {
  plan: 'proposed',
  phases: [],
  segments: '1',
  typeSegment1: 'grandeConsommation',
  typeSegment2: 'luxe',
  seasons: [...proposedSeasons],
}

type MarketGame = Pick<
  Game,
  | 'phase'
  | 'phasePlan'
  | 'nbTurns'
  | 'levelGame'
  | 'segments'
  | 'typeSegment1'
  | 'typeSegment2'
  | 'currentTrimestre'
>

/** Returns the settings of a game; one without a level and a plan gets what its level will suggest. */
export function marketOf(game: MarketGame): MarketSettings {
  const phases = phasesOfGame(game)
  return {
    ...newMarket,
    plan: isPlanOpen(game) ? 'proposed' : (planOf(phases) ?? 'hand'),
    phases,
    segments: game.segments === 2 ? '2' : '1',
    typeSegment1: game.typeSegment1,
    typeSegment2: game.typeSegment2,
  }
}

const isPlanOpen = ({ phasePlan, levelGame, currentTrimestre }: MarketGame): boolean =>
  phasePlan === null && levelGame === null && currentTrimestre === 1

const phasesOfGame = ({ phase, phasePlan, nbTurns }: MarketGame): PhaseName[] =>
  extendPhases(phasePlan ?? [phase], nbTurns ?? phasePlan?.length ?? QUARTERS_PROPOSED)

/** Returns the phases of the quarters that have passed, which no plan changes. */
export const pastPhases = (game: MarketGame): PhaseName[] =>
  extendPhases(game.phasePlan ?? [game.phase], game.currentTrimestre - 1)

/** The length and the level of a game; null as long as they are not chosen. */
export type Shape = { quarters: number | null; level: number | null; past: readonly PhaseName[] }

/** Returns the phase of each quarter: those that have passed as they were, then those that the plan gives. */
export function phasesOf({ plan, phases }: MarketSettings, { quarters, level, past }: Shape): PhaseName[] {
  const count = Math.min(Math.max(quarters ?? QUARTERS_PROPOSED, 1), quartersShown)
  const chosen = plan === 'proposed' ? proposedPlan(level ?? TWO_SEGMENTS_LEVEL) : plan
  const planned = chosen === 'hand' ? extendPhases(phases, count) : plannedPhases(chosen, count)
  return planned.map((phase, index) => past[index] ?? phase)
}

/** The bound of the contract, so that a number which is being typed does not draw thousands of quarters. */
const quartersShown = 100

/** Returns the settings after the phase of one quarter was chosen. */
export function withPhase(
  market: MarketSettings,
  shape: Shape,
  index: number,
  phase: PhaseName,
): MarketSettings {
  return { ...market, plan: 'hand', phases: phasesOf(market, shape).with(index, phase) }
}

/** Returns the plans that a form offers; the proposal only where it was not replaced yet. */
export const planChoices = (isProposalOpen: boolean): PlanChoice[] => [
  ...(isProposalOpen ? (['proposed'] as const) : []),
  ...phasePlans,
  'hand',
]

/** Whether two segments are offered: from a level on, and in a game that has them. */
export const areSegmentsOffered = ({ segments }: MarketSettings, level: number | null): boolean =>
  segments === '2' || level === null || level >= TWO_SEGMENTS_LEVEL

/** Maps the fields of the request to the field of a form that holds the market. */
export const marketFieldNames = {
  phase: 'market',
  phasePlan: 'market',
  segments: 'market',
  typeSegment1: 'market',
  typeSegment2: 'market',
  seasons: 'market',
} as const

/** Returns the length and the level of a game that a form does not change. */
export const shapeOf = (game: MarketGame | undefined): Shape => ({
  quarters: game?.nbTurns ?? null,
  level: game?.levelGame ?? null,
  past: game ? pastPhases(game) : [],
})

/**
 * Returns the fields of the request. It has no plan where one is only proposed, which is left to the user who chooses
 * the level, or where a game that began without a plan stays in its phase.
 */
export function marketBody(market: MarketSettings, shape: Shape, game?: MarketGame) {
  const { plan, segments, typeSegment1, typeSegment2 } = market
  const phasePlan = phasesOf(market, shape)
  const phase = phasePlan[shape.past.length] ?? phasePlan.at(-1)
  const isLeftOpen = plan === 'proposed' && shape.level === null
  const isUnplanned = game !== undefined && !arePastPhasesKnown(game) && plan === game.phase
  const planned = isLeftOpen || isUnplanned ? { phase } : { phase, phasePlan }
  return { ...planned, segments: Number(segments), typeSegment1, typeSegment2 }
}

/** Whether the phases of the quarters that have passed are known: a game that began without a plan recorded none. */
const arePastPhasesKnown = ({ phasePlan, currentTrimestre }: MarketGame): boolean =>
  phasePlan !== null || currentTrimestre === 1

/** Returns the first quarter of a game whose phase is known. */
export const firstKnownQuarter = (game: MarketGame | undefined): number =>
  game === undefined || arePastPhasesKnown(game) ? 1 : game.currentTrimestre

export const areSeasonsValid = ({ seasons }: MarketSettings): boolean =>
  seasons.every(season => season !== null && season >= seasonBounds.min && season <= seasonBounds.max)

/** Returns the seasons for the request of a new game. */
export const seasonsOf = ({ seasons }: MarketSettings): number[] => seasons.map(season => season ?? 1)
