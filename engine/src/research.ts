import { clamp, MU, mulDiv, mulDivRound, roundOfProduct } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import type { Position } from './position.ts'

/** Highest level of research. */
const LEVEL_HIGHEST = 20

export interface Research {
  /** Cumulated effort after diminishing returns, in centimes. */
  readonly effective: number
  /** Level reached; it takes effect in the next quarter. */
  readonly level: number
  /** Progress towards the next level, in millionths. */
  readonly progress: number
}

/** Advances research, which accumulates quarter after quarter; levels are never lost (model, 8.12). */
export function advanceResearch(opening: Position, budget: number, c: OwnCriteria): Research {
  const effective = opening.researchEffective + effectiveBudget(budget, c.plafondRD)
  let level = opening.researchLevel
  while (level < LEVEL_HIGHEST && effective >= threshold(level + 1, c)) level += 1
  return { effective, level, progress: progressToNext(level, effective, c) }
}

/**
 * Returns the effective part of a budget, in centimes; returns diminish beyond the ceiling, up to twice the ceiling.
 */
function effectiveBudget(budget: number, ceiling: number): number {
  return budget <= ceiling ? budget : 2 * ceiling - mulDivRound(ceiling, ceiling, budget)
}

/** Returns the cumulated effort that opens a level, in centimes; each step costs more than the previous one. */
function threshold(level: number, c: OwnCriteria): number {
  return c.seuilRD * level + roundOfProduct([c.seuilRD, c.progressionSeuilRD, level, level - 1], 2 * MU)
}

function progressToNext(level: number, effective: number, c: OwnCriteria): number {
  if (level >= LEVEL_HIGHEST) return MU
  const reached = threshold(level, c)
  return clamp(mulDiv(effective - reached, MU, threshold(level + 1, c) - reached), 0, MU)
}
