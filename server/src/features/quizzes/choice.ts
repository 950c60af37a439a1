import type { GameRow } from '../games/policy.ts'
import type { QuizChoice } from './questions.ts'
import type { QuizRow } from './repo.ts'

/** Returns what decides which questions a quiz asks: none above the level that the game has or had in the quarter. */
export function choiceOf(quiz: QuizRow, { level }: Pick<GameRow, 'level'>): QuizChoice {
  const { mode, templates, count, seed, quarterLevel } = quiz
  return { mode, templates, count, seed, level: Math.min(quiz.level, quarterLevel, level ?? quarterLevel) }
}
