import { clamp, MU, mul, mulDivRound, roundDiv } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import { NEUTRAL_MORALE, NEUTRAL_TRAINING, type People } from './human-resources.ts'
import type { Position } from './position.ts'

/** Quality of a neutral company, and the lowest quality, in millionths (1 000 000 = 100 points). */
const NEUTRAL_QUALITY = 500_000
const QUALITY_MIN = 50_000
/** The middle of the scale of the grade and of the transport mode. */
export const STANDARD_CHOICE = 2

/** Computes the quality of this quarter's products, in millionths (model, 8.6). */
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

/**
 * Returns quality as customers perceive it, which follows that of the products made with delay, in millionths (model,
 * 8.6). It is unchanged when nothing is made.
 */
export function buildReputation(
  opening: Position,
  produced: number,
  quality: number,
  c: OwnCriteria,
): number {
  if (produced === 0) return opening.reputation
  return opening.reputation + mul(quality - opening.reputation, MU - c.remanenceQualite)
}

/**
 * Returns the effect of quality control: from −weight without control to +weight with unlimited control; 0 without
 * production.
 */
function controlEffect(produced: number, budget: number, c: OwnCriteria): number {
  if (produced === 0) return 0
  const perUnit = roundDiv(budget, produced)
  return mulDivRound(2 * c.poidsControle, perUnit, perUnit + c.qualiteReference) - c.poidsControle
}
