import { pointsByAttempt } from '@trimestre/contract/quiz-limits'
import { Fraction } from 'fraction.js'
import type { DrawnQuestion } from '../../platform/db/schema.ts'
import { exact, rounded, sum } from '../../platform/exact.ts'
import { isWithin } from './questions.ts'

/** An answer as it is stored: of a question of choice, the value is the index of the option. */
export type Answer = { question: number; attempt: number; value: number; isRight: boolean }

/** Returns the figure that an answer stands for. */
const figureOf = ({ options }: DrawnQuestion, value: number): number =>
  options === null ? value : (options[value] ?? Number.NaN)

export const isRightAnswer = (question: DrawnQuestion, value: number): boolean =>
  isWithin(figureOf(question, value), question.key, question.tolerance)

/** Returns the index in its template of the first typical error that leads to an answer; undefined without one. */
export function errorOf(question: DrawnQuestion, value: number): number | undefined {
  const figure = figureOf(question, value)
  return question.errors.find(error => isWithin(figure, error.value, question.tolerance))?.index
}

export const pointsAt = (attempt: number): number => pointsByAttempt[attempt - 1] ?? 0

/** Whether a question waits for another answer. */
export const attemptsLeft = (answers: readonly Answer[], attempts: number): number =>
  answers.some(({ isRight }) => isRight) ? 0 : Math.max(attempts - answers.length, 0)

/** Returns the points of a paper. */
export function pointsOf(answers: readonly Answer[]): number {
  return sum(
    answers.filter(({ isRight }) => isRight).map(({ attempt }) => exact(pointsAt(attempt))),
  ).valueOf()
}

/** Returns the score of a paper out of 100; null without a question, since nothing was asked. */
export const scoreOf = (questions: number, answers: readonly Answer[]): number | null =>
  questions === 0 ? null : rounded(new Fraction(100).mul(exact(pointsOf(answers))).div(questions), 2)
