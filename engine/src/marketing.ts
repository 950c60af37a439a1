import { MU, mul, mulDivRound } from './arithmetic.ts'
import type { Criteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import type { Position } from './position.ts'

/** Customers judge service on at least this many units, so that a tiny seller's budget does not look lavish. */
const SERVICE_SALES_MIN = 500
/** Service effort counts up to four times the reference, millionths. */
const SERVICE_EFFORT_MAX = 4 * MU
/** Service never disappears completely, millionths. */
const SERVICE_MIN = 50_000

/** What customers remember of a company: each image carries over and follows the effort with delay. */
export interface Image {
  /** What customers believe of quality, which follows it with delay, millionths. */
  readonly reputation: number
  /** Advertising stock (adstock), centimes. */
  readonly awareness: number
  /** Service, millionths of the reference. */
  readonly service: number
  /** Payment delay offered, millionths of a quarter. */
  readonly paymentDelay: number
}

/** Reputation, awareness, service and payment terms as customers perceive them this quarter (model, 8.6). */
export function buildImage(
  opening: Position,
  made: { readonly produced: number; readonly quality: number },
  d: Decisions,
  c: Criteria,
): Image {
  const servedUnits = Math.max(opening.lastSales, SERVICE_SALES_MIN)
  const effort = Math.min(SERVICE_EFFORT_MAX, mulDivRound(d.budgetSAV, MU, servedUnits * c.savReference))
  const service =
    carryOver(opening.service, effort, c.remanenceService) - mul(opening.stockOutRate, c.penaliteRupture)
  const learned = made.produced > 0 ? mul(made.quality - opening.reputation, MU - c.remanenceQualite) : 0
  return {
    reputation: opening.reputation + learned,
    awareness: carryOver(opening.awareness, d.budgetPublicite, c.remanencePub),
    service: Math.max(SERVICE_MIN, service),
    paymentDelay: carryOver(opening.paymentDelay, d.creditT1 + 2 * d.creditT2, c.remanenceCredit),
  }
}

/** Part of the past stays, the rest follows the present (Koyck). */
function carryOver(past: number, present: number, remanence: number): number {
  return mul(past, remanence) + mul(present, MU - remanence)
}
