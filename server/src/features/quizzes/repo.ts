import { and, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { type InGame, withRound, withVersion } from '../../platform/db/joins.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { companyMembers, quarterResults, quizzes, rounds, roundVersions } from '../../platform/db/schema.ts'
import type { StoredStatements } from '../statements/service.ts'
import type { CompanyBooks } from './figures.ts'

/** Nothing is newer than a draft about a quarter that is not published yet. */
const isSuperseded = sql<boolean>`coalesce(${rounds.version} <> ${quizzes.version} or ${rounds.state} = 'superseded', false)`

const columns = {
  quiz: quizzes,
  /** Null for a draft about a quarter that is not published yet. */
  roundNb: rounds.roundNb,
  /** The version of the round that everybody sees; 0 without. */
  versionShown: sql<number>`coalesce(${rounds.version}, 0)`,
  isSuperseded,
  isPractice: sql<boolean>`coalesce(${roundVersions.practice}, false)`,
  /** The level of the game in the quarter. */
  quarterLevel: sql<number>`coalesce((${roundVersions.parameters} ->> 'level')::int, 1)`,
}

type NewQuiz = typeof quizzes.$inferInsert

export type QuizRow = typeof quizzes.$inferSelect & {
  roundNb: number | null
  versionShown: number
  isSuperseded: boolean
  isPractice: boolean
  quarterLevel: number
}

const select = (reader: Reader, which: SQL | undefined) =>
  reader
    .select(columns)
    .from(quizzes)
    .leftJoin(rounds, withRound(quizzes))
    .leftJoin(roundVersions, withVersion(quizzes))
    .where(which)
    .orderBy(desc(quizzes.id))

/** A quiz about a published quarter: every one but a draft that waits for its quarter. */
export type BoundQuiz = QuizRow & { roundId: number; version: number; roundNb: number }

export const isBound = (quiz: QuizRow): quiz is BoundQuiz =>
  quiz.roundId !== null && quiz.version !== null && quiz.roundNb !== null

const flat = ({ quiz, ...others }: Awaited<ReturnType<typeof select>>[number]): QuizRow => ({
  ...quiz,
  ...others,
})

const ofQuiz = ({ gameId, id }: InGame) => and(eq(quizzes.gameId, gameId), eq(quizzes.id, id))

/** Lists the quizzes of a game, the last one first. */
export async function listQuizzes(reader: Reader, gameId: number): Promise<QuizRow[]> {
  const rows = await select(reader, eq(quizzes.gameId, gameId))
  return rows.map(flat)
}

export async function findQuiz(reader: Reader, key: InGame): Promise<QuizRow | undefined> {
  const [row] = await select(reader, ofQuiz(key))
  return row && flat(row)
}

/**
 * Finds a quiz and keeps it as it is until the transaction ends: while somebody answers it is neither closed nor deleted.
 */
export async function holdQuiz(tx: Transaction, key: InGame): Promise<QuizRow | undefined> {
  const [row] = await select(tx, ofQuiz(key)).for('share', { of: quizzes })
  return row && flat(row)
}

/** Locks a quiz that staff change. */
export async function lockQuiz(tx: Transaction, key: InGame): Promise<QuizRow | undefined> {
  const [row] = await select(tx, ofQuiz(key)).for('update', { of: quizzes })
  return row && flat(row)
}

/** Inserts a quiz, and raises the revision of its game. */
export async function insertQuiz(tx: Transaction, quiz: NewQuiz): Promise<number> {
  await raiseGameRevisions(tx, [quiz.gameId])
  const [row] = await tx.insert(quizzes).values(quiz).returning({ id: quizzes.id })
  if (row === undefined) throw new Error('insert returned no row')
  return row.id
}

export async function updateQuiz(tx: Transaction, key: InGame, change: Partial<NewQuiz>): Promise<void> {
  await raiseGameRevisions(tx, [key.gameId])
  await tx.update(quizzes).set(change).where(ofQuiz(key))
}

export async function removeQuiz(tx: Transaction, key: InGame): Promise<void> {
  await raiseGameRevisions(tx, [key.gameId])
  await tx.delete(quizzes).where(ofQuiz(key))
}

/** A published quarter in the version that everybody sees. */
export type PublishedQuarter = { roundId: number; roundNb: number; version: number; quarterLevel: number }

/** Finds a published quarter by the number of its round; the last one without. */
export async function findPublished(
  reader: Reader,
  gameId: number,
  roundNb: number | undefined,
): Promise<PublishedQuarter | undefined> {
  const [row] = await reader
    .select({
      roundId: rounds.id,
      roundNb: rounds.roundNb,
      version: rounds.version,
      quarterLevel: columns.quarterLevel,
    })
    .from(rounds)
    .innerJoin(
      roundVersions,
      withVersion({ gameId: rounds.gameId, roundId: rounds.id, version: rounds.version }),
    )
    .where(
      and(
        eq(rounds.gameId, gameId),
        gt(rounds.version, 0),
        ne(rounds.state, 'superseded'),
        roundNb === undefined ? undefined : eq(rounds.roundNb, roundNb),
      ),
    )
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return row
}

/** A version of a quarter. */
export type QuarterKey = { gameId: number; roundId: number; version: number }

/** The results that people brought about: those of computers and vacant seats are nobody's, and reset ones gone. */
const ofPeople = and(eq(quarterResults.seatKind, 'human'), isNull(quarterResults.withdrawnInRound))

/**
 * Lists what the companies of people have in a version of a quarter: all of them, or one. The quarter before is that on
 * which the version was computed.
 */
export async function listBooks(
  reader: Reader,
  { gameId, roundId, version }: QuarterKey,
  companyId?: number,
): Promise<(CompanyBooks & { companyId: number })[]> {
  const before = alias(quarterResults, 'before')
  const roundBefore = alias(rounds, 'round_before')
  const rows = await reader
    .select({
      companyId: quarterResults.companyId,
      result: quarterResults.result,
      statements: quarterResults.statements,
      before: before.result,
    })
    .from(quarterResults)
    .innerJoin(rounds, withRound(quarterResults))
    .innerJoin(roundVersions, withVersion(quarterResults))
    .leftJoin(
      roundBefore,
      and(eq(roundBefore.gameId, rounds.gameId), eq(roundBefore.roundNb, sql`${rounds.roundNb} - 1`)),
    )
    .leftJoin(
      before,
      and(
        eq(before.gameId, quarterResults.gameId),
        eq(before.companyId, quarterResults.companyId),
        eq(before.roundId, roundBefore.id),
        eq(before.version, roundVersions.previousVersion),
        isNull(before.withdrawnInRound),
      ),
    )
    .where(
      and(
        eq(quarterResults.gameId, gameId),
        eq(quarterResults.roundId, roundId),
        eq(quarterResults.version, version),
        ofPeople,
        companyId === undefined ? undefined : eq(quarterResults.companyId, companyId),
      ),
    )
    .orderBy(quarterResults.companyId)
  return rows.map(({ companyId, result, statements, before }) => ({
    companyId,
    result: result as CompanyBooks['result'],
    statements: statements as StoredStatements,
    before: before as CompanyBooks['before'],
  }))
}

/** A person whom a quiz asks: a member of a company with a result in its quarter. */
export type AskedRow = { quizId: number; userId: number; companyId: number }

/** The people of all quizzes of a game, or of one of them, or one person alone. */
type Asked = { gameId: number; quizId?: number | undefined; userId?: number | undefined }

/** Lists who is asked by quizzes. */
export async function listAsked(reader: Reader, { gameId, quizId, userId }: Asked): Promise<AskedRow[]> {
  return reader
    .select({ quizId: quizzes.id, userId: companyMembers.userId, companyId: companyMembers.companyId })
    .from(quizzes)
    .innerJoin(
      quarterResults,
      and(
        eq(quarterResults.gameId, quizzes.gameId),
        eq(quarterResults.roundId, quizzes.roundId),
        eq(quarterResults.version, quizzes.version),
        ofPeople,
      ),
    )
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.gameId, quarterResults.gameId),
        eq(companyMembers.companyId, quarterResults.companyId),
        isNull(companyMembers.until),
        eq(companyMembers.kind, 'member'),
      ),
    )
    .where(
      and(
        eq(quizzes.gameId, gameId),
        quizId === undefined ? undefined : eq(quizzes.id, quizId),
        userId === undefined ? undefined : eq(companyMembers.userId, userId),
      ),
    )
}
