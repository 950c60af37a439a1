import { type CriterionName, criteria as catalogue } from './catalogue/criteria.ts'
import type { Criteria } from './criteria-in-force.ts'
import type { Segment, Sensitivities } from './environment.ts'
import { toHuman } from './human-number.ts'
import {
  type CurveConditions,
  type CurveKey,
  type ModelCurve,
  machinesOf,
  modelCurves,
  runOpening,
  stageOf,
} from './model-curves.ts'

/** A figure in a formula: a coefficient of the game, or what the opening company brings. */
export type CoefficientName = CriterionName | 'fixedCost' | 'openingWear' | 'openingTraining' | 'plantUse'

export interface FormulaCoefficient {
  readonly symbol: string
  readonly name: CoefficientName
  /** Human number: BA, or a plain number. */
  readonly value: number
}

/** The formula of a curve, in which `x` is the lever. */
export interface ModelFormula {
  readonly key: CurveKey
  readonly segment: number | null
  /** Mathematical notation that is the same in every language. */
  readonly text: string
  readonly coefficients: readonly FormulaCoefficient[]
}

/** The formulas behind the curves (model, 8.4 to 8.12), without the roundings and bounds of the engine. */
const formulaTexts: Readonly<Record<CurveKey, string>> = {
  price: 'exp(−e · (x − x₀) / x₀)',
  advertising: '((s · x₀ + x) / (x₀ · (1 + s)))ᵇ',
  quality: '(x / 50)ᵇ',
  research: 'exp(b · x)',
  unitCost: 'm · (1 − min(r, max(0, d · (x − s) / s))) + v + F / x',
  wear: 'w + u · (0.3 + 0.7 · t) − k · x / (x + x₀)',
  training: 'f · (1 − o) + g · x / (x + x₀)',
}

/** Returns the formula of each curve with the coefficients of the game; sensitivities are those of phase and type. */
export function modelFormulas(
  conditions: CurveConditions,
  curves: readonly Pick<ModelCurve, 'key' | 'segment'>[] = modelCurves(conditions),
): ModelFormula[] {
  const stage = stageOf(conditions)
  const { criteria: c, segments } = stage.environment
  const own = ownCoefficients(conditions)
  return curves.map(({ key, segment }) => ({
    key,
    segment,
    text: formulaTexts[key],
    coefficients: isOwn(key) ? own[key] : ofCustomers(key, c, segmentAt(segments, segment)),
  }))
}

type OwnKey = 'unitCost' | 'wear' | 'training'
const isOwn = (key: CurveKey): key is OwnKey => key === 'unitCost' || key === 'wear' || key === 'training'

function segmentAt(segments: readonly Segment[], number: number | null): Segment {
  const segment = segments[(number ?? 1) - 1]
  if (segment === undefined) throw new Error('the market has no such segment')
  return segment
}

function coefficient(symbol: string, name: CriterionName, c: Criteria, times = 1): FormulaCoefficient {
  const scale = catalogue.find(criterion => criterion.name === name)?.scale ?? 'micro'
  return { symbol, name, value: toHuman(c[name] * times, scale) }
}

/** Returns a reaction of customers, which phase and market type have scaled. */
const reaction = (
  symbol: string,
  name: CriterionName,
  { sensitivities }: Segment,
  weight: keyof Sensitivities,
): FormulaCoefficient => ({ symbol, name, value: toHuman(sensitivities[weight], 'micro') })

function ofCustomers(key: Exclude<CurveKey, OwnKey>, c: Criteria, segment: Segment): FormulaCoefficient[] {
  switch (key) {
    case 'price':
      return [reaction('e', 'elasticitePrix', segment, 'price'), coefficient('x₀', 'prixReference', c)]
    case 'advertising':
      return [
        reaction('b', 'sensPublicite', segment, 'advertising'),
        coefficient('x₀', 'publiciteReference', c),
        coefficient('s', 'seuilPublicite', c),
      ]
    case 'quality':
      return [reaction('b', 'sensQualite', segment, 'quality')]
    case 'research':
      return [reaction('b', 'sensRD', segment, 'research')]
  }
}

function ownCoefficients(conditions: CurveConditions): Record<OwnKey, FormulaCoefficient[]> {
  const stage = stageOf(conditions)
  const { criteria: c } = stage.environment
  const { opening } = stage
  const { production, park, accounts, costs } = runOpening(stage, {})
  const { productionCost, idleCost } = accounts.stockValue
  const variable = costs.materials + costs.variableEnergy
  const normal = (park.count * production.machineOutput) / 1_000_000
  return {
    unitCost: [
      coefficient('m', 'coutMatiere', c),
      coefficient('r', 'remiseMax', c),
      coefficient('d', 'remiseVolume', c),
      coefficient('s', 'seuilRemise', c),
      coefficient('v', 'energieVariable', c),
      { symbol: 'F', name: 'fixedCost', value: toHuman(productionCost + idleCost - variable, 'centimes') },
    ],
    wear: [
      { symbol: 'w', name: 'openingWear', value: toHuman(opening.wear, 'micro') },
      coefficient('u', 'usureBase', c),
      { symbol: 't', name: 'plantUse', value: rounded(normal === 0 ? 0 : production.produced / normal) },
      coefficient('k', 'efficaciteMaintenance', c),
      coefficient('x₀', 'maintenanceReference', c, machinesOf(opening)),
    ],
    training: [
      { symbol: 'f', name: 'openingTraining', value: toHuman(opening.training, 'micro') },
      coefficient('o', 'oubliFormation', c),
      coefficient('g', 'gainFormationMax', c),
      coefficient('x₀', 'formationReference', c, opening.workers),
    ],
  }
}

/** Rounds a ratio to four decimals. */
const rounded = (ratio: number): number => Math.round(ratio * 10_000) / 10_000
