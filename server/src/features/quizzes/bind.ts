import type { Reader } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { roundOfQuarter } from '../rounds/progress.ts'
import { type BoundQuiz, findPublished, isBound, type QuizRow } from './repo.ts'

/**
 * Returns a quiz with the quarter that it is about. A draft that waits for its quarter gets the published version of it;
 * throws 409 before that is published.
 */
export async function bind(reader: Reader, quiz: QuizRow): Promise<BoundQuiz> {
  if (isBound(quiz)) return quiz
  const published = await findPublished(reader, quiz.gameId, roundOfQuarter(quiz.quarter))
  if (published === undefined) throw new Refusal('quiz/unpublished')
  return { ...quiz, ...published, versionShown: published.version }
}

/** Returns a quiz that players see, which is never one that waits for its quarter. */
export function requireBound(quiz: QuizRow): BoundQuiz {
  if (!isBound(quiz)) throw new Error(`quiz ${quiz.id} is shown without a quarter`)
  return quiz
}
