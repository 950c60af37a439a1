import type { DebriefFigures } from '@trimestre/contract/debrief'
import type { CauseKind, ExplanationCause } from '@trimestre/contract/explanations'
import type { NamedFigure, QuestionId } from '@trimestre/contract/teaching-texts/types'
import type { DecisionKey, ResultFieldKey } from '@trimestre/engine'
import type { Fraction } from 'fraction.js'
import { exact, rounded, sum } from '../../../platform/exact.ts'
import type { ClassQuarter, CompanyQuarter } from '../class-quarter.ts'

/** What a template found in a quarter; the size is its strength in hundredths. */
export type Found = {
  size: Fraction
  /** The only company that the question is about. */
  subject?: CompanyQuarter
  figures: DebriefFigures
  answer: DebriefFigures
  /** The figure that the link opens; null where no figure of a result is the evidence. */
  evidence: NamedFigure | null
}

/** What a template may look at. */
export type View = {
  quarter: ClassQuarter
  /** Those of the class for staff, the own one for a member. */
  companies: readonly CompanyQuarter[]
  /** Those of them that a question may be about. */
  subjects: readonly CompanyQuarter[]
}

export type Template = {
  id: QuestionId
  /** A: the companies that the reader sees; P: public figures; C: staff only. */
  scope: 'A' | 'P' | 'C'
  /** Returns null when it does not apply. */
  find: (view: View) => Found | null
}

type Companies = readonly CompanyQuarter[]

export const figure = (company: CompanyQuarter, key: ResultFieldKey): Fraction => exact(company.figures[key])

/** Returns a figure of the quarter before, or null. */
export const figureBefore = ({ before }: CompanyQuarter, key: ResultFieldKey): Fraction | null =>
  before && exact(before[key])

/** Returns how much a figure has changed since the quarter before, or null. */
export function changeOf(company: CompanyQuarter, key: ResultFieldKey): Fraction | null {
  const before = figureBefore(company, key)
  return before && figure(company, key).sub(before)
}

export const total = (companies: Companies, key: ResultFieldKey): Fraction =>
  sum(companies.map(company => figure(company, key)))

/** Returns the sum over the companies that have a quarter before, or null when none has. */
export function totalBefore(companies: Companies, key: ResultFieldKey): Fraction | null {
  const known = companies.flatMap(company => figureBefore(company, key) ?? [])
  return known.length === 0 ? null : sum(known)
}

export const mean = (companies: Companies, key: ResultFieldKey): Fraction | null =>
  ratio(total(companies, key), exact(companies.length))

/** Returns a quotient, or null where the divisor is not above zero. */
export const ratio = (part: Fraction | null, whole: Fraction | null): Fraction | null =>
  part && whole?.gt(0) ? part.div(whole) : null

/** Returns a number of companies as a share of all companies that the reader sees. */
export const shareOf = (part: Companies, { companies }: View): Fraction =>
  exact(part.length).div(Math.max(companies.length, 1))

export const where = (companies: Companies, key: ResultFieldKey): Companies =>
  companies.filter(({ figures }) => figures[key] > 0)

/** Returns the company with the largest number, the first of equals; a company without one is left out. */
export function largest(
  companies: Companies,
  numberOf: (company: CompanyQuarter) => Fraction | null,
): { company: CompanyQuarter; number: Fraction } | null {
  let best: { company: CompanyQuarter; number: Fraction } | null = null
  for (const company of companies) {
    const number = numberOf(company)
    if (number && (best === null || number.gt(best.number))) best = { company, number }
  }
  return best
}

/** Returns the companies with the lowest and the highest figure, and the distance. */
export function range(companies: Companies, key: ResultFieldKey) {
  const highest = largest(companies, company => figure(company, key))
  const lowest = largest(companies, company => figure(company, key).neg())
  if (highest === null || lowest === null) return null
  return { low: lowest.company, high: highest.company, distance: highest.number.add(lowest.number) }
}

/** Writes amounts, units, shares and points: two decimals at most. */
export const r2 = (value: Fraction | null): number | null => value && rounded(value, 2)

export const percent = (value: Fraction | null): number | null => value && rounded(value.mul(100), 2)

type CausedFigure = keyof CompanyQuarter['causes']

const causesOf = (companies: Companies, caused: CausedFigure): ExplanationCause[] =>
  companies.flatMap(({ causes }) => causes[caused])

const amounts = (causes: readonly ExplanationCause[]): Fraction | null =>
  causes.length === 0 ? null : sum(causes.map(({ amount }) => exact(amount)))

/** Returns the sum of the causes of one kind; null where no cause of any kind is known. */
export function causedBy(companies: Companies, caused: CausedFigure, kind: CauseKind): Fraction | null {
  const causes = causesOf(companies, caused)
  if (causes.length === 0) return null
  return amounts(causes.filter(cause => cause.kind === kind)) ?? exact(0)
}

/** Returns the sum of what some decisions caused; null where they caused nothing that the reader may see. */
export const decided = (
  companies: Companies,
  caused: CausedFigure,
  ...keys: readonly DecisionKey[]
): Fraction | null =>
  amounts(
    causesOf(companies, caused).filter(
      ({ kind, key }) => kind === 'decision' && keys.some(known => known === key),
    ),
  )

/** Returns the decision that raised a figure of a company most. */
export function bestDecision({ causes }: CompanyQuarter, caused: CausedFigure) {
  const [best] = causes[caused]
    .filter(({ kind, amount }) => kind === 'decision' && amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
  return best ?? null
}

/** Returns the sum of a decision in force; null where a company has none. */
export function decisionTotal(companies: Companies, key: DecisionKey): Fraction | null {
  const values = companies.flatMap(({ decisions }) => decisions[key] ?? [])
  return values.length === companies.length ? sum(values.map(exact)) : null
}

/** Returns a number only where it is above zero: a step of an answer that tells of nothing is left out. */
export const ifAny = (value: Fraction | null): Fraction | null => (value?.gt(0) ? value : null)
