/*
 * The scheme of a grade: what counts, how much, and how it becomes a number. Web and server read the same rules.
 */

export const gradeKinds = [
  'plan',
  'thresholds',
  'progress',
  'journal',
  'engagement',
  'quiz',
  'value',
  'manual',
] as const
export type GradeKind = (typeof gradeKinds)[number]

/** The kinds that are the same for all members of a company; the others are of each person. */
export const teamKinds: readonly GradeKind[] = ['plan', 'thresholds', 'progress', 'journal', 'value']

export const normalisations = ['absolute', 'linear', 'percentile', 'minmax'] as const
export type Normalisation = (typeof normalisations)[number]

/** In these, the score of a person also depends on the others. */
export const relativeNormalisations: readonly Normalisation[] = ['percentile', 'minmax']

/** The thresholds by name, with their points and values by default: BA, or percent of demand served. */
export const thresholdRules = {
  profit: { points: 2, value: 0 },
  cash: { points: 1, value: 0 },
  noRescue: { points: 1, value: null },
  equity: { points: 1, value: 300_000 },
  netValue: { points: 1, value: 300_000 },
  service: { points: 1, value: 90 },
} as const
export type ThresholdRule = keyof typeof thresholdRules
export const thresholdRuleNames = Object.keys(thresholdRules) as [ThresholdRule, ...ThresholdRule[]]

/** The rules of the component `thresholds` unless staff choose others. */
export const defaultThresholds: readonly ThresholdRule[] = ['profit', 'cash', 'noRescue', 'service']

/** What becomes of the weight of a score that is missing: it goes to the others, or counts as zero. */
export const missingRules = ['redistribute', 'zero'] as const
export type MissingRule = (typeof missingRules)[number]

export const gradeScaleKinds = ['number', 'letters', 'table'] as const
export const gradeMaxima = [20, 100] as const
export const gradeSteps = [0.01, 0.05, 0.1, 0.25, 0.5, 1] as const

/** The letters with the totals from which they are given. */
export const letterRows = [
  { min: 90, label: 'A' },
  { min: 80, label: 'B' },
  { min: 70, label: 'C' },
  { min: 60, label: 'D' },
  { min: 0, label: 'F' },
] as const

/** The values of companies, in BA, that score 0 and 100 by default. */
export const defaultValueRange = { low: 250_000, high: 400_000 } as const

/** The components of a game whose staff have chosen nothing, with their weights. */
export const defaultWeights = {
  thresholds: 30,
  plan: 20,
  quiz: 20,
  journal: 15,
  engagement: 15,
} as const satisfies Partial<Record<GradeKind, number>>

export const componentsMax = 12
export const componentLabelMax = 60
export const gradeLabelMax = 80
export const adjustmentReasonMin = 10
export const adjustmentReasonMax = 1000
/** The longest request for a review, and the longest answer to one, in characters. */
export const reviewTextMax = 2000
