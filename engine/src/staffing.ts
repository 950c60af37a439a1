import { floorOfProduct, MU, MU2, mul, mulDiv } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { limit, type Orders, raise } from './decisions-in-force.ts'
import type { Position } from './position.ts'

/** Workers or machines any company can add in a quarter, however small it is. */
const GROWTH_MINIMUM = 5

/**
 * Returns how many workers or machines a company that has `present` of them can add in a quarter (model, section 6).
 */
export function growthAllowance(present: number, c: OwnCriteria): number {
  return GROWTH_MINIMUM + mulDiv(present, c.croissanceMax, MU)
}

/** Returns the minimum wage of a quarter, in centimes. */
export function legalWage(c: OwnCriteria): number {
  return mul(c.salaireReference, c.salaireMinimum)
}

/** The staff of this quarter. */
export interface Staff {
  readonly resignations: number
  readonly workers: number
}

/**
 * Applies the minimum wage, then resignations, lay-offs and hirings, in that order: low morale makes workers leave
 * (model, 8.3).
 */
export function settleStaff(opening: Position, orders: Orders, c: OwnCriteria): Staff {
  const { workers, morale } = opening
  raise(orders, 'salaire', legalWage(c))
  const leaving = floorOfProduct([workers, Math.max(0, c.seuilDemission - morale), c.tauxDemission], MU2)
  const resignations = Math.min(workers, leaving)
  limit(orders, 'licenciements', workers - resignations)
  limit(orders, 'embauches', growthAllowance(workers, c))
  const { licenciements, embauches } = orders.values
  return { resignations, workers: workers - resignations - licenciements + embauches }
}
