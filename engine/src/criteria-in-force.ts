import { clamp, MU, roundDivBig } from './arithmetic.ts'
import { type Criterion, type CriterionName, criteria } from './catalogue/criteria.ts'
import { fromMillionths, isNumber, millionths, millionthsExact } from './human-number.ts'

/** Every coefficient of the model at engine scale: millionths, centimes or a count, as its catalogue entry says. */
export type Criteria = Readonly<Record<CriterionName, number>>

/**
 * Coefficients that only customers' choices depend on: their reactions, the size of the market, the reference
 * competitor. A company's own goods and books never use them, and they are never disclosed to players.
 */
export const demandCriteria = [
  'coefDemande',
  'saisonT1',
  'saisonT2',
  'saisonT3',
  'saisonT4',
  'poidsReference',
  'concurrenceMin',
  'attractiviteReference',
  'partSegment1',
  'progresReference',
  'tauxReport',
  'seuilExces',
  'prixReference',
  'elasticitePrix',
  'elasticiteMarche',
  'sensPublicite',
  'seuilPublicite',
  'publiciteReference',
  'sensQualite',
  'sensRD',
  'sensService',
  'remanenceService',
  'savReference',
  'penaliteRupture',
  'effetTransport',
  'sensCredit',
  'remanenceCredit',
  'delaiReference',
] as const satisfies readonly CriterionName[]

/** The coefficients that determine a company's own goods and books. */
export type OwnCriteria = Omit<Criteria, (typeof demandCriteria)[number]>

/** One temporary change of a criterion. Unknown criteria, unknown operations and non-numbers are ignored. */
export interface EventImpact {
  readonly criterion: string
  readonly operation: string
  readonly value: number
}

/** An event in force during a quarter. */
export interface GameEvent {
  readonly name?: string
  readonly impact: readonly EventImpact[]
}

const baseMillionths = (criterion: Criterion, overrides: Readonly<Record<string, unknown>>): number => {
  const given = overrides[criterion.name]
  const coefficient = isNumber(given) ? given : criterion.default
  const { min, max } = boundsOf(criterion)
  return clamp(millionths(coefficient), min, max)
}

/** The bounds of each criterion, in millionths. */
const bounds = new Map(
  criteria.map(({ name, min, max }): [string, Bounds] => [
    name,
    { min: millionths(min), max: millionths(max) },
  ]),
)

type Bounds = { min: number; max: number }

const boundsOf = ({ name, min, max }: Criterion): Bounds =>
  bounds.get(name) ?? { min: millionths(min), max: millionths(max) }

const collect = (value: (criterion: Criterion) => number): Criteria =>
  Object.fromEntries(
    criteria.map(criterion => [criterion.name, fromMillionths(value(criterion), criterion.scale)]),
  ) as Record<CriterionName, number>

/**
 * Returns the game's own coefficients, before events (`k.x` of the model).
 * @param overrides human numbers by criterion name; a missing or non-numeric value means the default
 */
export function baseCriteria(overrides: Readonly<Record<string, unknown>>): Criteria {
  return collect(criterion => baseMillionths(criterion, overrides))
}

/** Returns the coefficients in force this quarter, after events (`c.x` of the model, section 7). */
export function effectiveCriteria(
  overrides: Readonly<Record<string, unknown>>,
  events: readonly GameEvent[],
): Criteria {
  const changes = groupByCriterion(events)
  return collect(criterion => {
    const base = baseMillionths(criterion, overrides)
    const impacts = changes.get(criterion.name)
    return impacts === undefined ? base : applyImpacts(base, impacts, criterion)
  })
}

function groupByCriterion(events: readonly GameEvent[]): Map<string, EventImpact[]> {
  const groups = new Map<string, EventImpact[]>()
  for (const impact of events.flatMap(event => event.impact)) {
    if (!isNumber(impact.value)) continue
    const group = groups.get(impact.criterion)
    if (group === undefined) groups.set(impact.criterion, [impact])
    else group.push(impact)
  }
  return groups
}

/**
 * Multiplies all factors exactly before one rounding, then adds, so that order cannot matter. Amounts in millionths.
 */
function applyImpacts(base: number, impacts: readonly EventImpact[], criterion: Criterion): number {
  let product = BigInt(base)
  let scale = 1n
  let added = 0n
  for (const { operation, value } of impacts) {
    if (operation === 'multiply') {
      product *= millionthsExact(value)
      scale *= BigInt(MU)
    } else if (operation === 'add') {
      added += millionthsExact(value)
    }
  }
  return clamp(
    Number(roundDivBig(product, scale) + added),
    millionths(criterion.min),
    millionths(criterion.max),
  )
}
