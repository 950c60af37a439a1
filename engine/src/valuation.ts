import { MU, mul, mulDivRound } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import { NEUTRAL_MORALE, NEUTRAL_TRAINING } from './human-resources.ts'
import { OPENING_RECEIVABLES } from './opening.ts'
import type { Position } from './position.ts'

/** A normal stock: this share of sales in millionths, and at least this many units. */
const NORMAL_STOCK_SHARE = 150_000
const NORMAL_STOCK_MIN = 500
/** The reputation that adds nothing to the value, in millionths. */
const NEUTRAL_REPUTATION = 500_000
/** Hirings that replacing an unhappy worker takes. */
const REPLACEMENTS_PER_WORKER = 2

/** Capital that does not appear in the books, in centimes. */
export interface Intangibles {
  readonly researchCapital: number
  readonly brandCapital: number
  /** Dividends paid, with the return that shareholders expect. */
  readonly dividendsAccount: number
}

/**
 * Ages the intangibles: research becomes obsolete, the brand is forgotten, dividends earn a return. This quarter's
 * spending is added.
 */
export function ageIntangibles(opening: Position, d: Decisions, c: OwnCriteria): Intangibles {
  const { dividendsAccount } = opening
  return {
    researchCapital: mul(opening.researchCapital, MU - c.obsolescenceRD) + d.budgetRD,
    brandCapital: mul(opening.brandCapital, c.remanencePub) + d.budgetPublicite,
    dividendsAccount: dividendsAccount + mul(dividendsAccount, c.tauxActionnaire) + d.dividende,
  }
}

/** The net value of a company and its parts, centimes; the parts add up to the value. */
export interface Valuation {
  readonly equity: number
  readonly dividendsAccount: number
  /** Research, brand and skills beyond those of the opening. */
  readonly intangible: number
  /** What the reputation of the products adds to the revenue of the quarter. */
  readonly reputation: number
  /** At most 0: an unhappy staff will have to be replaced. */
  readonly climate: number
  /** At most 0. */
  readonly restoring: number
  /** Either sign. */
  readonly discounting: number
  /** At most 0. */
  readonly excessStock: number
  readonly value: number
}

/** The inputs of the valuation, at closing; amounts in centimes, ratios in millionths, quantities in units. */
export interface ValuationInputs {
  readonly equity: number
  readonly intangibles: Intangibles
  readonly openingResearch: number
  readonly openingBrand: number
  readonly revenue: number
  readonly reputation: number
  readonly workers: number
  readonly training: number
  readonly morale: number
  readonly machines: number
  readonly openingWear: number
  /** Wear at closing, before new machines dilute it. */
  readonly wear: number
  readonly receivableNext: number
  readonly receivableLater: number
  readonly sales: number
  readonly stock: number
  readonly netStockValue: number
}

/** Computes the corrected net assets, designed so that last-quarter tricks pay little or nothing (model, 8.12). */
export function appraise(inputs: ValuationInputs, c: OwnCriteria): Valuation {
  const { equity, workers } = inputs
  const { dividendsAccount } = inputs.intangibles
  const intangible = intangibleValue(inputs, c)
  const reputation = mul(mul(inputs.revenue, inputs.reputation - NEUTRAL_REPUTATION), c.valeurReputation)
  const replacements = REPLACEMENTS_PER_WORKER * workers * c.coutEmbauche
  const climate = mul(replacements, Math.min(0, inputs.morale - NEUTRAL_MORALE))
  const restoring = 0 - restoringCost(inputs, c)
  const extraCredit =
    inputs.receivableNext -
    OPENING_RECEIVABLES.next +
    2 * (inputs.receivableLater - OPENING_RECEIVABLES.later)
  const discounting = 0 - mul(extraCredit, c.tauxActualisation)
  const excessStock = 0 - excessStockDiscount(inputs, c)
  const value =
    equity + dividendsAccount + intangible + reputation + climate + restoring + discounting + excessStock
  return {
    equity,
    dividendsAccount,
    intangible,
    reputation,
    climate,
    restoring,
    discounting,
    excessStock,
    value,
  }
}

/**
 * Returns the value of research, brand and skills beyond those of the opening, in centimes. The brand counts after its
 * carry-over: what it will still bring.
 */
function intangibleValue(inputs: ValuationInputs, c: OwnCriteria): number {
  const { researchCapital, brandCapital } = inputs.intangibles
  const research = mul(researchCapital - inputs.openingResearch, c.partRD)
  const brand = mul(brandCapital - inputs.openingBrand, c.remanencePub)
  const skills = mul(inputs.workers * c.valeurFormation, inputs.training - NEUTRAL_TRAINING)
  return research + mul(brand + skills, c.partImmateriel)
}

/** Returns the cost of restoring the machines: wear above the reference, and below it what the quarter has added. */
function restoringCost({ machines, openingWear, wear }: ValuationInputs, c: OwnCriteria): number {
  const tolerated = Math.min(c.usureReference, openingWear)
  return mul(machines * c.coutRemiseEnEtat, Math.max(0, wear - tolerated))
}

/** Returns the discount, in centimes, on units beyond a normal stock, which count for less than they cost. */
function excessStockDiscount({ sales, stock, netStockValue }: ValuationInputs, c: OwnCriteria): number {
  const normal = Math.max(NORMAL_STOCK_MIN, mul(sales, NORMAL_STOCK_SHARE))
  if (stock <= normal) return 0
  return mulDivRound(mul(netStockValue, c.decoteStock), stock - normal, stock)
}
