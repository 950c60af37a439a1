import {
  clamp,
  floorDivBig,
  MU,
  mulDiv,
  mulDivRound,
  roundDiv,
  roundDivBig,
  roundOfProduct,
  sum,
  toStored,
} from './arithmetic.ts'
import type { Criteria } from './criteria-in-force.ts'
import type { Environment } from './environment.ts'
import { exp, ln } from './logarithm.ts'
import type { MarketClock } from './market-clock.ts'
import { type OpenFirm, spillOver } from './spill-over.ts'

/** Billionths of attraction per millionth of a firm. */
const NANO_PER_MU = 1000
/** The number of quarters after which the seasons repeat. */
const SEASONS = 4

/** The offer of a company to the market. */
export interface Offer {
  /** Weight of the company for customers sent away by rivals, billionths. */
  readonly attraction: number
  /** Attraction in each segment, billionths. */
  readonly attractions: readonly number[]
  /** Centimes. */
  readonly price: number
  /** Own goods for sale, units. */
  readonly available: number
  /** Goods that it may buy for resale to customers whom it cannot serve, units. */
  readonly resaleMax: number
}

/** The outcome of the market for a company, in units except the share. */
export interface Outcome {
  /** Demand won by its own attraction. */
  readonly primaryDemand: number
  /** The same demand by segment. */
  readonly segmentDemands: readonly number[]
  /** Demand that it could not serve. */
  readonly unsatisfied: number
  /** Part of the unsatisfied demand that is lost to everybody. */
  readonly lost: number
  readonly resale: number
  /** Customers received from rivals' stock-outs. */
  readonly received: number
  readonly sales: number
  /** Share of all sales, reference competitor included, millionths. */
  readonly share: number
}

/** The market of a company as its own books record it, in units: total demand and sales. */
export interface Trade {
  readonly demand: number
  readonly sales: number
  /** Part of the sales made with goods bought for resale. */
  readonly resale: number
  readonly unsatisfied: number
}

/** Returns the trade of a company for a given number of customers, without rivals. */
export function tradeFor(demand: number, goods: Pick<Offer, 'available' | 'resaleMax'>): Trade {
  const { direct, resale, unsatisfied } = serveOwn(demand, goods)
  return { demand, sales: direct + resale, resale, unsatisfied }
}

/** The market of the quarter as a whole. */
export interface MarketSummary {
  readonly totalDemand: number
  readonly referenceDemand: number
  readonly referenceSales: number
  readonly totalSales: number
  readonly lostDemand: number
  readonly transferred: number
  /** Mean price in centimes; 0 when nobody sells. */
  readonly meanPrice: number
  readonly companies: number
  /** Weight of the reference competitor, millionths of a firm. */
  readonly virtualFirms: number
  readonly referenceAttraction: number
  /** Logarithm of demand per firm, billionths. */
  readonly logDemandPerFirm: number
  /** Response of the whole market to the relative price of the quarter before, millionths. */
  readonly priceResponse: number
  /** Sales-weighted mean price of the quarter over the reference price, millionths. */
  readonly relativePrice: number
  readonly segments: readonly SegmentSummary[]
}

/** A segment of the market as a whole, in units. */
export interface SegmentSummary {
  readonly demand: number
  readonly referenceDemand: number
  /** Logarithm of the segment's demand per firm, billionths. */
  readonly logDemandPerFirm: number
}

/** Returns the reference competitor: weight in millionths of a firm, and attraction in billionths. */
export function referenceCompetitor(companies: number, c: Criteria): { firms: number; attraction: number } {
  const firms = Math.max(companies * c.poidsReference, (c.concurrenceMin - companies) * MU)
  return { firms, attraction: mulDivRound(c.attractiviteReference, firms, NANO_PER_MU) }
}

/** Returns the coefficient of the season, in millionths. */
export function seasonOf({ quarterNumber }: MarketClock, c: Criteria): number {
  const seasons = [c.saisonT1, c.saisonT2, c.saisonT3, c.saisonT4]
  return seasons[(quarterNumber - 1) % SEASONS] ?? MU
}

/** Bounds of the market's response to its prices, and of the relative price that it remembers, in millionths. */
const RESPONSE_MIN = 500_000
const RESPONSE_MAX = 1_500_000
const RELATIVE_PRICE_MIN = 100_000
const RELATIVE_PRICE_MAX = 5_000_000

/**
 * Returns the response of the whole market to the relative price of the quarter before, in millionths: all firms
 * raising their prices lose customers to other products (Gold & Pray 1984; model, 8.8).
 */
export function priceResponse({ criteria: c, relativePrice }: Environment): number {
  const response = exp(mulDivRound(c.elasticiteMarche, MU - relativePrice, NANO_PER_MU))
  return clamp(roundDiv(response, NANO_PER_MU), RESPONSE_MIN, RESPONSE_MAX)
}

/** Returns the total demand of the quarter, in units. */
function marketSize(firms: number, environment: Environment): number {
  const { criteria: c, clock, dimension } = environment
  const ratios = [clock.index, c.coefDemande, seasonOf(clock, c), priceResponse(environment)]
  const units = [firms, dimension, ...ratios].reduce((product, factor) => product * BigInt(factor), 1n)
  return toStored(floorDivBig(units, BigInt(MU) ** BigInt(ratios.length + 1)))
}

/** Returns the demand of each segment, in units; the last one takes what the others leave. */
function divide(totalDemand: number, segments: Environment['segments']): number[] {
  let left = totalDemand
  return segments.map(({ share }, index) => {
    const part = index === segments.length - 1 ? left : mulDiv(totalDemand, share, MU)
    left -= part
    return part
  })
}

/**
 * Clears the market: each company first serves the customers that it attracts, then those sent away by rivals'
 * stock-outs (model, 8.8).
 */
export function clearMarket(
  offers: readonly Offer[],
  environment: Environment,
): { summary: MarketSummary; outcomes: Outcome[] } {
  const { criteria: c } = environment
  const reference = referenceCompetitor(offers.length, c)
  const firms = offers.length * MU + reference.firms
  const totalDemand = marketSize(firms, environment)
  const segments = divide(totalDemand, environment.segments).map((demand, segment) =>
    allocate(demand, segment, offers, reference.attraction),
  )
  const served = offers.map((offer, index) =>
    serve(
      offer,
      segments.map(({ demands }) => demands[index] ?? 0),
      c,
    ),
  )
  const transferred = sum(served.map(({ unsatisfied, lost }) => unsatisfied - lost))
  receive(transferred, offers, served, reference.attraction)
  const referenceDemand = totalDemand - sum(served.map(({ demand }) => demand))
  const referenceSales = referenceDemand + transferred - sum(served.map(({ received }) => received))
  const totalSales = sum(served.map(salesOf)) + referenceSales
  const outcomes = served.map(one => outcomeOf(one, totalSales))
  const summary = {
    totalDemand,
    referenceDemand,
    referenceSales,
    totalSales,
    lostDemand: sum(served.map(({ lost }) => lost)),
    transferred,
    meanPrice: meanPrice(offers, outcomes),
    companies: offers.length,
    virtualFirms: reference.firms,
    referenceAttraction: reference.attraction,
    logDemandPerFirm: logPerFirm(totalDemand, firms),
    priceResponse: priceResponse(environment),
    relativePrice: relativePrice(offers, outcomes, referenceSales, c.prixReference),
    segments: segments.map(({ demand, demands }) => ({
      demand,
      referenceDemand: demand - sum(demands),
      logDemandPerFirm: logPerFirm(demand, firms),
    })),
  }
  return { summary, outcomes }
}

/** Returns the logarithm of demand per firm, in billionths. */
function logPerFirm(demand: number, firms: number): number {
  return ln(Math.max(1, roundOfProduct([demand, MU, MU], firms)))
}

/** The demand of a segment, in units, and the primary demand of each company in it. */
interface Allocation {
  readonly demand: number
  readonly demands: readonly number[]
}

/** Shares a segment's demand in proportion to attraction; the reference competitor takes the units left over. */
function allocate(
  demand: number,
  segment: number,
  offers: readonly Offer[],
  referenceAttraction: number,
): Allocation {
  const attractions = offers.map(offer => offer.attractions[segment] ?? 0)
  const total = sum(attractions) + referenceAttraction
  return { demand, demands: attractions.map(attraction => mulDiv(demand, attraction, total)) }
}

/**
 * Returns the mean price of all sales over the reference price, in millionths: the reference competitor sells at the
 * reference price. It is 1 when nothing is sold.
 */
function relativePrice(
  offers: readonly Offer[],
  outcomes: readonly Outcome[],
  referenceSales: number,
  referencePrice: number,
): number {
  let revenue = BigInt(referenceSales) * BigInt(referencePrice)
  let units = BigInt(referenceSales)
  offers.forEach(({ price }, index) => {
    const sales = BigInt(outcomes[index]?.sales ?? 0)
    revenue += sales * BigInt(price)
    units += sales
  })
  if (units === 0n) return MU
  const relative = roundDivBig(revenue * BigInt(MU), units * BigInt(referencePrice))
  return clamp(toStored(relative), RELATIVE_PRICE_MIN, RELATIVE_PRICE_MAX)
}

interface Served {
  readonly demand: number
  readonly segmentDemands: readonly number[]
  readonly direct: number
  readonly resale: number
  readonly unsatisfied: number
  readonly lost: number
  /** Customers received from rivals, set once their stock-outs are known. */
  received: number
}

function salesOf({ direct, resale, received }: Served): number {
  return direct + resale + received
}

function outcomeOf(served: Served, totalSales: number): Outcome {
  const { demand, segmentDemands, unsatisfied, lost, resale, received } = served
  const sales = salesOf(served)
  const share = totalSales === 0 ? 0 : mulDivRound(sales, MU, totalSales)
  return { primaryDemand: demand, segmentDemands, unsatisfied, lost, resale, received, sales, share }
}

/** Serves a company's customers from its own goods, then from goods bought for resale. */
function serveOwn(
  demand: number,
  goods: Pick<Offer, 'available' | 'resaleMax'>,
): Omit<Served, 'segmentDemands' | 'lost' | 'received'> {
  const direct = Math.min(demand, goods.available)
  const short = demand - direct
  const resale = Math.min(short, goods.resaleMax)
  return { demand, direct, resale, unsatisfied: short - resale }
}

/**
 * Serves a company's demand. In an ordinary stock-out some customers give up for good; in an absurd one nearly all go
 * to competitors, so that it cannot destroy the market.
 */
function serve(offer: Offer, segmentDemands: readonly number[], c: Criteria): Served {
  const demand = sum(segmentDemands)
  const { direct, resale, unsatisfied } = serveOwn(demand, offer)
  const ordinary = Math.min(unsatisfied, mulDiv(offer.available, c.seuilExces, MU))
  const lost = mulDiv(ordinary, MU - c.tauxReport, MU)
  return { demand, segmentDemands, direct, resale, unsatisfied, lost, received: 0 }
}

/** Distributes the customers sent away over the companies that still have goods. */
function receive(
  pool: number,
  offers: readonly Offer[],
  served: readonly Served[],
  referenceAttraction: number,
): void {
  if (pool === 0) return
  const open: (OpenFirm & { served: Served })[] = []
  served.forEach((one, index) => {
    const { attraction = 0, available = 0 } = offers[index] ?? {}
    const room = available - one.direct
    if (room > 0) open.push({ attraction, room, served: one })
  })
  const shares = spillOver(pool, open, referenceAttraction)
  open.forEach((firm, position) => {
    firm.served.received = shares[position] ?? 0
  })
}

function meanPrice(offers: readonly Offer[], outcomes: readonly Outcome[]): number {
  const prices = offers.filter((_, index) => (outcomes[index]?.sales ?? 0) > 0).map(offer => offer.price)
  return prices.length === 0 ? 0 : roundDiv(sum(prices), prices.length)
}
