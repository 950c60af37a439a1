import { erasedText } from '@trimestre/contract/journal-limits'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import {
  games,
  gradeReviews,
  gradingAdjustments,
  gradingMarks,
  gradingVersions,
  peerFactors,
  peerRatings,
  peerRounds,
  quizAnswers,
  quizPapers,
  quizzes,
  scoreOutbox,
} from '../../platform/db/schema.ts'

const game = { id: games.id, name: games.name }

/** Lists the papers of a person with their quizzes, the first one first. */
export async function listPapersOf(reader: Reader, userId: number) {
  const { title, quarter, showKey, closesAt, closedAt } = quizzes
  const { quizId, openedAt, finishedAt, questions } = quizPapers
  return reader
    .select({ game, quizId, title, quarter, showKey, closesAt, closedAt, openedAt, finishedAt, questions })
    .from(quizPapers)
    .innerJoin(quizzes, and(eq(quizzes.gameId, quizPapers.gameId), eq(quizzes.id, quizId)))
    .innerJoin(games, eq(games.id, quizPapers.gameId))
    .where(eq(quizPapers.userId, userId))
    .orderBy(asc(quizPapers.gameId), asc(quizId))
}

export async function listAnswersOf(reader: Reader, userId: number) {
  const { quizId, question, attempt, text, value, isRight, at } = quizAnswers
  return reader
    .select({ quizId, question, attempt, text, value, right: isRight, at })
    .from(quizAnswers)
    .where(eq(quizAnswers.userId, userId))
    .orderBy(asc(quizAnswers.gameId), asc(quizId), asc(question), asc(attempt))
}

/** Lists what a person gave others and themselves in peer evaluations; nothing of what they were given. */
export async function listRatingsBy(reader: Reader, userId: number) {
  const { roundId, ratedId, ratings, comment, at } = peerRatings
  return reader
    .select({ game, title: peerRounds.title, ratedId, ratings, comment, at })
    .from(peerRatings)
    .innerJoin(peerRounds, and(eq(peerRounds.gameId, peerRatings.gameId), eq(peerRounds.id, roundId)))
    .innerJoin(games, eq(games.id, peerRatings.gameId))
    .where(eq(peerRatings.raterId, userId))
    .orderBy(asc(peerRatings.gameId), asc(roundId), asc(ratedId))
}

export async function listMarksOf(reader: Reader, userId: number) {
  const { component, mark, isExcused } = gradingMarks
  return reader
    .select({ game, component, mark, excused: isExcused })
    .from(gradingMarks)
    .innerJoin(games, eq(games.id, gradingMarks.gameId))
    .where(eq(gradingMarks.userId, userId))
    .orderBy(asc(gradingMarks.gameId), asc(component))
}

export async function listAdjustmentsOf(reader: Reader, userId: number) {
  const { amount, reason, at } = gradingAdjustments
  return reader
    .select({ game, amount, reason, at })
    .from(gradingAdjustments)
    .innerJoin(games, eq(games.id, gradingAdjustments.gameId))
    .where(eq(gradingAdjustments.userId, userId))
    .orderBy(asc(gradingAdjustments.gameId))
}

/** Condition and value for the rows of frozen grades. */
const row = sql`elements.value`
const isOf = (userId: number) => sql`(${row} ->> 'userId')::bigint = ${userId}`

/** Lists the own row of every published version of grades. */
export async function listGradesOf(reader: Reader, userId: number) {
  const { n, label, publishedAt, document } = gradingVersions
  const own = sql<Record<string, unknown> | null>`(
    select ${row} from jsonb_array_elements(${document} -> 'rows') elements where ${isOf(userId)} limit 1)`
  return reader
    .select({
      game,
      version: n,
      label,
      publishedAt: sql<Date>`${publishedAt}`.mapWith(publishedAt),
      row: own,
    })
    .from(gradingVersions)
    .innerJoin(games, eq(games.id, gradingVersions.gameId))
    .where(and(isNotNull(publishedAt), sql`${own} is not null`))
    .orderBy(asc(gradingVersions.gameId), asc(n))
}

export async function listReviewsOf(reader: Reader, userId: number) {
  const { version, text, at, answer, answeredAt } = gradeReviews
  return reader
    .select({ game, version, text, at, answer, answeredAt })
    .from(gradeReviews)
    .innerJoin(games, eq(games.id, gradeReviews.gameId))
    .where(eq(gradeReviews.userId, userId))
    .orderBy(asc(gradeReviews.gameId), asc(gradeReviews.id))
}

/** Deletes the papers, marks, adjustments and confirmed factors of a person, and the scores to be sent. */
export async function deleteWorkOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(quizPapers).where(eq(quizPapers.userId, userId))
  await tx.delete(gradingMarks).where(eq(gradingMarks.userId, userId))
  await tx.delete(gradingAdjustments).where(eq(gradingAdjustments.userId, userId))
  await tx.delete(peerFactors).where(eq(peerFactors.userId, userId))
  await tx.delete(scoreOutbox).where(eq(scoreOutbox.userId, userId))
}

/**
 * Takes a person out of what they gave and were given in peer evaluations: their ratings of others stay without author and
 * comment, those they were given without comment. What they gave themselves goes, since without its author it would
 * count as given by another.
 */
export async function anonymiseRatingsOf(tx: Transaction, userId: number): Promise<void> {
  const { raterId, ratedId } = peerRatings
  await tx.delete(peerRatings).where(and(eq(raterId, userId), eq(ratedId, userId)))
  await tx.update(peerRatings).set({ raterId: null, comment: '' }).where(eq(raterId, userId))
  await tx.update(peerRatings).set({ comment: '' }).where(eq(ratedId, userId))
}

/**
 * Takes the words of a person out of the reviews that they asked for, with the answers to them, and what they did as staff
 * from their name. A request that waited for an answer waits no longer.
 */
export async function anonymiseReviewsOf(tx: Transaction, userId: number): Promise<void> {
  const answeredAt = sql`coalesce(${gradeReviews.answeredAt}, now())`
  await tx
    .update(gradeReviews)
    .set({ userId: null, text: erasedText, answer: erasedText, answeredAt })
    .where(eq(gradeReviews.userId, userId))
  await tx.update(gradeReviews).set({ answeredBy: null }).where(eq(gradeReviews.answeredBy, userId))
  await tx.update(gradingAdjustments).set({ byUser: null }).where(eq(gradingAdjustments.byUser, userId))
  await tx.update(peerFactors).set({ confirmedBy: null }).where(eq(peerFactors.confirmedBy, userId))
  await tx.update(quizzes).set({ createdBy: null }).where(eq(quizzes.createdBy, userId))
}

/**
 * Writes another name into the rows of a person in frozen grades, into the adjustments that they made, and into companies
 * that had their name; why their own grade was adjusted goes. The rest stays.
 */
export async function eraseInGrades(tx: Transaction, userId: number, name: string): Promise<void> {
  const { document } = gradingVersions
  const rows = sql`jsonb_array_elements(${document} -> 'rows')`
  const formerName = sql`(
    select others.value ->> 'username' from ${rows} others where (others.value ->> 'userId')::bigint = ${userId})`
  const isAuthor = sql`(${row} #>> '{adjustment,by,id}')::bigint = ${userId}`
  const isAdjusted = sql`${isOf(userId)} and jsonb_typeof(${row} -> 'adjustment') = 'object'`
  const changes: [path: string, condition: SQL, text: string][] = [
    ['{username}', isOf(userId), name],
    ['{companyName}', sql`${row} ->> 'companyName' = ${formerName}`, name],
    ['{adjustment,by,username}', isAuthor, name],
    ['{adjustment,reason}', isAdjusted, erasedText],
  ]
  const changed = changes.reduce(
    (before, [path, condition, text]) =>
      sql`case when ${condition} then jsonb_set(${before}, ${path}::text[], to_jsonb(${text}::text)) else ${before} end`,
    row,
  )
  await tx
    .update(gradingVersions)
    .set({
      document: sql`jsonb_set(${document}, '{rows}', (
        select jsonb_agg(${changed} order by elements.ordinality) from ${rows} with ordinality elements))`,
    })
    .where(sql`exists (select from ${rows} elements where ${isOf(userId)} or ${isAuthor})`)
}
