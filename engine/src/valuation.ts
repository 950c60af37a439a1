import { MU, mul, mulDivRound } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import { NEUTRAL_TRAINING } from './human-resources.ts'
import { OPENING_RECEIVABLES } from './opening.ts'
import type { Position } from './position.ts'

/** A normal stock: this share of sales in millionths, and at least this many units. */
const NORMAL_STOCK_SHARE = 150_000
const NORMAL_STOCK_MIN = 500

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
  readonly intangible: number
  /** At most 0. */
  readonly restoring: number
  /** Either sign. */
  readonly discounting: number
  /** At most 0. */
  readonly excessStock: number
  readonly value: number
}

/** The inputs of the valuation, at closing. */
export interface ValuationInputs {
  readonly equity: number
  readonly intangibles: Intangibles
  readonly openingIntangibles: number
  readonly workers: number
  readonly training: number
  readonly machines: number
  /** Wear before new machines dilute it, in millionths. */
  readonly wear: number
  readonly receivableNext: number
  readonly receivableLater: number
  readonly sales: number
  readonly stock: number
  readonly netStockValue: number
}

/** Computes the corrected net assets, designed so that last-quarter tricks pay little or nothing (model, 8.12). */
export function appraise(inputs: ValuationInputs, c: OwnCriteria): Valuation {
  const { equity, intangibles, workers, machines, wear } = inputs
  const skills = mul(workers * c.valeurFormation, inputs.training - NEUTRAL_TRAINING)
  const { researchCapital, brandCapital, dividendsAccount } = intangibles
  const intangible = mul(
    researchCapital + brandCapital - inputs.openingIntangibles + skills,
    c.partImmateriel,
  )
  const restoring = 0 - mul(machines * c.coutRemiseEnEtat, Math.max(0, wear - c.usureReference))
  const extraCredit =
    inputs.receivableNext -
    OPENING_RECEIVABLES.next +
    2 * (inputs.receivableLater - OPENING_RECEIVABLES.later)
  const discounting = 0 - mul(extraCredit, c.tauxActualisation)
  const excessStock = 0 - excessStockDiscount(inputs, c)
  const value = equity + dividendsAccount + intangible + restoring + discounting + excessStock
  return { equity, dividendsAccount, intangible, restoring, discounting, excessStock, value }
}

/** Returns the discount, in centimes, on units beyond a normal stock, which count for less than they cost. */
function excessStockDiscount({ sales, stock, netStockValue }: ValuationInputs, c: OwnCriteria): number {
  const normal = Math.max(NORMAL_STOCK_MIN, mul(sales, NORMAL_STOCK_SHARE))
  if (stock <= normal) return 0
  return mulDivRound(mul(netStockValue, c.decoteStock), stock - normal, stock)
}
