import { floorOfProduct, MU, MU2, mulDiv } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { limit, type Orders } from './decisions-in-force.ts'
import type { Position } from './position.ts'

/** Workers or machines any company can add in a quarter, however small it is. */
const GROWTH_MINIMUM = 5

/**
 * Returns how many workers or machines a company that has `present` of them can add in a quarter (model, section 6).
 */
export function growthAllowance(present: number, c: OwnCriteria): number {
  return GROWTH_MINIMUM + mulDiv(present, c.croissanceMax, MU)
}

/** The staff of this quarter. */
export interface Staff {
  readonly resignations: number
  readonly workers: number
}

/**
 * Applies resignations, lay-offs and hirings, in that order: low morale makes workers leave (model, 8.3). At the
 * extremes of the two resignation criteria more workers resign than are present, and the limit on lay-offs is negative.
 * The model's formulas are applied literally, and the staff then consists of those hired.
 */
export function settleStaff(opening: Position, orders: Orders, c: OwnCriteria): Staff {
  const { workers, morale } = opening
  const resignations = floorOfProduct([workers, Math.max(0, c.seuilDemission - morale), c.tauxDemission], MU2)
  limit(orders, 'licenciements', workers - resignations)
  limit(orders, 'embauches', growthAllowance(workers, c))
  const { licenciements, embauches } = orders.values
  return { resignations, workers: workers - resignations - licenciements + embauches }
}
