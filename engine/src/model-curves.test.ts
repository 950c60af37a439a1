import { describe, expect, test } from 'vitest'
import { type CurveConditions, curveKeys, modelCurves, modelFormulas, openingState } from './index.ts'
import { quarterOf } from './testing/index.ts'

const conditions: CurveConditions = {
  criteria: {},
  phase: 'Maturite',
  product: { typeOfMarket: 'standard', evolution: 0, dimension: 2800 },
}
const curveOf = (key: string, changes: Partial<CurveConditions> = {}) => {
  const curve = modelCurves({ ...conditions, ...changes }).find(each => each.key === key)
  if (curve === undefined) throw new Error(`no curve ${key}`)
  return curve
}
const at = ({ x, y }: { x: readonly number[]; y: readonly number[] }, lever: number) => y[x.indexOf(lever)]

describe('the curves of a game', () => {
  test('have 21 points each, and are 100 at the reference', () => {
    const curves = modelCurves(conditions)
    expect(curves.map(({ key }) => key)).toEqual(curveKeys)
    for (const { x, y } of curves) expect([x.length, y.length]).toEqual([21, 21])
    for (const key of ['price', 'quality', 'research', 'unitCost', 'wear', 'training']) {
      const curve = curveOf(key)
      expect([key, at(curve, curve.reference)]).toEqual([key, 100])
    }
    // 6 000 BA lies between two points of the curve by advertising.
    expect(curveOf('advertising')).toMatchObject({ reference: 6000 })
    expect(at(curveOf('advertising'), 5400)).toBeLessThan(100)
    expect(at(curveOf('advertising'), 6300)).toBeGreaterThan(100)
  })

  test('follow the formulas of attraction', () => {
    // Elasticity 2.6 · 1.15 in maturity, sensitivity to quality 0.8 · 1.1, to research 0.05 · 1.1.
    expect(at(curveOf('price'), 60)).toBeCloseTo(100 * Math.exp(-2.99 * 0.2), 2)
    expect(at(curveOf('quality'), 90)).toBeCloseTo(100 * 1.8 ** 0.88, 2)
    expect(at(curveOf('research'), 20)).toBeCloseTo(100 * Math.exp(0.055 * 20), 2)
    // The awareness threshold is a quarter of the reference.
    expect(at(curveOf('advertising'), 18_000)).toBeCloseTo(100 * (3.25 / 1.25) ** 0.225, 2)
  })

  test('give what the opening company gets in a whole quarter', () => {
    const budgets = { budgetMaintenance: 6000, budgetFormation: 2000, quantiteProduction: 3000 }
    const usual = { ...budgets, budgetMaintenance: 3000, budgetFormation: 1000 }
    const stateAfter = (decisions: Record<string, number>) => quarterOf(decisions).state
    const training = (100 * stateAfter(budgets).formation) / stateAfter(usual).formation
    expect(at(curveOf('training'), 2000)).toBeCloseTo(training, 1)
    const wearOf = (maintenance: number) =>
      stateAfter({ quantiteProduction: 2600, budgetMaintenance: maintenance }).usure
    expect(at(curveOf('wear'), 6000)).toBeCloseTo((100 * wearOf(6000)) / wearOf(3000), 1)
  })

  test('fall or rise throughout, except for rounding', () => {
    for (const { key, y } of modelCurves(conditions)) {
      const isFalling = ['price', 'unitCost', 'wear'].includes(key)
      const sorted = [...y].sort((one, other) => (isFalling ? other - one : one - other))
      expect([key, y]).toEqual([key, sorted])
    }
  })

  test('are two where two segments react differently', () => {
    const product = {
      ...conditions.product,
      segments: 2,
      typeSegment1: 'grandeConsommation',
      typeSegment2: 'luxe',
    }
    const prices = modelCurves({ ...conditions, product }).filter(({ key }) => key === 'price')
    expect(prices.map(({ segment }) => segment)).toEqual([1, 2])
    const [first, second] = prices.map(curve => at(curve, 60) ?? 0)
    expect(first).toBeLessThan(second ?? 0)
    const alike = { ...product, typeSegment1: 'luxe' }
    expect(curveOf('price', { product: alike }).segment).toBeNull()
  })

  test('follow the criteria of the game, also at their bounds', () => {
    expect(curveOf('price', { criteria: { prixReference: 80 } })).toMatchObject({ reference: 80 })
    const bare = {
      productiviteMachineBase: 0,
      productiviteOuvrierBase: 0,
      efficaciteMaintenance: 1e9,
      usureBase: 0,
    }
    for (const { y } of modelCurves({ ...conditions, criteria: bare })) {
      expect(y.every(Number.isFinite)).toBe(true)
    }
  })
})

test('the formulas give the points of their curves', () => {
  const curves = modelCurves(conditions)
  const formulas = modelFormulas(conditions)
  expect(formulas.map(({ key }) => key)).toEqual(curves.map(({ key }) => key))
  const valuesOf = (key: string): Record<string, number> =>
    Object.fromEntries(
      formulas.find(each => each.key === key)?.coefficients.map(({ symbol, value }) => [symbol, value]) ?? [],
    )
  const { e = 0, 'x₀': price = 0 } = valuesOf('price')
  expect(at(curveOf('price'), 65)).toBeCloseTo(100 * Math.exp((-e * (65 - price)) / price), 2)
  const { m = 0, r = 0, d = 0, s = 1, v = 0, F = 0 } = valuesOf('unitCost')
  const cost = (x: number) => m * (1 - Math.min(r, Math.max(0, (d * (x - s)) / s))) + v + F / x
  expect(at(curveOf('unitCost'), 1200)).toBeCloseTo((100 * cost(1200)) / cost(3000), 1)
  const { w = 0, u = 0, t = 0, k = 0, 'x₀': upkeep = 0 } = valuesOf('wear')
  const wear = (x: number) => w + u * (0.3 + 0.7 * t) - (k * x) / (x + upkeep)
  expect(at(curveOf('wear'), 0)).toBeCloseTo((100 * wear(0)) / wear(3000), 0)
  const { f = 0, o = 0, g = 0, 'x₀': training = 0 } = valuesOf('training')
  const skill = (x: number) => f * (1 - o) + (g * x) / (x + training)
  expect(at(curveOf('training'), 2000)).toBeCloseTo((100 * skill(2000)) / skill(1000), 1)
  expect(openingState({}).formation).toBe(f * 1_000_000)
})
