import type { StoredScheme } from '@trimestre/contract/grading'

/*
 * Grades as they are computed and frozen, without words: these are written when somebody reads them, in their language.
 */

export type StoredComponent = StoredScheme['components'][number]

/** What a component was measured from, for its sentence; by kind. */
export type Measured = {
  /** Of thresholds: each rule with the figure that was compared, in BA or percent, and whether it was reached. */
  rules?: { rule: string; points: number; value: number | null; figure: number | null; isReached: boolean }[]
  /** Of what is counted by quarter: what each quarter gave; null where it gave nothing to count. */
  quarters?: { quarter: number; value: number | null }[]
  /** Of quizzes: the title and the score of each; null for one that the person never opened. */
  quizzes?: { id: number; title: string; score: number | null }[]
}

export type ComputedComponent = {
  key: string
  num: number | null
  den: number
  /** Four decimals; null when it is missing or excused. */
  raw: number | null
  /** Two decimals, 0 to 100; null with `raw`. */
  score: number | null
  isExcused: boolean
  /** Seven decimals: what it adds to the total, before the total is cut to 100; null when it does not count. */
  contribution: number | null
  measured: Measured
}

export type ComputedGrade = {
  userId: number
  username: string
  /** The company held last in the quarters that count. */
  companyId: number
  companyName: string
  components: ComputedComponent[]
  /** The peer factor; three decimals. */
  factor: { proposed: number; effective: number }
  /** Whether weights of missing components went to the others. */
  isRedistributed: boolean
  /** The sum of the weights that count. */
  weight: number
  /** Seven decimals; null when nothing could be measured. */
  total: number | null
  /** A number, or a label. */
  grade: number | string | null
  adjustment: {
    amount: number
    reason: string
    at: string
    by: { id: number; username: string } | null
  } | null
  final: number | string | null
}

export type CountedQuarter = { round: number; quarter: number; version: number }

/** What a frozen version holds, and what a preview is made of. */
export type FrozenGrades = {
  scheme: StoredScheme
  /** Of quizzes and the peer evaluation that the scheme names, so that sentences can name them. */
  quarters: CountedQuarter[]
  rows: ComputedGrade[]
}
