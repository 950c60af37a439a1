import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { gradeReviews } from '../../platform/db/schema.ts'

export type ReviewRow = typeof gradeReviews.$inferSelect

const ofGame = (gameId: number) => eq(gradeReviews.gameId, gameId)

/** Lists what a person asked in a game, the last request first. */
export async function listReviewsOf(reader: Reader, gameId: number, userId: number): Promise<ReviewRow[]> {
  return reader
    .select()
    .from(gradeReviews)
    .where(and(ofGame(gameId), eq(gradeReviews.userId, userId)))
    .orderBy(desc(gradeReviews.id))
}

/** Lists the requests of a game: those without an answer first, the oldest of them first, then the last answered. */
export async function listReviews(reader: Reader, gameId: number): Promise<ReviewRow[]> {
  const { id, answeredAt } = gradeReviews
  const open = await reader
    .select()
    .from(gradeReviews)
    .where(and(ofGame(gameId), isNull(answeredAt)))
    .orderBy(asc(id))
  const answered = await reader
    .select()
    .from(gradeReviews)
    .where(and(ofGame(gameId), isNotNull(answeredAt)))
    .orderBy(desc(answeredAt), desc(id))
  return [...open, ...answered]
}

export async function findReview(reader: Reader, gameId: number, id: number): Promise<ReviewRow | undefined> {
  const [row] = await reader
    .select()
    .from(gradeReviews)
    .where(and(ofGame(gameId), eq(gradeReviews.id, id)))
  return row
}

export async function insertReview(
  tx: Transaction,
  row: Pick<ReviewRow, 'gameId' | 'version' | 'text' | 'at'> & { userId: number },
): Promise<ReviewRow> {
  const [inserted] = await tx.insert(gradeReviews).values(row).returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

export async function writeAnswer(
  tx: Transaction,
  { gameId, id }: Pick<ReviewRow, 'gameId' | 'id'>,
  answer: { answer: string; answeredBy: number; answeredAt: Date },
): Promise<void> {
  await tx
    .update(gradeReviews)
    .set(answer)
    .where(and(ofGame(gameId), eq(gradeReviews.id, id)))
}
