import type { QuizFigure } from '@trimestre/contract/quiz-texts/types'
import type { QuizMode } from '@trimestre/contract/quizzes'
import { Fraction } from 'fraction.js'
import type { DrawnQuestion } from '../../platform/db/schema.ts'
import { exact, rounded } from '../../platform/exact.ts'
import { shuffle } from '../../platform/seeded-order.ts'
import { evaluate, exactFigures, figuresOf, holds, notationOf, type ReadFigure } from './formula.ts'
import { type Template, type Tolerance, templates } from './templates.ts'

/** A question about a company, before its options are put in an order. */
export type Question = Omit<DrawnQuestion, 'options'>

/** How many typical errors a question of choice has at least. */
const errorsOfChoiceMin = 2

/** What decides which questions a quiz asks. */
export type QuizChoice = {
  mode: QuizMode
  /** Questions of this level of the game at most. */
  level: number
  templates: readonly string[] | null
  count: number | null
  seed: number
}

/** Returns how far an answer may be from a key. */
export function toleranceOf(tolerance: Tolerance, key: number, decimals: number): number {
  if (typeof tolerance === 'number') return tolerance
  const share = exact(key).abs().mul(exact(tolerance.percent)).div(100)
  const lastDecimal = new Fraction(1, 10 ** decimals)
  const most = exact(rounded(share, decimals))
  return rounded(most.gt(lastDecimal) ? most : lastDecimal, decimals)
}

/** Whether two values are at most as far apart as the tolerance. */
export const isWithin = (one: number, other: number, tolerance: number): boolean =>
  exact(one).sub(exact(other)).abs().lte(exact(tolerance))

/** Returns the question of a template about a company; null where the template does not apply to it. */
export function questionOf(template: Template, read: ReadFigure, mode: QuizMode): Question | null {
  const { id, unit, decimals } = template
  if (!template.conditions.every(condition => holds(condition, read))) return null
  const value = evaluate(template.key, read)
  if (value === null) return null
  const key = rounded(value, decimals)
  const tolerance = toleranceOf(template.tolerance, key, decimals)
  const errors: Question['errors'] = []
  for (const [index, formula] of template.errors.entries()) {
    const found = evaluate(formula, read)
    if (found === null) continue
    const error = rounded(found, decimals)
    const others = [key, ...errors.map(each => each.value)]
    if (!others.some(other => isWithin(error, other, tolerance))) errors.push({ index, value: error })
  }
  if (mode === 'choice' && errors.length < errorsOfChoiceMin) return null
  const worked = { formula: notationOf(template.key), figures: figuresUsed(template, read) }
  return { template: id, unit, decimals, key, tolerance, errors, worked }
}

const figuresUsed = ({ key }: Template, read: ReadFigure): Record<string, number> =>
  Object.fromEntries(figuresOf(key).map(figure => [figure, read(figure)?.valueOf() ?? 0]))

/** Returns the questions of all templates that apply to a company, in the order of their ids, or as a quiz names them. */
export function questionsFor(
  { mode, level, templates: ids }: Pick<QuizChoice, 'mode' | 'level' | 'templates'>,
  numberOf: (figure: QuizFigure) => number | null,
): Question[] {
  const read = exactFigures(numberOf)
  const named = ids === null ? templates : ids.flatMap(id => templates.filter(each => each.id === id))
  return named.filter(each => each.level <= level).flatMap(each => questionOf(each, read, mode) ?? [])
}

const modulus = 2_147_483_647
const seedStep = 1_000_003

/** Draws the questions of a person about the company: always the same ones for the same quiz, person and figures. */
export function drawQuestions(
  quiz: QuizChoice,
  userId: number,
  numberOf: (figure: QuizFigure) => number | null,
): DrawnQuestion[] {
  const applying = questionsFor(quiz, numberOf)
  const seed = (quiz.seed * seedStep + userId) % modulus
  const chosen = quiz.count === null ? applying : shuffle(applying, seed).slice(0, quiz.count)
  return chosen.map((question, index) => ({
    ...question,
    options: quiz.mode === 'choice' ? optionsOf(question, seed + index + 1) : null,
  }))
}

const optionsOf = ({ key, errors }: Question, seed: number): number[] =>
  shuffle([key, ...errors.map(({ value }) => value)], seed)
