import type { GradeScheme, StoredScheme } from '@trimestre/contract/grading'
import {
  componentsMax,
  defaultThresholds,
  defaultValueRange,
  defaultWeights,
  type GradeKind,
  gradeKinds,
  letterRows,
  type MissingRule,
  type Normalisation,
  relativeNormalisations,
  type ThresholdRule,
  thresholdRules,
} from '@trimestre/contract/grading-defaults'

/** A number as it is typed: null is an empty field, NaN a text that is not a number. */
type Typed = number | null

export type DraftRule = { rule: ThresholdRule; points: Typed; value: Typed }

export type DraftComponent = {
  key: string
  kind: GradeKind
  /** Empty for the name of the kind. */
  label: string
  weight: Typed
  normalisation: Normalisation
  low: Typed
  high: Typed
  /** Of thresholds. */
  rules: readonly DraftRule[]
  /** Of quizzes: null for all that are closed and count. */
  quizzes: readonly number[] | null
}

export type DraftScaleRow = { id: number; min: Typed; label: string }

/** The scales of all kinds, so that another kind can be tried without losing what was typed. */
export type DraftScale = {
  kind: 'number' | 'letters' | 'table'
  max: number
  step: number
  table: readonly DraftScaleRow[]
}

/** A scheme while it is edited, which may not be valid yet. */
export type Draft = {
  components: readonly DraftComponent[]
  missing: MissingRule
  quarters: readonly number[] | null
  scale: DraftScale
  peerRound: number | null
  acceptRank: boolean
}

export type SchemeChange =
  | { do: 'replace'; draft: Draft }
  | { do: 'component'; key: string; values: Partial<Omit<DraftComponent, 'key' | 'kind'>> }
  | { do: 'add'; kind: GradeKind }
  | { do: 'remove'; key: string }
  | { do: 'spread' }
  | { do: 'scheme'; values: Partial<Omit<Draft, 'components' | 'scale'>> }
  | { do: 'scale'; values: Partial<DraftScale> }

const rulesByDefault = (): DraftRule[] => defaultThresholds.map(rule => ({ rule, ...thresholdRules[rule] }))

const newComponent = (kind: GradeKind, key: string, weight: number): DraftComponent => ({
  key,
  kind,
  label: '',
  weight,
  normalisation: kind === 'value' ? 'linear' : 'absolute',
  low: kind === 'value' ? defaultValueRange.low : 0,
  high: kind === 'value' ? defaultValueRange.high : 100,
  rules: kind === 'thresholds' ? rulesByDefault() : [],
  quizzes: null,
})

const tableByDefault = (): DraftScaleRow[] => letterRows.map((row, id) => ({ id, ...row }))

/** The scheme of a game whose staff have chosen nothing. */
export const defaultDraft = (): Draft => ({
  components: gradeKinds
    .filter((kind): kind is keyof typeof defaultWeights => kind in defaultWeights)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
    .map(kind => newComponent(kind, kind, defaultWeights[kind])),
  missing: 'redistribute',
  quarters: null,
  scale: { kind: 'number', max: 20, step: 0.01, table: tableByDefault() },
  peerRound: null,
  acceptRank: false,
})

const order: readonly string[] = Object.keys(defaultWeights)

/** Returns a stored scheme as it is edited. */
export function draftOf(scheme: StoredScheme): Draft {
  const { components, missing, quarters, scale, peerRound, acceptRank } = scheme
  return {
    components: components.map(component => ({
      ...newComponent(component.kind, component.key, component.weight),
      label: component.label,
      normalisation: component.normalisation,
      ...(component.low !== null && { low: component.low }),
      ...(component.high !== null && { high: component.high }),
      ...(component.options.rules && { rules: component.options.rules }),
      quizzes: component.options.quizzes,
    })),
    missing,
    quarters,
    scale: {
      kind: scale.kind,
      max: scale.kind === 'number' ? scale.max : 20,
      step: scale.kind === 'number' ? scale.step : 0.01,
      table: scale.kind === 'table' ? scale.table.map((row, id) => ({ id, ...row })) : tableByDefault(),
    },
    peerRound,
    acceptRank,
  }
}

/** Returns what is sent of a draft without faults. */
export function schemeOf(draft: Draft): GradeScheme {
  const { components, missing, quarters, scale, peerRound, acceptRank } = draft
  return {
    components: components.map(component => ({
      key: component.key,
      kind: component.kind,
      label: component.label.trim() || null,
      weight: component.weight ?? 0,
      normalisation: component.normalisation,
      low: component.normalisation === 'linear' ? component.low : null,
      high: component.normalisation === 'linear' ? component.high : null,
      options: {
        rules: component.kind === 'thresholds' ? component.rules.map(ruleOf) : null,
        quizzes: component.kind === 'quiz' && component.quizzes ? [...component.quizzes] : null,
      },
    })),
    missing,
    quarters: quarters && [...quarters],
    scale: scaleOf(scale),
    peerRound,
    acceptRank: acceptRank && isRankAlone(draft),
  }
}

const ruleOf = ({ rule, points, value }: DraftRule) => ({
  rule,
  points: points ?? 0,
  value: thresholdRules[rule].value === null ? null : value,
})

function scaleOf({ kind, max, step, table }: DraftScale): GradeScheme['scale'] {
  if (kind === 'letters') return { kind }
  if (kind === 'table')
    return { kind, table: table.map(({ min, label }) => ({ min: min ?? 0, label: label.trim() })) }
  return { kind, max, step } as GradeScheme['scale']
}

const isMeasuredByRank = ({ kind, normalisation }: DraftComponent): boolean =>
  kind === 'value' && relativeNormalisations.includes(normalisation)

/** Whether the grade hangs on the rank of companies for more than half, which staff must agree to. */
export const isRankAlone = ({ components }: Pick<Draft, 'components'>): boolean =>
  weightSum(components.filter(isMeasuredByRank)) > 50

export const weightSum = (components: readonly Pick<DraftComponent, 'weight'>[]): number =>
  components.reduce((sum, { weight }) => sum + (weight || 0), 0)

/** Returns a key that no component has: `quiz`, then `quiz_2`. */
function freeKey(components: readonly DraftComponent[], kind: GradeKind): string {
  const taken = new Set(components.map(({ key }) => key))
  if (!taken.has(kind)) return kind
  let number = 2
  while (taken.has(`${kind}_${number}`)) number += 1
  return `${kind}_${number}`
}

/** Returns whole weights in the same proportions that add up to 100, by the largest remainders. */
export function spreadTo100(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const parts = weights.map(weight => (sum > 0 ? (weight * 100) / sum : 100 / weights.length))
  const whole = parts.map(Math.floor)
  const left = 100 - whole.reduce((total, weight) => total + weight, 0)
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

export function changeScheme(draft: Draft, change: SchemeChange): Draft {
  const { components } = draft
  switch (change.do) {
    case 'replace':
      return change.draft
    case 'component':
      return {
        ...draft,
        components: components.map(each => (each.key === change.key ? { ...each, ...change.values } : each)),
      }
    case 'add': {
      if (components.length >= componentsMax) return draft
      // The new component takes what is missing.
      const weight = Math.max(0, 100 - weightSum(components))
      const added = newComponent(change.kind, freeKey(components, change.kind), weight)
      return { ...draft, components: [...components, added] }
    }
    case 'remove':
      return { ...draft, components: components.filter(({ key }) => key !== change.key) }
    case 'spread': {
      const weights = spreadTo100(components.map(({ weight }) => Math.max(0, weight || 0)))
      return {
        ...draft,
        components: components.map((each, index) => ({ ...each, weight: weights[index] ?? 0 })),
      }
    }
    case 'scheme':
      return { ...draft, ...change.values }
    case 'scale':
      return { ...draft, scale: { ...draft.scale, ...change.values } }
  }
}

/** Whether two drafts would be stored alike. */
export const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(schemeOf(one)) === JSON.stringify(schemeOf(other))
