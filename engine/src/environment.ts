import { clamp, MU, mul } from './arithmetic.ts'
import { LEVEL_MAX, LEVEL_MIN } from './catalogue/levels.ts'
import { type MarketType, type MarketTypeKey, marketTypes } from './catalogue/market-types.ts'
import type { Phase } from './catalogue/phases.ts'
import { productFields } from './catalogue/product-fields.ts'
import { baseCriteria, type Criteria, effectiveCriteria, type GameEvent } from './criteria-in-force.ts'
import { type DecisionRule, decisionRules } from './decisions-in-force.ts'
import { isNumber, millionths, toEngine } from './human-number.ts'
import { type MarketClock, nextClock, type PreviousMarket, phaseProfile } from './market-clock.ts'

/** The product as set by the game, in human numbers. */
export interface Product {
  readonly typeOfMarket: string
  /** Percent of growth per quarter added to the phase's. */
  readonly evolution: number
  /** Units demanded per company and quarter at index 1. */
  readonly dimension: number
  /** Segments of the market, 1 or 2; any other value counts as 1. */
  readonly segments?: number
  /** Types of the two segments, when there are two; the single market then has no type of its own. */
  readonly typeSegment1?: string
  readonly typeSegment2?: string
}

/** The strength of customers' reactions, in millionths, after phase and market type have scaled the criteria. */
export interface Sensitivities {
  readonly price: number
  readonly advertising: number
  readonly quality: number
  readonly research: number
  readonly service: number
  readonly terms: number
}

/** A group of customers with the same sensitivities; all segments buy the same product. */
export interface Segment {
  readonly type: MarketTypeKey
  /** Share of the market, millionths. */
  readonly share: number
  readonly sensitivities: Sensitivities
}

/** The conditions that are the same for all companies during the quarter. */
export interface Environment {
  readonly clock: MarketClock
  /** Criteria before events (`k.x` of the model). */
  readonly base: Criteria
  /** Criteria in force (`c.x` of the model). */
  readonly criteria: Criteria
  /** One segment, or two. */
  readonly segments: readonly Segment[]
  /** Relative price of the quarter before, millionths: the whole market answers to it. */
  readonly relativePrice: number
  /** Units demanded per firm at index 1. */
  readonly dimension: number
  readonly rules: readonly DecisionRule[]
}

/** The inputs of an environment, in human numbers. */
export interface Conditions {
  readonly rounds: number
  readonly overrides: Readonly<Record<string, unknown>>
  readonly phase: Phase
  readonly product: Product
  readonly level: number
  readonly events: readonly GameEvent[]
  /** Null in the first quarter of a game. */
  readonly previousMarket: PreviousMarket | null
}

/** The number of segments of a divided market. */
const SEGMENTS_MAX = 2

/** Planned quarters of a game that does not specify them: default and bounds (model, sections 4 and 12). */
export const ROUNDS_DEFAULT = 8
export const ROUNDS_MIN = 1
export const ROUNDS_MAX = 100

/** Converts the conditions of a quarter to engine integers. */
export function readEnvironment(conditions: Conditions): Environment {
  const { rounds, overrides, phase, product, level, events, previousMarket } = conditions
  const base = baseCriteria(overrides)
  const criteria = effectiveCriteria(overrides, events)
  const { evolution, dimension } = readProduct(product)
  return {
    clock: nextClock(previousMarket?.clock ?? null, phase, readRounds(rounds), evolution),
    base,
    criteria,
    segments: segmentsOf(product, phase, criteria),
    relativePrice: previousMarket?.relativePrice ?? MU,
    dimension,
    rules: decisionRules(readLevel(level), base),
  }
}

/** Returns the level of a game, clamped to its bounds; the highest when it is not a number. */
export function readLevel(level: unknown): number {
  return bounded(level, LEVEL_MAX, LEVEL_MIN, LEVEL_MAX, 'entier')
}

/** Returns the planned quarters of a game, clamped to their bounds. */
export const readRounds = (rounds: unknown): number =>
  bounded(rounds, ROUNDS_DEFAULT, ROUNDS_MIN, ROUNDS_MAX, 'entier')

/** Returns the growth of a product per quarter in millionths and its units demanded per firm, clamped to their bounds. */
export function readProduct(product: Pick<Product, 'evolution' | 'dimension'>): {
  evolution: number
  dimension: number
} {
  const { evolution, dimension } = productFields
  return {
    evolution: bounded(product.evolution, evolution.default, evolution.min, evolution.max, 'percent'),
    dimension: bounded(product.dimension, dimension.default, dimension.min, dimension.max, 'entier'),
  }
}

function bounded(
  value: unknown,
  standard: number,
  min: number,
  max: number,
  scale: 'entier' | 'percent',
): number {
  const number = isNumber(value) ? value : standard
  return clamp(toEngine(number, scale), toEngine(min, scale), toEngine(max, scale))
}

/** Returns the segments of the market; the two segments of a divided market share it by `partSegment1`. */
function segmentsOf(product: Product, phase: Phase, c: Criteria): Segment[] {
  if (product.segments !== SEGMENTS_MAX) {
    return [segment(marketType(product.typeOfMarket, productFields.typeOfMarket.default), MU, phase, c)]
  }
  const { typeSegment1, typeSegment2 } = productFields
  return [
    segment(marketType(product.typeSegment1, typeSegment1.default), c.partSegment1, phase, c),
    segment(marketType(product.typeSegment2, typeSegment2.default), MU - c.partSegment1, phase, c),
  ]
}

function segment(type: (typeof marketTypes)[number], share: number, phase: Phase, c: Criteria): Segment {
  return { type: type.key, share, sensitivities: sensitivities(c, phase, type) }
}

function sensitivities(c: Criteria, phase: Phase, { multipliers: type }: MarketType): Sensitivities {
  const stage = phaseProfile(phase).multipliers
  const scaled = (weight: number, ...multipliers: number[]): number =>
    multipliers.reduce((value, multiplier) => mul(value, millionths(multiplier)), weight)
  return {
    price: scaled(c.elasticitePrix, stage.price, type.price),
    advertising: scaled(c.sensPublicite, stage.advertising, type.advertising),
    quality: scaled(c.sensQualite, stage.quality, type.quality),
    research: scaled(c.sensRD, stage.research, type.research),
    service: scaled(c.sensService, type.service),
    terms: scaled(c.sensCredit, type.terms),
  }
}

/** Returns a market type; one that is not in the catalogue behaves like the standard one given. */
function marketType(key: string | undefined, standard: MarketTypeKey): (typeof marketTypes)[number] {
  const typeNamed = (name: string | undefined) => marketTypes.find(type => type.key === name)
  return typeNamed(key) ?? (typeNamed(standard) as (typeof marketTypes)[number])
}
