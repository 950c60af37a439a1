import type { QuizFigure } from '@trimestre/contract/quiz-texts/types'
import { humanFigures } from '../results/units.ts'
import { type StoredStatements, statementFigures } from '../statements/service.ts'

/** What is stored of a company in the quarter of a quiz, and its result of the quarter before. */
export type CompanyBooks = {
  result: Readonly<Record<string, unknown>>
  statements: StoredStatements
  /** Null in its first quarter. */
  before: Readonly<Record<string, unknown>> | null
}

/**
 * Returns what reads the figures of a company in human units, as its results and statements show them; null for those of
 * a quarter before that there was not.
 */
export function readBooks({
  result,
  statements,
  before,
}: CompanyBooks): (figure: QuizFigure) => number | null {
  const known = new Map<string, number>(statementFigures(statements))
  for (const [name, value] of Object.entries(humanFigures(result))) known.set(`r.${name}`, value)
  for (const [name, value] of Object.entries(before === null ? {} : humanFigures(before)))
    known.set(`p.${name}`, value)
  return figure => {
    const value = known.get(figure)
    if (value === undefined && !figure.startsWith('p.')) throw new Error(`no figure ${figure}`)
    return value ?? null
  }
}
