import { apportion, MU, mulDiv, NANO, sum } from './arithmetic.ts'
import type { Environment } from './environment.ts'
import { ln } from './logarithm.ts'
import type { AttractionTerms, DemandMemory } from './position.ts'

/** Why demand moved since the previous quarter, in units (model, 8.13). */
export interface DemandEffects extends AttractionTerms {
  readonly market: number
  /** What rivals did, with the bounds of attraction and the integer parts. */
  readonly competition: number
  /** Rivals' stock-outs. */
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

/** What a company's first quarter is compared with: the demand of a firm that behaves like the reference. */
export function referenceMemory({ dimension, clock }: Environment): DemandMemory {
  return {
    demand: mulDiv(dimension, clock.index, MU),
    received: 0,
    market: ln(Math.max(1, dimension * clock.index)),
    terms: NO_TERMS,
  }
}

/**
 * Splits the change of primary demand exactly over its causes, by logarithmic decomposition (LMDI, Ang 2005): each
 * cause gets the change in proportion to its part of the logarithm, and competition takes what the others leave.
 */
export function explainDemand(now: DemandMemory, before: DemandMemory): DemandEffects {
  const change = now.demand - before.demand
  const termsBefore = termList(before.terms)
  const logs = [
    now.market - before.market,
    ...termList(now.terms).map((term, k) => term - (termsBefore[k] ?? 0)),
  ]
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
  ] = split(change, logs, now.demand, before.demand)
  const received = now.received - before.received
  const effects = {
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
  }
  return { ...effects, total: sum(Object.values(effects)) }
}

function termList(terms: AttractionTerms): number[] {
  const { price, advertising, quality, research, service, delivery, terms: paymentTerms } = terms
  return [price, advertising, quality, research, service, delivery, paymentTerms]
}

function split(change: number, logs: readonly number[], now: number, before: number): number[] {
  if (now < 1 || before < 1) return [...logs.map(() => 0), change]
  const total = ln(BigInt(now) * BigInt(MU)) - ln(BigInt(before) * BigInt(MU))
  const weights = [...logs, total - sum(logs)]
  return total === 0 ? apportion(weights, now, NANO, 0) : apportion(weights, change, total, change)
}
