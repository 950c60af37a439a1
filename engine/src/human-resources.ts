import { clamp, MU, mul, mulDivRound, roundDiv } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import type { Position } from './position.ts'
import type { Staff } from './staffing.ts'

/** Neutral levels, in millionths, at which training and morale have no effect. */
export const NEUTRAL_TRAINING = 500_000
export const NEUTRAL_MORALE = 600_000

/** Bounds of the target of morale and of absence, in millionths. */
const MORALE_TARGET_MIN = 50_000
const MORALE_TARGET_MAX = 980_000
const ABSENCE_MIN = 20_000
const ABSENCE_MAX = 400_000

/** Training, morale and absence of the staff, in millionths. */
export interface People {
  readonly training: number
  readonly morale: number
  readonly absence: number
}

/** Computes training, morale and absence of the quarter (model, 8.4). */
export function developPeople(opening: Position, staff: Staff, d: Decisions, c: OwnCriteria): People {
  const training = trainStaff(opening.training, staff.workers, d, c)
  const target = moraleTarget(training, opening.workers, d, c)
  const morale = opening.morale + mul(target - opening.morale, c.inertieMoral)
  const absence = c.absenteismeBase + mul(NEUTRAL_MORALE - morale, c.sensAbsenteisme)
  return { training, morale, absence: clamp(absence, ABSENCE_MIN, ABSENCE_MAX) }
}

/** Computes training: new hires dilute it, time erodes it, the budget per worker builds it with diminishing returns. */
function trainStaff(previous: number, workers: number, d: Decisions, c: OwnCriteria): number {
  let level = previous
  let effort = 0
  if (workers > 0) {
    level = roundDiv(previous * (workers - d.embauches) + c.formationEmbauche * d.embauches, workers)
    effort = roundDiv(d.budgetFormation, workers)
  }
  const gain = mulDivRound(c.gainFormationMax, effort, effort + c.formationReference)
  return clamp(level - mul(level, c.oubliFormation) + gain, 0, MU)
}

/**
 * Computes the target of morale. A wage cut hurts more than a rise pleases (loss aversion); overtime and lay-offs lower
 * it, training raises it.
 */
function moraleTarget(training: number, previousWorkers: number, d: Decisions, c: OwnCriteria): number {
  const gap = d.salaire - c.salaireReference
  const wageEffect = gap >= 0 ? c.sensSalaireHausse : c.sensSalaireBaisse
  const target =
    c.moralBase +
    mulDivRound(gap, wageEffect, c.salaireReference) -
    mul(d.heuresSupplementaires, c.sensHS) -
    mulDivRound(d.licenciements, c.sensLicenciement, Math.max(previousWorkers, 1)) +
    mul(training - NEUTRAL_TRAINING, c.sensFormationMoral)
  return clamp(target, MORALE_TARGET_MIN, MORALE_TARGET_MAX)
}
