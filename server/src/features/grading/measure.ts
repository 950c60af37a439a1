import type { StoredScheme } from '@trimestre/contract/grading'
import type { Fraction } from 'fraction.js'
import { exact, rounded, sum } from '../../platform/exact.ts'
import type { Measure } from './compute.ts'
import type { StoredComponent } from './grades.ts'

/** The figures of a company in a counted quarter that grades are computed from; amounts in BA. */
export type QuarterFigures = {
  quarter: number
  resultatNet: number
  liquidites: number
  pretUrgence: number
  capitauxPropres: number
  valeurSociete: number
  nombreProduitVendu: number
  demande: number
}

export type CompanyRecord = {
  /** Of the counted quarters in which the company has a result, in their order. */
  figures: readonly QuarterFigures[]
  /** By quarter; none where nothing was predicted. */
  planScores: ReadonlyMap<number, number>
  /** How many of the four parts of the journal are done, by quarter. */
  journalParts: ReadonlyMap<number, number>
}

export type CountedQuiz = { id: number; title: string; scores: ReadonlyMap<number, number | null> }

/** What the measures of a person are taken from. */
export type Sources = {
  /** The numbers of the counted quarters, in their order. */
  quarters: readonly number[]
  company: CompanyRecord
  /** The quarters in which the person decided. */
  attended: ReadonlySet<number>
  quizzes: readonly CountedQuiz[]
  markOf(key: string): number | null
}

const journalPartCount = 4
const nothing: Measure = { num: null, den: 0, measured: {} }

/** Measures every component of a scheme for a person. */
export const measuresOf = (
  { components }: Pick<StoredScheme, 'components'>,
  userId: number,
  sources: Sources,
): Measure[] => components.map(component => measure(component, userId, sources))

function measure(component: StoredComponent, userId: number, sources: Sources): Measure {
  const { company, quarters } = sources
  switch (component.kind) {
    case 'plan':
      return measurePlan(quarters, company)
    case 'thresholds':
      return measureThresholds(component, company.figures)
    case 'progress':
      return measureProgress(company.figures)
    case 'journal':
      return byQuarter(quarters, journalPartCount, quarter => company.journalParts.get(quarter) ?? 0)
    case 'engagement':
      return byQuarter(quarters, 1, quarter => (sources.attended.has(quarter) ? 1 : 0))
    case 'quiz':
      return measureQuizzes(component, userId, sources.quizzes)
    case 'value':
      return measureValue(company.figures)
    case 'manual': {
      const mark = sources.markOf(component.key)
      return mark === null ? nothing : { num: mark, den: 100, measured: {} }
    }
  }
}

function byQuarter(quarters: readonly number[], most: number, given: (quarter: number) => number): Measure {
  const measured = quarters.map(quarter => ({ quarter, value: given(quarter) }))
  return {
    num: measured.reduce((total, { value }) => total + value, 0),
    den: most * quarters.length,
    measured: { quarters: measured },
  }
}

function measurePlan(quarters: readonly number[], { planScores }: CompanyRecord): Measure {
  const measured = quarters.map(quarter => ({ quarter, value: planScores.get(quarter) ?? null }))
  const given = measured.flatMap(({ value }) => value ?? [])
  return { num: totalOf(given), den: 100 * given.length, measured: { quarters: measured } }
}

const totalOf = (figures: readonly number[]): number => rounded(sum(figures.map(exact)), 2)

/** The first quarter has none before it to be compared with. */
function measureProgress(figures: readonly QuarterFigures[]): Measure {
  const measured = figures.map(({ quarter, resultatNet }, index) => {
    const before = figures[index - 1]
    return { quarter, value: before === undefined ? null : resultatNet > before.resultatNet ? 1 : 0 }
  })
  const compared = measured.flatMap(({ value }) => value ?? [])
  return { num: totalOf(compared), den: compared.length, measured: { quarters: measured } }
}

function measureValue(figures: readonly QuarterFigures[]): Measure {
  const last = figures.at(-1)
  if (last === undefined) return nothing
  const { quarter, valeurSociete } = last
  return { num: valeurSociete, den: 1, measured: { quarters: [{ quarter, value: valeurSociete }] } }
}

function measureQuizzes(
  { options }: StoredComponent,
  userId: number,
  quizzes: readonly CountedQuiz[],
): Measure {
  const counted = quizzes.filter(
    // Who was not asked is not absent.
    ({ id, scores }) => scores.has(userId) && (options.quizzes === null || options.quizzes.includes(id)),
  )
  const measured = counted.map(({ id, title, scores }) => ({ id, title, score: scores.get(userId) ?? null }))
  return {
    num: totalOf(measured.map(({ score }) => score ?? 0)),
    den: 100 * measured.length,
    measured: { quizzes: measured },
  }
}

type Rule = NonNullable<StoredComponent['options']['rules']>[number]

function measureThresholds({ options }: StoredComponent, figures: readonly QuarterFigures[]): Measure {
  if (figures.length === 0) return nothing
  const rules = (options.rules ?? []).map(rule => {
    const figure = figureOf(rule.rule, figures)
    const isReached = figure !== null && reaches(rule, figure)
    return { ...rule, figure: figure === null ? null : rounded(figure, 2), isReached }
  })
  const pointsOf = (counted: readonly Rule[]) => counted.reduce((total, { points }) => total + points, 0)
  return {
    num: pointsOf(rules.filter(({ isReached }) => isReached)),
    den: pointsOf(rules),
    measured: { rules },
  }
}

/** Returns the figure that a rule compares; what holds in every quarter is compared where it was worst. */
function figureOf(rule: Rule['rule'], figures: readonly QuarterFigures[]): Fraction | null {
  const last = figures.at(-1)
  const all = (key: keyof QuarterFigures) => figures.map(quarter => quarter[key])
  switch (rule) {
    case 'profit':
      return sum(all('resultatNet').map(exact))
    case 'cash':
      return exact(Math.min(...all('liquidites')))
    case 'noRescue':
      return exact(Math.max(...all('pretUrgence')))
    case 'equity':
      return exact(last?.capitauxPropres ?? 0)
    case 'netValue':
      return exact(last?.valeurSociete ?? 0)
    case 'service': {
      const demand = sum(all('demande').map(exact))
      return demand.gt(0) ? sum(all('nombreProduitVendu').map(exact)).mul(100).div(demand) : null
    }
  }
}

const reaches = ({ rule, value }: Rule, figure: Fraction): boolean =>
  rule === 'noRescue' ? figure.equals(0) : figure.gte(exact(value ?? 0))
