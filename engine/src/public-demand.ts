/**
 * The public demand curve: a coarse forecast of a company's customers, from what everybody may know. It uses average
 * elasticities of published studies, never the coefficients of the game and nothing about rivals but their mean price.
 * It serves a display only and changes no quarter, so it computes with ordinary floating point and rounds at the end.
 */

/** What a company offers its customers in a quarter, as far as the curve looks at it. */
export interface PublicOffer {
  /** Selling price, in centimes (100 to 100 000). */
  price: number
  /** Advertising budget of the quarter, in centimes (0 to 20 000 000). */
  advertising: number
  /** What customers think of the quality, in millionths (50 000 to 1 000 000); see `reputation` in the model, 8.6. */
  reputation: number
}

/** The quarter from which the curve starts: the last one, or the usual situation before the first quarter. */
export interface DemandBasis extends PublicOffer {
  /** The company's customers of that quarter, in units. */
  demand: number
  /** Mean price of the market in that quarter, in centimes; 0 when nobody sold anything. */
  meanPrice: number
}

/** Expected numbers of customers, in units: low ≤ expected ≤ high. */
export interface DemandRange {
  low: number
  expected: number
  high: number
}

/**
 * Price elasticities: the percentage of customers that a company loses when its price rises by 1 % of the mean price of
 * the market. Both ends are averages over several hundred studies: −1.76 (Tellis 1988, The Price Elasticity of
 * Selective Demand) and −2.62 (Bijmolt, van Heerde & Pieters 2005); the expected one is halfway.
 */
const PRICE_ELASTICITIES = { low: 1.76, expected: 2.19, high: 2.62 }

/**
 * Elasticity of advertising in the same quarter: 1 % more budget, 0.12 % more customers (Sethuraman, Tellis & Briesch
 * 2011). Its longer effect (0.24) is left out: it belongs to later quarters.
 */
const ADVERTISING_ELASTICITY = 0.12

/** The share of the usual budget below which a smaller one makes no difference: customers also talk to each other. */
const ADVERTISING_FLOOR = 0.25

/**
 * Elasticity of perceived quality: 1 % better, 0.4 % more customers. A rule of thumb: it is the effect of better
 * customer ratings on sales (0.417, You, Vadakkepatt & Joshi 2015, A Meta-Analysis of Electronic Word-of-Mouth
 * Elasticity), rounded down.
 */
const QUALITY_ELASTICITY = 0.4

/**
 * What rivals and the market may change, as a share of customers in either direction: about what follows when the mean
 * price of the rivals moves by 5 %. A rule of thumb.
 */
const UNCERTAINTY = 0.1

/** The demand that a rounded number of no customers may stand for: without it, no price would bring any back. */
const LEAST_DEMAND = 0.49

/** A number of customers that no market reaches. */
export const DEMAND_MAX = 1_000_000_000

/**
 * Returns the customers to expect for an offer. With the offer of the quarter before, these are the customers of that
 * quarter; they never become more when the price rises. The price works through its distance from the old one, in shares
 * of the market's mean price, so that elasticity grows with the price (Gold & Pray 1984) as in the model's own demand.
 * @param usualAdvertising the default of the advertising budget, in centimes
 */
export function publicDemand(before: DemandBasis, now: PublicOffer, usualAdvertising: number): DemandRange {
  const rise = (now.price - before.price) / (before.meanPrice || before.price || 1)
  const effect = (elasticity: number) => Math.exp(-elasticity * rise)
  const ends = [effect(PRICE_ELASTICITIES.low), effect(PRICE_ELASTICITIES.high)]
  const efforts = advertisingEffect(before, now, usualAdvertising) * qualityEffect(before, now)
  const customers = (factor: number) =>
    Math.min(DEMAND_MAX, Math.round(Math.max(before.demand, LEAST_DEMAND) * efforts * factor))
  return {
    low: customers(Math.min(...ends) * (1 - UNCERTAINTY)),
    expected: customers(effect(PRICE_ELASTICITIES.expected)),
    high: customers(Math.max(...ends) * (1 + UNCERTAINTY)),
  }
}

function advertisingEffect(before: PublicOffer, now: PublicOffer, usual: number): number {
  const floor = Math.max(1, usual * ADVERTISING_FLOOR)
  const ratio = Math.max(now.advertising, floor) / Math.max(before.advertising, floor)
  return ratio ** ADVERTISING_ELASTICITY
}

function qualityEffect(before: PublicOffer, now: PublicOffer): number {
  return (Math.max(1, now.reputation) / Math.max(1, before.reputation)) ** QUALITY_ELASTICITY
}
