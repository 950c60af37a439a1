import { expect, test } from 'vitest'
import { changeScheme, type Draft, defaultDraft, type SchemeChange } from './scheme.ts'
import { faultsOf } from './scheme-faults.ts'

const faultsAfter = (...changes: SchemeChange[]) =>
  Object.fromEntries(faultsOf(changes.reduce<Draft>(changeScheme, defaultDraft())))

test('the default scheme has no fault', () => {
  expect(faultsAfter()).toEqual({})
})

test('weights are whole numbers from 0 to 100 that add up to 100', () => {
  const weigh = (weight: number | null) => faultsAfter({ do: 'component', key: 'plan', values: { weight } })
  expect(weigh(15)).toEqual({ sum: 'sum' })
  expect(weigh(20.5)).toEqual({ 'plan.weight': 'weight' })
  expect(weigh(null)).toEqual({ 'plan.weight': 'weight' })
  expect(weigh(Number.NaN)).toEqual({ 'plan.weight': 'weight' })
})

test('the bounds of a score are numbers in their order', () => {
  const bounds = (low: number | null, high: number | null) =>
    faultsAfter({ do: 'component', key: 'plan', values: { normalisation: 'linear', low, high } })
  expect(bounds(20, 80)).toEqual({})
  expect(bounds(80, 80)).toEqual({ 'plan.high': 'range' })
  expect(bounds(null, Number.NaN)).toEqual({ 'plan.low': 'number', 'plan.high': 'number' })
})

test('thresholds have points and, except the rescue, a value', () => {
  const rule = (values: object) =>
    faultsAfter({
      do: 'component',
      key: 'thresholds',
      values: { rules: [{ rule: 'profit', points: 1, value: 0, ...values }] },
    })
  expect(rule({ points: 0 })).toEqual({ 'thresholds.profit.points': 'points' })
  expect(rule({ value: null })).toEqual({ 'thresholds.profit.value': 'number' })
  expect(rule({ rule: 'noRescue', value: null })).toEqual({})
  expect(faultsAfter({ do: 'component', key: 'thresholds', values: { rules: [] } })).toEqual({
    'thresholds.rules': 'rules',
  })
})

test('a choice of quizzes, of quarters or of components is not empty', () => {
  expect(faultsAfter({ do: 'component', key: 'quiz', values: { quizzes: [] } })).toEqual({
    'quiz.quizzes': 'quizzes',
  })
  expect(faultsAfter({ do: 'scheme', values: { quarters: [] } })).toEqual({ quarters: 'quarters' })
  const removals = defaultDraft().components.map(({ key }) => ({ do: 'remove', key }) as const)
  expect(faultsAfter(...removals)).toEqual({ components: 'components' })
})

test('a table falls from row to row, to 0, and every row has a label', () => {
  const table = (...rows: [min: number | null, label: string][]) =>
    faultsAfter({
      do: 'scale',
      values: { kind: 'table', table: rows.map(([min, label], id) => ({ id, min, label })) },
    })
  expect(table([50, 'A'], [0, 'B'])).toEqual({})
  expect(table([50, ' '], [60, 'B'], [0, 'C'])).toEqual({ 'table.0.label': 'label', 'table.1.min': 'order' })
  expect(table([50, 'A'], [10, 'B'])).toEqual({ 'table.1.min': 'last' })
  expect(table([101, 'A'], [null, 'B'])).toEqual({ 'table.0.min': 'percent', 'table.1.min': 'percent' })
})

test('a grade by rank alone waits for an agreement', () => {
  const byRank: SchemeChange[] = [
    ...defaultDraft().components.map(({ key }) => ({ do: 'remove', key }) as const),
    { do: 'add', kind: 'value' },
    { do: 'component', key: 'value', values: { normalisation: 'minmax' } },
  ]
  expect(faultsAfter(...byRank)).toEqual({ rank: 'rank' })
  expect(faultsAfter(...byRank, { do: 'scheme', values: { acceptRank: true } })).toEqual({})
})
