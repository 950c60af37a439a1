import { marketTypeNames } from '@trimestre/contract/games'
import type { Curve, CurveFormula, ModelCard } from '@trimestre/contract/model-card'
import {
  type CurveConditions,
  type CurveKey,
  type DecisionKey,
  decisionItems,
  type ModelCurve,
  modelCurves,
  modelFormulas,
} from '@trimestre/engine'
import type { GameRow } from '../games/policy.ts'
import type { ProductRow } from '../products/repo.ts'

/** The decision that moves the lever of a curve. */
const decisionOf: Readonly<Record<CurveKey, DecisionKey>> = {
  price: 'prixVente',
  advertising: 'budgetPublicite',
  quality: 'budgetQualite',
  research: 'budgetRD',
  unitCost: 'quantiteProduction',
  wear: 'budgetMaintenance',
  training: 'budgetFormation',
}

type Settings = {
  game: Pick<GameRow, 'phase' | 'segments' | 'typeSegment1' | 'typeSegment2' | 'explanations' | 'level'>
  product: Pick<ProductRow, 'name' | 'typeOfMarket'> | undefined
  criteria: Readonly<Record<string, number>>
}

/** Builds the model card of a game. It reads no event, no decision and no company. */
export function modelCard({ game, product, criteria }: Settings): ModelCard {
  const { phase, explanations: level, segments, typeSegment1, typeSegment2 } = game
  const typeOfMarket = marketTypeNames.find(name => name === product?.typeOfMarket) ?? 'standard'
  const conditions: CurveConditions = {
    criteria,
    phase,
    // Growth and size of the market are the same for all companies, and no lever.
    product: { typeOfMarket, evolution: 0, dimension: 0, segments, typeSegment1, typeSegment2 },
  }
  const curves = modelCurves(conditions)
  return {
    level,
    product: product?.name ?? null,
    phase,
    customers: segments === 2 ? [typeSegment1, typeSegment2] : [typeOfMarket],
    gameLevel: game.level ?? 1,
    curves: curves.map(curve => (level === 'figures' ? shapeOf(curve) : presentCurve(curve))),
    formulas: level === 'coefficients' ? modelFormulas(conditions, curves).map(presentFormula) : null,
  }
}

function leverOf({ key, segment }: ModelCurve) {
  const decision = decisionOf[key]
  const item = decisionItems.find(each => each.key === decision)
  return { key, segment, decision, opensAt: item?.level ?? 1 }
}

const presentCurve = (curve: ModelCurve): Curve => ({
  ...leverOf(curve),
  x: [...curve.x],
  y: [...curve.y],
  shape: null,
  reference: curve.reference,
})

/** Returns a curve without any scale: no coefficient can be derived from its axes. */
function shapeOf(curve: ModelCurve): Curve {
  return {
    ...leverOf(curve),
    x: withoutScale(curve.x, curve.x),
    y: null,
    shape: withoutScale(curve.y, curve.y),
    reference: withoutScale([curve.reference], curve.x)[0] ?? 0,
  }
}

/** Maps values to 0 to 1, in the range of a list, rounded to two decimals. */
function withoutScale(values: readonly number[], range: readonly number[]): number[] {
  const least = Math.min(...range)
  const span = Math.max(...range) - least
  return values.map(value => (span === 0 ? 0 : Math.round((100 * (value - least)) / span) / 100))
}

const presentFormula = ({ coefficients, ...formula }: CurveFormulaOfEngine): CurveFormula => ({
  ...formula,
  coefficients: coefficients.map(each => ({ ...each })),
})

type CurveFormulaOfEngine = ReturnType<typeof modelFormulas>[number]
