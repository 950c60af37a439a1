import type { GradeKind, ThresholdRule } from '../grading-defaults.ts'
import type { TeachingLanguage } from '../teaching-texts/types.ts'

/*
 * The computation of grades in sentences, which the server writes: on screens and in files. Places and plurals are those
 * of `teaching-texts/fill.ts`. A {formula} is written by the server, in the notation of the language. Texts that follow
 * another one begin with the space or the comma between them.
 */

/** The kinds that are counted by quarter. */
export type QuarterKind = 'plan' | 'progress' | 'journal' | 'engagement' | 'value'

export type GradeTexts = {
  language: TeachingLanguage
  /** The names of the kinds, for components that staff gave no name. */
  kinds: Readonly<Record<GradeKind, string>>

  /** What was measured: {label}, and {num} of {den}; of `value`, the amount {raw}. Is followed by `so`. */
  measured: Readonly<Record<GradeKind, string>>
  /** The raw value out of 100; where it is the score itself, or is rounded to it. */
  so: string
  soRounded: string
  /** How the score comes from the raw value. */
  linear: string
  linearCut: string
  percentile: string
  percentileAlone: string
  minmax: string
  minmaxSame: string
  /** For a person who is compared with fewer than four others, whose results are not told. */
  minmaxDiscreet: string
  factor: string
  weight: string

  /** Why a component is missing: {label}. Is followed by one of the three below. */
  missing: Readonly<Record<GradeKind | 'excused', string>>
  redistributed: string
  zero: string
  /** Where no weight is left to go to. */
  uncounted: string

  /** Introduces the {list} of what was measured. */
  details: string
  /** The marks between the items of that list, and of a list of numbers. */
  semicolon: string
  comma: string
  /** A rule with what was compared; is followed by whether it was reached. */
  rules: Readonly<Record<ThresholdRule, string>>
  ruleReached: string
  ruleMissed: string
  /** Of `service`, which cannot be measured without demand. */
  ruleUnmeasured: string
  /** What a quarter gave, and a quarter that gave nothing to count. */
  quarterOf: Readonly<Record<QuarterKind, string>>
  quarterWithout: Readonly<Record<QuarterKind, string>>
  quiz: string
  quizUnopened: string

  /** Of the whole row. */
  quarters: string
  quarterVersion: string
  noQuarters: string
  weights: string
  total: string
  totalCut: string
  totalRounded: string
  notGraded: string
  scaleNumber: string
  scaleLabel: string
  adjustment: string
  adjustmentPoints: string
  /** In place of the author of an adjustment whose account was erased. */
  erasedAuthor: string
  final: string
  finalCut: string
  finalLabel: string

  /** The words of the workbook: columns, and what its rows are about. */
  file: {
    userId: string
    username: string
    company: string
    /** Of a component: {label}. */
    num: string
    den: string
    raw: string
    score: string
    factor: string
    total: string
    grade: string
    adjustment: string
    final: string
    frozen: string
    difference: string
    key: string
    kind: string
    weight: string
    normalisation: string
    low: string
    high: string
    team: string
    name: string
    component: string
    computation: string
    /** The last rows of a person, about the whole grade. */
    whole: string
    version: string
    provisional: string
  }
}
