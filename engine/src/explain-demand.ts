import { apportion, MU, mulDiv, NANO, roundOfProduct, sum } from './arithmetic.ts'
import type { Environment } from './environment.ts'
import { ln } from './logarithm.ts'
import type { AttractionTerms, DemandComponents, SegmentDemand } from './position.ts'

/** The effects that moved primary demand, in units (model, 8.13). */
export interface PrimaryDemandEffects extends AttractionTerms {
  readonly market: number
  /** The effect of rivals, including the bounds of attraction and the integer parts. */
  readonly competition: number
}

/** The effects that moved demand since the previous quarter, in units. */
export interface DemandEffects extends PrimaryDemandEffects {
  /** The effect of rivals' stock-outs. */
  readonly received: number
  readonly total: number
  /** The effects by segment; they add up to those of the company. */
  readonly segments: readonly PrimaryDemandEffects[]
}

const NO_TERMS: AttractionTerms = {
  price: 0,
  advertising: 0,
  quality: 0,
  research: 0,
  service: 0,
  delivery: 0,
  terms: 0,
}

const NO_EFFECTS: PrimaryDemandEffects = { market: 0, ...NO_TERMS, competition: 0 }

/**
 * Returns the basis of comparison of a company's first quarter: the demand of a firm that behaves like the reference.
 */
export function referenceDemandComponents({ dimension, clock, segments }: Environment): DemandComponents {
  const demand = mulDiv(dimension, clock.index, MU)
  let left = demand
  const parts = segments.map(({ share }, index) => {
    const part = index === segments.length - 1 ? left : mulDiv(demand, share, MU)
    left -= part
    const market = ln(Math.max(1, roundOfProduct([dimension, clock.index, share], MU)))
    return { demand: part, market, terms: NO_TERMS }
  })
  return { demand, received: 0, segments: parts }
}

/**
 * Splits the change of primary demand exactly over its causes, segment by segment. When the number of segments has
 * changed nothing can be compared, and the whole change is competition's.
 */
export function explainDemand(now: DemandComponents, before: DemandComponents): DemandEffects {
  const received = now.received - before.received
  const total = now.demand - before.demand + received
  if (now.segments.length !== before.segments.length) {
    const segments = now.segments.map(() => NO_EFFECTS)
    return { ...NO_EFFECTS, competition: now.demand - before.demand, received, total, segments }
  }
  const segments = now.segments.map((segment, index) =>
    explainSegment(segment, before.segments[index] ?? segment),
  )
  const { market, price, advertising, quality, research, service, delivery, terms, competition } =
    segments.reduce(addEffects)
  return {
    market,
    price,
    advertising,
    quality,
    research,
    service,
    delivery,
    terms,
    competition,
    received,
    total,
    segments,
  }
}

function addEffects(one: PrimaryDemandEffects, other: PrimaryDemandEffects): PrimaryDemandEffects {
  return {
    market: one.market + other.market,
    price: one.price + other.price,
    advertising: one.advertising + other.advertising,
    quality: one.quality + other.quality,
    research: one.research + other.research,
    service: one.service + other.service,
    delivery: one.delivery + other.delivery,
    terms: one.terms + other.terms,
    competition: one.competition + other.competition,
  }
}

/**
 * Splits the change of demand in a segment by logarithmic decomposition (LMDI, Ang 2005): each cause gets the change in
 * proportion to its part of the logarithm, and competition gets the rest.
 */
function explainSegment(now: SegmentDemand, before: SegmentDemand): PrimaryDemandEffects {
  const [
    market = 0,
    price = 0,
    advertising = 0,
    quality = 0,
    research = 0,
    service = 0,
    delivery = 0,
    terms = 0,
    competition = 0,
  ] = split(logarithms(now, before), now.demand, before.demand)
  return { market, price, advertising, quality, research, service, delivery, terms, competition }
}

/** Returns the contributions of the market and of the terms to the logarithm of demand, in billionths. */
function logarithms(now: SegmentDemand, before: SegmentDemand): number[] {
  const { terms } = now
  const { terms: old } = before
  return [
    now.market - before.market,
    terms.price - old.price,
    terms.advertising - old.advertising,
    terms.quality - old.quality,
    terms.research - old.research,
    terms.service - old.service,
    terms.delivery - old.delivery,
    terms.terms - old.terms,
  ]
}

/**
 * The value of a billionth of logarithm, as a fraction of units; null when the change has no logarithm: no demand on
 * one side, or a change too small for a billionth.
 */
export function slopeOfDemand(now: number, before: number): { units: number; logs: number } | null {
  if (now < 1 || before < 1) return null
  const logs = lnOfUnits(now) - lnOfUnits(before)
  if (logs !== 0) return { units: now - before, logs }
  return now === before ? { units: now, logs: NANO } : null
}

/** Returns the change in the logarithm of demand, in billionths. */
export function logOfChange(now: number, before: number): number {
  return lnOfUnits(now) - lnOfUnits(before)
}

/** Splits the change in proportion to the logarithms; the last part is the remainder. */
function split(logs: readonly number[], now: number, before: number): number[] {
  const change = now - before
  const slope = slopeOfDemand(now, before)
  if (slope === null) return [...logs.map(() => 0), change]
  const weights = [...logs, logOfChange(now, before) - sum(logs)]
  return apportion(weights, slope.units, slope.logs, change)
}

function lnOfUnits(units: number): number {
  const inMillionths = units * MU
  return ln(Number.isSafeInteger(inMillionths) ? inMillionths : BigInt(units) * BigInt(MU))
}
