import { MU, mulDivRound, roundDiv } from './arithmetic.ts'
import { attract } from './attraction.ts'
import { LEVEL_MAX } from './catalogue/levels.ts'
import type { Phase } from './catalogue/phases.ts'
import { closeOwn, type OwnClosing } from './closing.ts'
import { runWorkshop } from './company-quarter.ts'
import { type Decisions, decisionsInForce, requestedValues } from './decisions-in-force.ts'
import { type Environment, type Product, ROUNDS_DEFAULT, readEnvironment } from './environment.ts'
import { toHuman } from './human-number.ts'
import { tradeFor } from './market.ts'
import { buildImage } from './marketing.ts'
import { openingPosition } from './opening.ts'
import type { Position } from './position.ts'

/**
 * The levers of a game, each alone while everything else stays as at the opening: what the model card shows. Only base
 * criteria, phase and market types enter, never an event and never a rival.
 */
export const curveKeys = [
  'price',
  'advertising',
  'quality',
  'research',
  'unitCost',
  'wear',
  'training',
] as const
export type CurveKey = (typeof curveKeys)[number]

/** The number of points of a curve. */
export const CURVE_POINTS = 21

/** The settings of a game in human numbers that its curves depend on. */
export interface CurveConditions {
  /** Base coefficients that differ from the catalogue's defaults. */
  readonly criteria: Readonly<Record<string, number>>
  readonly phase: Phase
  readonly product: Product
}

/** One lever and its effect. */
export interface ModelCurve {
  readonly key: CurveKey
  /** The number of the segment, from 1; null where all customers react alike, and where none are concerned. */
  readonly segment: number | null
  /** Values of the lever in human numbers: BA, units, points of quality, levels of research. */
  readonly x: readonly number[]
  /** Index of the effect, 100 at the reference, to two decimals. */
  readonly y: readonly number[]
  /** The value of the lever at which the index is 100. */
  readonly reference: number
}

/** Percent, of which an index has two decimals. */
const INDEX_SCALE = 10_000

/** The lowest quality shown in points, and the step to the next; the 21 points are centred on the neutral 50. */
const QUALITY_FROM = 10
const QUALITY_STEP = 4
const QUALITY_NEUTRAL = 50

/** The output shown, in percent of the opening capacity. */
const OUTPUT_FROM = 40
const OUTPUT_STEP = 3

/** The points of a lever from its first value, in equal steps. */
const points = (from: number, step: number): number[] =>
  Array.from({ length: CURVE_POINTS }, (_, index) => from + index * step)

/** The opening company, the conditions of its first quarter, and its decisions when nothing is decided. */
export interface Stage {
  readonly environment: Environment
  readonly opening: Position
  readonly decisions: Decisions
}

/** Computes the curves of a game from the functions of the quarter itself (model, 8.4 to 8.12). */
export function modelCurves(conditions: CurveConditions): ModelCurve[] {
  const stage = stageOf(conditions)
  const { criteria: c } = stage.environment
  return [
    ...attractionCurves('price', shares(c.prixReference, 50, 5), c.prixReference, 'centimes', price =>
      attractions(stage, stage.opening, { prixVente: price }),
    ),
    // Awareness follows the budget with delay; the curve shows a budget that has been kept.
    ...attractionCurves(
      'advertising',
      shares(c.publiciteReference, 0, 15),
      c.publiciteReference,
      'centimes',
      budget => attractions(stage, { ...stage.opening, awareness: budget }, { budgetPublicite: budget }),
    ),
    ...attractionCurves('quality', points(QUALITY_FROM, QUALITY_STEP), QUALITY_NEUTRAL, 'entier', quality =>
      attractions(stage, { ...stage.opening, reputation: quality * (MU / 100) }, {}),
    ),
    ...attractionCurves('research', points(0, 1), 0, 'entier', researchLevel =>
      attractions(stage, { ...stage.opening, researchLevel }, {}),
    ),
    unitCostCurve(stage),
    ownCurve('wear', stage, 'budgetMaintenance', c.maintenanceReference * machinesOf(stage.opening), own =>
      Math.max(1, own.wear.beforeDilution),
    ),
    ownCurve('training', stage, 'budgetFormation', c.formationReference * stage.opening.workers, own =>
      Math.max(1, own.people.training),
    ),
  ]
}

/** Returns the first quarter of the game without events, with every decision open. */
export function stageOf({ criteria: overrides, phase, product }: CurveConditions): Stage {
  const environment = readEnvironment({
    rounds: ROUNDS_DEFAULT,
    overrides,
    phase,
    product,
    level: LEVEL_MAX,
    events: [],
    previousMarket: null,
  })
  return {
    environment,
    opening: openingPosition(environment.base),
    decisions: requestedValues(environment.rules, {}, {}),
  }
}

export const machinesOf = ({ machines }: Position): number =>
  machines.reduce((total, { count }) => total + count, 0)

/** Returns 21 values of a lever, in percent of its reference. */
const shares = (reference: number, from: number, step: number): number[] =>
  points(from, step).map(percent => mulDivRound(reference, percent, 100))

/**
 * Returns the attraction of the opening company in each segment, in billionths: multinomial logit with price in the
 * exponent and efforts as logarithms (McFadden 1974; Cooper & Nakanishi 1988; model, 8.7).
 */
function attractions({ environment, decisions }: Stage, opening: Position, changed: Partial<Decisions>) {
  const d = { ...decisions, ...changed }
  const image = buildImage(opening, opening.reputation, d, environment.criteria)
  return attract(opening, d, image, environment).segments.map(({ attraction }) => attraction)
}

/** Returns one curve for each segment, or one where the segments react alike. */
function attractionCurves(
  key: CurveKey,
  x: readonly number[],
  reference: number,
  scale: 'centimes' | 'entier',
  effects: (value: number) => number[],
): ModelCurve[] {
  const atReference = effects(reference)
  const byPoint = x.map(effects)
  const lever = { x: x.map(value => toHuman(value, scale)), reference: toHuman(reference, scale) }
  const indexes = atReference.map((base, segment) =>
    byPoint.map(values => indexOf(values[segment] ?? 0, base)),
  )
  const [first, ...others] = indexes
  const isAlike = others.every(other => other.join() === first?.join())
  const shown = isAlike ? indexes.slice(0, 1) : indexes
  return shown.map((y, index) => ({ key, segment: isAlike ? null : index + 1, ...lever, y }))
}

/** Returns an effect in percent of the effect at the reference. */
const indexOf = (value: number, atReference: number): number =>
  mulDivRound(value, INDEX_SCALE, Math.max(1, atReference)) / 100

/** Runs the opening company's own quarter with changed decisions; it sells nothing. */
export function runOpening(
  { environment, opening, decisions }: Stage,
  changed: Partial<Decisions>,
): OwnClosing {
  const { rules, criteria, clock } = environment
  const orders = decisionsInForce(rules, { ...decisions, ...changed }, opening)
  const workshop = runWorkshop(opening, orders, criteria)
  return closeOwn(workshop, tradeFor(0, workshop.goods), { clock, criteria })
}

/**
 * Returns the full cost of one unit by output: what varies with it, and what it shares, idle capacity included (PCG
 * art. 213-30 to 213-34; model, 8.9 and 8.10). The lever ends at the opening capacity, its reference.
 */
function unitCostCurve(stage: Stage): ModelCurve {
  const { capacity } = runOpening(stage, {}).production
  const reference = Math.max(1, capacity)
  const cost = (output: number): number => {
    const { accounts, production } = runOpening(stage, { quantiteProduction: output })
    const { productionCost, idleCost } = accounts.stockValue
    return mulDivRound(productionCost + idleCost, MU, Math.max(1, production.produced))
  }
  const x = points(OUTPUT_FROM, OUTPUT_STEP).map(percent => Math.max(1, roundDiv(reference * percent, 100)))
  const base = cost(reference)
  return { key: 'unitCost', segment: null, x, y: x.map(output => indexOf(cost(output), base)), reference }
}

/**
 * Returns the effect of a budget on the company itself after one quarter, from nothing to twice the reference: wear
 * after upkeep (model, 8.12) or the skill of the staff (Becker's human capital; model, 8.4).
 * @param reference the budget of the whole company, in centimes
 */
function ownCurve(
  key: 'wear' | 'training',
  stage: Stage,
  decision: 'budgetMaintenance' | 'budgetFormation',
  reference: number,
  effect: (own: OwnClosing) => number,
): ModelCurve {
  const at = (budget: number) => effect(runOpening(stage, { [decision]: budget }))
  const x = shares(reference, 0, 10)
  const base = at(reference)
  return {
    key,
    segment: null,
    x: x.map(value => toHuman(value, 'centimes')),
    y: x.map(value => indexOf(at(value), base)),
    reference: toHuman(reference, 'centimes'),
  }
}
