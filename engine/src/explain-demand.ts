import { apportion, MU, mulDiv, NANO, sum } from './arithmetic.ts'
import type { Environment } from './environment.ts'
import { ln } from './logarithm.ts'
import type { AttractionTerms, DemandComponents } from './position.ts'

/** The effects that moved demand since the previous quarter, in units (model, 8.13). */
export interface DemandEffects extends AttractionTerms {
  readonly market: number
  /** The effect of rivals, including the bounds of attraction and the integer parts. */
  readonly competition: number
  /** The effect of rivals' stock-outs. */
  readonly received: number
  readonly total: number
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

/**
 * Returns the basis of comparison of a company's first quarter: the demand of a firm that behaves like the reference.
 */
export function referenceDemandComponents({ dimension, clock }: Environment): DemandComponents {
  return {
    demand: mulDiv(dimension, clock.index, MU),
    received: 0,
    market: ln(Math.max(1, dimension * clock.index)),
    terms: NO_TERMS,
  }
}

/**
 * Splits the change of primary demand exactly over its causes, by logarithmic decomposition (LMDI, Ang 2005): each
 * cause gets the change in proportion to its part of the logarithm, and competition gets the rest.
 */
export function explainDemand(now: DemandComponents, before: DemandComponents): DemandEffects {
  const change = now.demand - before.demand
  const received = now.received - before.received
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
  ] = split(change, logarithms(now, before), now.demand, before.demand)
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
    total:
      market + price + advertising + quality + research + service + delivery + terms + competition + received,
  }
}

/** Returns the contributions of the market and of the terms to the logarithm of demand, in billionths. */
function logarithms(now: DemandComponents, before: DemandComponents): number[] {
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

/** Splits a change in proportion to the logarithms; the last part is the remainder. */
function split(change: number, logs: readonly number[], now: number, before: number): number[] {
  if (now < 1 || before < 1) return [...logs.map(() => 0), change]
  const total = lnOfUnits(now) - lnOfUnits(before)
  const weights = [...logs, total - sum(logs)]
  return total === 0 ? apportion(weights, now, NANO, 0) : apportion(weights, change, total, change)
}

function lnOfUnits(units: number): number {
  const inMillionths = units * MU
  return ln(Number.isSafeInteger(inMillionths) ? inMillionths : BigInt(units) * BigInt(MU))
}
