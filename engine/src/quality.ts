import { clamp, MU, mul, mulDivRound, roundDiv } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import { NEUTRAL_MORALE, NEUTRAL_TRAINING, type People } from './human-resources.ts'
import type { Position } from './position.ts'

/** Quality of a neutral company, and the least that can be made, millionths (1 000 000 = 100 points). */
const NEUTRAL_QUALITY = 500_000
const QUALITY_MIN = 50_000
/** The grade and the transport mode in the middle of their scale. */
export const STANDARD_CHOICE = 2

/** Quality of this quarter's products, millionths (model, 8.6). */
export function makeQuality(
  opening: Position,
  people: People,
  produced: number,
  d: Decisions,
  c: OwnCriteria,
): number {
  const points =
    NEUTRAL_QUALITY +
    c.ecartQualiteGrade * (d.gradeMatieres - STANDARD_CHOICE) +
    controlEffect(produced, d.budgetQualite, c) +
    mul(people.training - NEUTRAL_TRAINING, c.poidsFormationQualite) -
    mul(opening.wear - c.usureReference, c.poidsUsureQualite) -
    mul(d.heuresSupplementaires, c.poidsHSQualite) +
    mul(people.morale - NEUTRAL_MORALE, c.poidsMoralQualite) +
    opening.researchLevel * c.poidsRDQualite
  return clamp(points, QUALITY_MIN, MU)
}

/** From −weight without control to +weight with boundless control; nothing made, nothing to control. */
function controlEffect(produced: number, budget: number, c: OwnCriteria): number {
  if (produced === 0) return 0
  const perUnit = roundDiv(budget, produced)
  return mulDivRound(2 * c.poidsControle, perUnit, perUnit + c.qualiteReference) - c.poidsControle
}
