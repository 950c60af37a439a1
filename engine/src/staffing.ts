import { floorOfProduct, MU, MU2, mulDiv } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { limit, type Orders } from './decisions-in-force.ts'
import type { Position } from './position.ts'

/** Workers or machines any company can add in a quarter, however small it is. */
const GROWTH_MINIMUM = 5

/** How many workers or machines a company that has `present` of them can add in a quarter (model, section 6). */
export function growthAllowance(present: number, c: OwnCriteria): number {
  return GROWTH_MINIMUM + mulDiv(present, c.croissanceMax, MU)
}

/** Who works this quarter. */
export interface Staff {
  readonly resignations: number
  readonly workers: number
}

/**
 * Resignations, lay-offs and hirings, in that order: low morale makes people leave (model, 8.3). At the extremes of the
 * two resignation criteria more people resign than there are, and the limit on lay-offs is negative: the model's
 * formulas are kept to the letter, and the staff then is those hired.
 */
export function settleStaff(opening: Position, orders: Orders, c: OwnCriteria): Staff {
  const { workers, morale } = opening
  const resignations = floorOfProduct([workers, Math.max(0, c.seuilDemission - morale), c.tauxDemission], MU2)
  limit(orders, 'licenciements', workers - resignations)
  limit(orders, 'embauches', growthAllowance(workers, c))
  const { licenciements, embauches } = orders.values
  return { resignations, workers: workers - resignations - licenciements + embauches }
}
