import type { Violation } from '@trimestre/contract/errors'
import type { GradeComponent, GradeScheme, GradeWarning, StoredScheme } from '@trimestre/contract/grading'
import {
  defaultThresholds,
  defaultValueRange,
  defaultWeights,
  type GradeKind,
  relativeNormalisations,
  teamKinds,
  thresholdRules,
} from '@trimestre/contract/grading-defaults'
import { violation } from '../../platform/http/refusal.ts'
import type { ComputedGrade, StoredComponent } from './grades.ts'

/** A weight of more than this on the rank of a company needs the agreement of staff. */
const rankWeightMax = 50
/** Fewer companies, or people, than this are too few to be compared. */
const comparedMin = 5

const storedRule = (rule: keyof typeof thresholdRules, given?: { points: number; value?: number | null }) => {
  const { points, value } = thresholdRules[rule]
  return {
    rule,
    points: given?.points ?? points,
    value: rule === 'noRescue' ? null : (given?.value ?? value),
  }
}

const defaultComponent = ([kind, weight]: [string, number]): StoredComponent =>
  completeComponent({ key: kind, kind: kind as GradeKind, weight, normalisation: 'absolute' })

/** Returns the scheme of a game whose staff have chosen nothing. */
export const defaultScheme = (): StoredScheme => ({
  components: Object.entries(defaultWeights).map(defaultComponent),
  missing: 'redistribute',
  quarters: null,
  scale: { kind: 'number', max: 20, step: 0.01 },
  peerRound: null,
  acceptRank: false,
})

/** Fills in everything that was left out. */
export function completeScheme(given: GradeScheme): StoredScheme {
  const { components, missing, quarters, scale, peerRound, acceptRank } = given
  return {
    components: components.map(completeComponent),
    missing,
    quarters: quarters == null ? null : [...new Set(quarters)].sort((a, b) => a - b),
    scale,
    peerRound: peerRound ?? null,
    acceptRank: acceptRank ?? false,
  }
}

function completeComponent({
  key,
  kind,
  label,
  weight,
  normalisation,
  ...given
}: GradeComponent): StoredComponent {
  const isLinear = normalisation === 'linear'
  const range = kind === 'value' ? defaultValueRange : { low: 0, high: 100 }
  const rules = given.options?.rules?.map(each => storedRule(each.rule, each))
  return {
    key,
    kind,
    label: label ?? '',
    weight,
    normalisation,
    low: isLinear ? (given.low ?? range.low) : null,
    high: isLinear ? (given.high ?? range.high) : null,
    options: {
      rules: kind === 'thresholds' ? (rules ?? defaultThresholds.map(rule => storedRule(rule))) : null,
      quizzes: kind === 'quiz' && given.options?.quizzes ? [...new Set(given.options.quizzes)] : null,
    },
  }
}

/** Whether the same score counts for all members of a company, and the peer factor multiplies it. */
export const isOfTeam = ({ kind }: Pick<StoredComponent, 'kind'>): boolean => teamKinds.includes(kind)

const isRelative = ({ normalisation }: StoredComponent): boolean =>
  relativeNormalisations.includes(normalisation)

const rankWeightOf = ({ components }: StoredScheme): number =>
  components
    .filter(component => component.kind === 'value' && isRelative(component))
    .reduce((sum, { weight }) => sum + weight, 0)

/** Returns what makes a scheme impossible, apart from the objects that it names. */
export function faultsOf(scheme: StoredScheme): Violation[] {
  const { components, scale } = scheme
  const weights = components.reduce((sum, { weight }) => sum + weight, 0)
  return [
    ...(weights === 100 ? [] : [violation('components', 'weights-sum')]),
    ...components.flatMap((component, index) => componentFaults(component, index, components)),
    ...(scheme.quarters?.length === 0 ? [violation('quarters', 'empty')] : []),
    ...(scale.kind === 'table' ? tableFaults(scale.table) : []),
    ...(rankWeightOf(scheme) > rankWeightMax && !scheme.acceptRank
      ? [violation('acceptRank', 'rank-alone')]
      : []),
  ]
}

function componentFaults(
  { key, kind, normalisation, low, high }: StoredComponent,
  index: number,
  components: readonly StoredComponent[],
): Violation[] {
  const path = `components[${index}]`
  const isTaken = components.findIndex(each => each.key === key) < index
  return [
    ...(isTaken ? [violation(`${path}.key`, 'taken')] : []),
    ...(kind === 'value' && normalisation === 'absolute'
      ? [violation(`${path}.normalisation`, 'choice')]
      : []),
    ...(low !== null && high !== null && low >= high ? [violation(`${path}.high`, 'out-of-bounds')] : []),
  ]
}

/** The minima of a table fall, and the last one is 0, so that every total has a label. */
const tableFaults = (table: readonly { min: number }[]): Violation[] =>
  table.flatMap(({ min }, index) => {
    const before = table[index - 1]
    const isLast = index === table.length - 1
    const isFault = (before !== undefined && min >= before.min) || (isLast && min !== 0)
    return isFault ? [violation(`scale.table[${index}].min`, 'out-of-bounds')] : []
  })

/** Returns what staff should know of a scheme, and of the grades that it gives where these are known. */
export function warningsOf(scheme: StoredScheme, rows: readonly ComputedGrade[] = []): GradeWarning[] {
  const { components } = scheme
  const scoresOf = (key: string) => rows.filter(row => isMeasured(row, key))
  const unmeasured = rows.length === 0 ? [] : components.filter(({ key }) => scoresOf(key).length === 0)
  const warned = (code: GradeWarning['code'], of: readonly StoredComponent[]): GradeWarning[] =>
    of.map(({ key }) => ({ code, component: key }))
  const few = components.filter(component => {
    if (!isRelative(component)) return false
    const compared = scoresOf(component.key)
    const count = isOfTeam(component)
      ? new Set(compared.map(({ companyId }) => companyId)).size
      : compared.length
    return count > 0 && count < comparedMin
  })
  return [
    ...warned('relative', components.filter(isRelative)),
    ...(rankWeightOf(scheme) > rankWeightMax ? [{ code: 'rank' as const, component: null }] : []),
    ...warned('few-companies', few),
    ...(unmeasured.length === components.length
      ? [{ code: 'nothing-measured' as const, component: null }]
      : warned('nothing-measured', unmeasured)),
  ]
}

const isMeasured = ({ components }: ComputedGrade, key: string): boolean =>
  components.some(component => component.key === key && component.score !== null)
