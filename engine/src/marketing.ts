import { MU, mul, mulDivRound } from './arithmetic.ts'
import type { Criteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import type { Position } from './position.ts'

/**
 * The smallest number of units on which customers judge service, so that a tiny seller's budget does not look lavish.
 */
const SERVICE_SALES_MIN = 500
/** The highest service effort that counts, four times the reference, in millionths. */
const SERVICE_EFFORT_MAX = 4 * MU
/** The lowest service, in millionths: it never disappears completely. */
const SERVICE_MIN = 50_000

/** The image of a company with customers; each part carries over and follows the effort with delay. */
export interface Image {
  /** Quality as customers perceive it, which follows the real one with delay, millionths. */
  readonly reputation: number
  /** Advertising stock (adstock), centimes. */
  readonly awareness: number
  /** Service, millionths of the reference. */
  readonly service: number
  /** Payment delay offered, millionths of a quarter. */
  readonly paymentDelay: number
}

/** Computes awareness, service and payment terms as customers perceive them this quarter; reputation is given (8.6). */
export function buildImage(opening: Position, reputation: number, d: Decisions, c: Criteria): Image {
  const servedUnits = Math.max(opening.lastSales, SERVICE_SALES_MIN)
  const effort = Math.min(SERVICE_EFFORT_MAX, mulDivRound(d.budgetSAV, MU, servedUnits * c.savReference))
  const service =
    carryOver(opening.service, effort, c.remanenceService) - mul(opening.stockOutRate, c.penaliteRupture)
  return {
    reputation,
    awareness: carryOver(opening.awareness, d.budgetPublicite, c.remanencePub),
    service: Math.max(SERVICE_MIN, service),
    paymentDelay: carryOver(opening.paymentDelay, d.creditT1 + 2 * d.creditT2, c.remanenceCredit),
  }
}

/** Combines a part of the past with the present (Koyck); the part, `remanence`, is in millionths. */
function carryOver(past: number, present: number, remanence: number): number {
  return mul(past, remanence) + mul(present, MU - remanence)
}
