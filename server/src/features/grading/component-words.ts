import type { QuarterKind } from '@trimestre/contract/grade-texts/types'
import { exact } from '../../platform/exact.ts'
import type { Comparison } from './comparison.ts'
import type { ComputedComponent, ComputedGrade, FrozenGrades, StoredComponent } from './grades.ts'
import type { Notation } from './notation.ts'
import { isOfTeam } from './scheme.ts'

export type ComponentInRow = {
  component: StoredComponent
  computed: ComputedComponent
  row: ComputedGrade
  missing: FrozenGrades['scheme']['missing']
  comparison: Comparison
  /** Whether nothing of what the others reached may be told. */
  isDiscreet: boolean
  notation: Notation
}

/** Returns the name of a component: the one that staff gave, or that of its kind. */
export const labelOf = ({ label, kind }: StoredComponent, { texts }: Notation): string =>
  label.trim() === '' ? texts.kinds[kind] : label

/** Writes how a component was measured and what it adds to the total. */
export function wordComponent(given: ComponentInRow): string {
  const { raw, score } = given.computed
  if (raw === null || score === null) return wordMissing(given)
  return [
    wordMeasure(given, raw, score),
    wordScore(given, raw, score),
    wordContribution(given, score),
    wordDetails(given),
  ].join('')
}

function wordMissing({ component, computed, row, missing, notation }: ComponentInRow): string {
  const { texts, fill } = notation
  const reason = fill(texts.missing[computed.isExcused ? 'excused' : component.kind], {
    label: labelOf(component, notation),
  })
  const isZero = missing === 'zero' && !computed.isExcused
  const consequence = isZero ? texts.zero : row.weight > 0 ? texts.redistributed : texts.uncounted
  return reason + fill(consequence, { weight: component.weight })
}

/** Kinds whose `num` and `den` are counted, not summed from scores. */
const isCounted = ({ kind }: StoredComponent): boolean =>
  kind === 'thresholds' || kind === 'progress' || kind === 'journal' || kind === 'engagement'

function wordMeasure(
  { component, computed: { num, den }, notation }: ComponentInRow,
  raw: number,
  score: number,
): string {
  const { texts, fill, number } = notation
  const measure = fill(texts.measured[component.kind], {
    label: labelOf(component, notation),
    num: isCounted(component) ? num : number(num ?? 0),
    den,
    raw: number(raw, 2),
  })
  if (component.kind === 'value') return measure
  const isRounded = component.normalisation === 'absolute' && raw !== score
  return (
    measure + fill(isRounded ? texts.soRounded : texts.so, { raw: number(raw, 2), score: number(score, 2) })
  )
}

/** Writes how the score comes from the raw value, where it is not the same. */
function wordScore(
  { component, comparison, isDiscreet, notation }: ComponentInRow,
  raw: number,
  score: number,
): string {
  const { texts, fill, number, result } = notation
  const between = (low: number, high: number) => {
    const value = exact(raw)
      .sub(exact(low))
      .mul(100)
      .div(exact(high).sub(exact(low)))
    const [a, b, c] = [raw, low, high].map(each => notation.operand(each, 2))
    return { value, formula: `100 × (${a} − ${b}) / (${c} − ${b}) ${result(value, 2)}` }
  }
  switch (component.normalisation) {
    case 'absolute':
      return ''
    case 'linear': {
      const [low, high] = [component.low ?? 0, component.high ?? 100]
      const { value, formula } = between(low, high)
      const isCut = value.lt(0) || value.gt(100)
      return fill(isCut ? texts.linearCut : texts.linear, {
        low: number(low),
        high: number(high),
        formula,
        score: number(score, 2),
      })
    }
    case 'percentile': {
      const n = comparison.count
      if (n === 1) return fill(texts.percentileAlone, { score: number(score, 2) })
      const { below, equal } = comparison.placeOf(raw)
      const value = exact(100 * below + 50 * equal).div(n - 1)
      const formula = `100 × (${number(below)} + ${number(equal)} / 2) / (${number(n)} − 1) ${result(value, 2)}`
      return fill(texts.percentile, { n, below, equal, formula })
    }
    case 'minmax': {
      const { lowest, highest } = comparison
      if (isDiscreet) return fill(texts.minmaxDiscreet, { score: number(score, 2) })
      if (lowest === highest) return fill(texts.minmaxSame, { score: number(score, 2) })
      const { formula } = between(lowest, highest)
      return fill(texts.minmax, { lowest: number(lowest, 2), highest: number(highest, 2), formula })
    }
  }
}

/** Returns the product that a component brings to the sum, such as « 60,00 × 1,000 × 30 ». */
export function productOf({ component, row, notation: { number } }: ComponentInRow, score: number) {
  const factors = isOfTeam(component) ? [number(row.factor.effective, 3)] : []
  return {
    formula: [number(score, 2), ...factors, number(component.weight)].join(' × '),
    value: exact(score)
      .mul(isOfTeam(component) ? exact(row.factor.effective) : 1)
      .mul(component.weight),
  }
}

function wordContribution(given: ComponentInRow, score: number): string {
  const { component, row, notation } = given
  const { texts, fill, number, result } = notation
  const factor = isOfTeam(component) ? fill(texts.factor, { factor: number(row.factor.effective, 3) }) : ''
  const { weight } = component
  if (row.weight === 0) return factor
  const { formula, value } = productOf(given, score)
  return (
    factor +
    fill(texts.weight, {
      weight,
      formula: `${formula} / ${number(row.weight)} ${result(value.div(row.weight), 7, 2)}`,
    })
  )
}

function wordDetails({ component, computed: { measured }, notation }: ComponentInRow): string {
  const { texts, fill, number } = notation
  const quarterKind = isByQuarter(component.kind) ? component.kind : undefined
  const items = [
    ...(measured.rules ?? []).map(rule => wordRule(rule, notation)),
    ...(quarterKind === undefined ? [] : (measured.quarters ?? [])).map(({ quarter, value }) =>
      wordQuarter(quarterKind ?? 'journal', quarter, value, notation),
    ),
    ...(measured.quizzes ?? []).map(({ title, score }) =>
      fill(score === null ? texts.quizUnopened : texts.quiz, { title, score: number(score ?? 0, 2) }),
    ),
  ]
  // Items are whole texts: a place would give them a direction of their own.
  const [before = '', after = ''] = texts.details.split('{list}')
  return items.length === 0 ? '' : before + items.join(texts.semicolon) + after
}

const quarterKinds: readonly string[] = [
  'plan',
  'progress',
  'journal',
  'engagement',
  'value',
] satisfies QuarterKind[]
const isByQuarter = (kind: string): kind is QuarterKind => quarterKinds.includes(kind)

function wordQuarter(
  kind: QuarterKind,
  quarter: number,
  value: number | null,
  { texts, fill, number }: Notation,
): string {
  if (value === null) return fill(texts.quarterWithout[kind], { quarter })
  const isAmount = kind === 'plan' || kind === 'value'
  return fill(texts.quarterOf[kind], { quarter, value: isAmount ? number(value, 2) : value })
}

type MeasuredRule = NonNullable<ComputedComponent['measured']['rules']>[number]

function wordRule({ rule, points, value, figure, isReached }: MeasuredRule, notation: Notation): string {
  const { texts, fill, number } = notation
  if (figure === null || !isRule(rule, texts.rules)) return fill(texts.ruleUnmeasured, { points })
  const amount = (given: number) => number(given, rule === 'service' || Number.isInteger(given) ? 0 : 2)
  const compared = fill(texts.rules[rule], { figure: amount(figure), value: amount(value ?? 0) })
  return compared + fill(isReached ? texts.ruleReached : texts.ruleMissed, { points })
}

const isRule = <T extends object>(rule: string, rules: T): rule is keyof T & string =>
  Object.hasOwn(rules, rule)
