import { and, asc, eq, exists, gt, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import {
  companyMembers,
  games,
  quarterResults,
  quizPapers,
  quizzes,
  rounds,
} from '../../platform/db/schema.ts'

export type QuizRow = typeof quizzes.$inferSelect
type QuizKey = Pick<QuizRow, 'gameId' | 'id'>

/** Selects the quizzes that take answers: their game is not archived, and their quarter was not played again. */
const isOpen = (now: Date) =>
  and(
    lte(quizzes.opensAt, now),
    isNull(quizzes.closedAt),
    or(isNull(quizzes.closesAt), gt(quizzes.closesAt, now)),
    isNull(games.archivedAt),
    eq(rounds.state, 'published'),
    eq(rounds.version, quizzes.version),
  )

const select = (reader: Reader) =>
  reader
    .select({ quiz: quizzes })
    .from(quizzes)
    .innerJoin(games, eq(games.id, quizzes.gameId))
    .innerJoin(rounds, and(eq(rounds.gameId, quizzes.gameId), eq(rounds.id, quizzes.roundId)))
    .$dynamic()

const isIn = (gameId: number | undefined) => (gameId === undefined ? undefined : eq(quizzes.gameId, gameId))

/** Lists the open quizzes of which nobody was notified, of all games or of one. */
export async function listOpened(reader: Reader, now: Date, gameId?: number): Promise<QuizRow[]> {
  const rows = await select(reader)
    .where(and(isIn(gameId), isOpen(now), isNull(quizzes.openedNotifiedAt)))
    .orderBy(asc(quizzes.gameId), asc(quizzes.id))
  return rows.map(({ quiz }) => quiz)
}

/**
 * Lists the open quizzes that close in a day and of which nobody was reminded. One that is open for less than a day in all
 * is left out: its opening is the reminder.
 */
export async function listClosing(
  reader: Reader,
  now: Date,
  until: Date,
  gameId?: number,
): Promise<QuizRow[]> {
  const rows = await select(reader)
    .where(
      and(
        isIn(gameId),
        isOpen(now),
        isNotNull(quizzes.closesAt),
        lte(quizzes.closesAt, until),
        isNull(quizzes.closingNotifiedAt),
        sql`${quizzes.opensAt} <= ${quizzes.closesAt} - interval '1 day'`,
      ),
    )
    .orderBy(asc(quizzes.gameId), asc(quizzes.id))
  return rows.map(({ quiz }) => quiz)
}

/** Lists the members of the companies that have a result in the quarter of a quiz; `isUnfinished`: who have not handed in. */
export async function listAsked(
  reader: Reader,
  { gameId, id, roundId, version }: QuizRow,
  { isUnfinished }: { isUnfinished: boolean },
): Promise<number[]> {
  if (roundId === null || version === null) return []
  const { companyId, userId, kind, until } = companyMembers
  const result = reader
    .select({ one: sql`1` })
    .from(quarterResults)
    .where(
      and(
        eq(quarterResults.gameId, gameId),
        eq(quarterResults.companyId, companyId),
        eq(quarterResults.roundId, roundId),
        eq(quarterResults.version, version),
      ),
    )
  const finished = reader
    .select({ one: sql`1` })
    .from(quizPapers)
    .where(
      and(
        eq(quizPapers.gameId, gameId),
        eq(quizPapers.quizId, id),
        eq(quizPapers.userId, userId),
        isNotNull(quizPapers.finishedAt),
      ),
    )
  const rows = await reader
    .select({ userId })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.gameId, gameId),
        eq(kind, 'member'),
        isNull(until),
        exists(result),
        isUnfinished ? notExists(finished) : undefined,
      ),
    )
    .orderBy(asc(userId))
  return rows.map(row => row.userId)
}

export async function findQuiz(reader: Reader, { gameId, id }: QuizKey): Promise<QuizRow | undefined> {
  const [row] = await reader
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.gameId, gameId), eq(quizzes.id, id)))
  return row
}

export async function markNotified(
  tx: Transaction,
  { gameId, id }: QuizKey,
  change: Partial<Pick<QuizRow, 'openedNotifiedAt' | 'closingNotifiedAt'>>,
): Promise<void> {
  await tx
    .update(quizzes)
    .set(change)
    .where(and(eq(quizzes.gameId, gameId), eq(quizzes.id, id)))
}
