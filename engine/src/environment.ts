import { clamp, mul } from './arithmetic.ts'
import { LEVEL_MAX, LEVEL_MIN } from './catalogue/levels.ts'
import { type MarketType, marketTypes } from './catalogue/market-types.ts'
import type { Phase } from './catalogue/phases.ts'
import { productFields } from './catalogue/product-fields.ts'
import { baseCriteria, type Criteria, effectiveCriteria, type GameEvent } from './criteria-in-force.ts'
import { type DecisionRule, decisionRules } from './decisions-in-force.ts'
import { isNumber, millionths, toEngine } from './human-number.ts'
import { type MarketClock, nextClock, phaseProfile } from './market-clock.ts'

/** The product as set by the game, in human numbers. */
export interface Product {
  readonly typeOfMarket: string
  /** Percent of growth per quarter added to the phase's. */
  readonly evolution: number
  /** Units demanded per company and quarter at index 1. */
  readonly dimension: number
}

/** The strength of customers' reactions, in millionths, after phase and market type have scaled the criteria. */
interface Sensitivities {
  readonly price: number
  readonly advertising: number
  readonly quality: number
  readonly research: number
  readonly service: number
  readonly terms: number
}

/** The conditions that are the same for all companies during the quarter. */
export interface Environment {
  readonly clock: MarketClock
  /** Criteria before events (`k.x` of the model). */
  readonly base: Criteria
  /** Criteria in force (`c.x` of the model). */
  readonly criteria: Criteria
  readonly sensitivities: Sensitivities
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
  readonly previousClock: MarketClock | null
}

/** Planned quarters of a game that does not specify them: default and bounds (model, sections 4 and 12). */
export const ROUNDS_DEFAULT = 8
export const ROUNDS_MIN = 1
export const ROUNDS_MAX = 100

/** Converts the conditions of a quarter to engine integers. */
export function readEnvironment(conditions: Conditions): Environment {
  const { rounds, overrides, phase, product, level, events, previousClock } = conditions
  const base = baseCriteria(overrides)
  const criteria = effectiveCriteria(overrides, events)
  const { evolution, dimension } = productFields
  return {
    clock: nextClock(
      previousClock,
      phase,
      bounded(rounds, ROUNDS_DEFAULT, ROUNDS_MIN, ROUNDS_MAX, 'entier'),
      bounded(product.evolution, evolution.default, evolution.min, evolution.max, 'percent'),
    ),
    base,
    criteria,
    sensitivities: sensitivities(criteria, phase, product.typeOfMarket),
    dimension: bounded(product.dimension, dimension.default, dimension.min, dimension.max, 'entier'),
    rules: decisionRules(readLevel(level), base),
  }
}

/** Returns the level of a game, clamped to its bounds; the highest when it is not a number. */
export function readLevel(level: unknown): number {
  return bounded(level, LEVEL_MAX, LEVEL_MIN, LEVEL_MAX, 'entier')
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

function sensitivities(c: Criteria, phase: Phase, typeOfMarket: string): Sensitivities {
  const stage = phaseProfile(phase).multipliers
  const type = marketType(typeOfMarket).multipliers
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

/** Returns a market type; one that is not in the catalogue behaves like the standard type. */
function marketType(key: string): MarketType {
  const [standard, ...others] = marketTypes
  return others.find(type => type.key === key) ?? (standard as MarketType)
}
