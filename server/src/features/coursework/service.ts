import { readClock } from '../../platform/db/clock.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { releasedResultsOf } from '../peers/service.ts'
import {
  anonymiseRatingsOf,
  anonymiseReviewsOf,
  deleteWorkOf,
  eraseInGrades,
  listAdjustmentsOf,
  listAnswersOf,
  listGradesOf,
  listMarksOf,
  listPapersOf,
  listRatingsBy,
  listReviewsOf,
} from './repo.ts'

/*
 * What a person did in quizzes and peer evaluations, and their grades: for the export of their data, and for their
 * erasure.
 */

/**
 * Erases the work of a person: papers and marks are deleted, ratings stay without author and words, and frozen grades
 * keep their rows under another name.
 */
export async function eraseCourseworkOf(tx: Transaction, userId: number, name: string): Promise<void> {
  await deleteWorkOf(tx, userId)
  await anonymiseRatingsOf(tx, userId)
  await anonymiseReviewsOf(tx, userId)
  await eraseInGrades(tx, userId, name)
}

/**
 * Returns the work of a person and their published grades: keys only of quizzes whose keys they may see, and marks that
 * are not published only to others.
 * @param isOwn whether a person exports their own data
 */
export async function courseworkOf(reader: Reader, userId: number, isOwn: boolean) {
  const now = await readClock(reader)
  const answers = Map.groupBy(await listAnswersOf(reader, userId), ({ quizId }) => quizId)
  const papers = await listPapersOf(reader, userId)
  return {
    quizPapers: papers.map(({ quizId, showKey, closesAt, closedAt, questions, ...paper }) => {
      const closing = closedAt ?? closesAt
      const hasKeys = showKey === 'closing' && closing !== null && closing <= now
      return {
        ...paper,
        questions: questions.map(({ template, options, key }) => {
          return { template, options, key: hasKeys ? key : null }
        }),
        answers: (answers.get(quizId) ?? []).map(({ quizId: _, at, ...answer }) => {
          return { ...answer, at: at.toISOString() }
        }),
      }
    }),
    peerRatingsGiven: await listRatingsBy(reader, userId),
    peerResults: await releasedResultsOf(reader, userId),
    gradeMarks: isOwn ? [] : await listMarksOf(reader, userId),
    gradeAdjustments: isOwn ? [] : await listAdjustmentsOf(reader, userId),
    grades: await listGradesOf(reader, userId),
    gradeReviews: await listReviewsOf(reader, userId),
  }
}
