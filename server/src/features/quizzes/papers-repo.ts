import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { type DrawnQuestion, quizAnswers, quizPapers } from '../../platform/db/schema.ts'
import type { Answer } from './marking.ts'

export type PaperKey = { gameId: number; quizId: number; userId: number }

export type PaperRow = typeof quizPapers.$inferSelect

const ofPaper = (row: typeof quizPapers | typeof quizAnswers, { gameId, quizId, userId }: PaperKey) =>
  and(eq(row.gameId, gameId), eq(row.quizId, quizId), eq(row.userId, userId))

export async function findPaper(reader: Reader, key: PaperKey): Promise<PaperRow | undefined> {
  const [row] = await reader.select().from(quizPapers).where(ofPaper(quizPapers, key))
  return row
}

/** Locks a paper, so that its answers are taken one after another. */
export async function lockPaper(tx: Transaction, key: PaperKey): Promise<PaperRow | undefined> {
  const [row] = await tx.select().from(quizPapers).where(ofPaper(quizPapers, key)).for('update')
  return row
}

/** Inserts a paper unless the person opened it meanwhile. */
export async function insertPaper(
  tx: Transaction,
  paper: PaperKey & { companyId: number; questions: DrawnQuestion[] },
): Promise<void> {
  await tx
    .insert(quizPapers)
    .values({ ...paper, openedAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
}

export async function markFinished(tx: Transaction, key: PaperKey): Promise<void> {
  await tx
    .update(quizPapers)
    .set({ finishedAt: sql`clock_timestamp()` })
    .where(and(ofPaper(quizPapers, key), isNull(quizPapers.finishedAt)))
}

const answerColumns = {
  question: quizAnswers.question,
  attempt: quizAnswers.attempt,
  value: quizAnswers.value,
  isRight: quizAnswers.isRight,
}

/** Lists the answers on a paper, in the order of questions and attempts. */
export async function listAnswers(reader: Reader, key: PaperKey): Promise<Answer[]> {
  return reader
    .select(answerColumns)
    .from(quizAnswers)
    .where(ofPaper(quizAnswers, key))
    .orderBy(asc(quizAnswers.question), asc(quizAnswers.attempt))
}

export async function insertAnswer(
  tx: Transaction,
  key: PaperKey,
  answer: Answer & { text: string | null },
): Promise<void> {
  await tx.insert(quizAnswers).values({ ...key, ...answer, at: sql`clock_timestamp()` })
}

/** Which papers: all of a game, those of a quiz, or those of a person. */
type Papers = { gameId: number; quizId?: number | undefined; userId?: number | undefined }

const which = (
  row: typeof quizPapers | typeof quizAnswers,
  { gameId, quizId, userId }: Papers,
): SQL | undefined =>
  and(
    eq(row.gameId, gameId),
    quizId === undefined ? undefined : eq(row.quizId, quizId),
    userId === undefined ? undefined : eq(row.userId, userId),
  )

/** A paper without its questions. */
export type PaperSummary = Omit<PaperRow, 'gameId' | 'questions'> & { questionCount: number }

export async function listPaperSummaries(reader: Reader, asked: Papers): Promise<PaperSummary[]> {
  return reader
    .select({
      quizId: quizPapers.quizId,
      userId: quizPapers.userId,
      companyId: quizPapers.companyId,
      openedAt: quizPapers.openedAt,
      finishedAt: quizPapers.finishedAt,
      questionCount: sql<number>`jsonb_array_length(${quizPapers.questions})`,
    })
    .from(quizPapers)
    .where(which(quizPapers, asked))
}

export type AnswerOfPerson = Answer & { quizId: number; userId: number }

export async function listAnswersOf(reader: Reader, asked: Papers): Promise<AnswerOfPerson[]> {
  return reader
    .select({ quizId: quizAnswers.quizId, userId: quizAnswers.userId, ...answerColumns })
    .from(quizAnswers)
    .where(which(quizAnswers, asked))
    .orderBy(asc(quizAnswers.question), asc(quizAnswers.attempt))
}

/** Lists the papers of a quiz with their questions. */
export async function listPapers(reader: Reader, { gameId, id }: InGame): Promise<PaperRow[]> {
  return reader
    .select()
    .from(quizPapers)
    .where(which(quizPapers, { gameId, quizId: id }))
}

export async function hasPapers(reader: Reader, { gameId, id }: InGame): Promise<boolean> {
  const [row] = await reader
    .select({ userId: quizPapers.userId })
    .from(quizPapers)
    .where(which(quizPapers, { gameId, quizId: id }))
    .limit(1)
  return row !== undefined
}
