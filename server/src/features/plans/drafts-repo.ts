import { randomInt } from 'node:crypto'
import { peerBounds } from '@trimestre/contract/peers'
import { quizAttemptsDefault, quizSeedMax } from '@trimestre/contract/quiz-limits'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { peerRounds, quizzes } from '../../platform/db/schema.ts'

/** How many questions a planned quiz draws for each person. */
const plannedQuestions = 5
/** The highest level of questions; that of the game bounds it further. */
const anyLevel = 4

const isPlannedQuiz = (gameId: number) =>
  and(eq(quizzes.gameId, gameId), quizzes.isPlanned, isNull(quizzes.opensAt))
const isPlannedRound = (gameId: number) =>
  and(eq(peerRounds.gameId, gameId), peerRounds.isPlanned, isNull(peerRounds.opensAt))

/** Lists the quizzes of a game; `isPlanned`: drafts that a plan made and nobody has changed since. */
export async function listQuizDrafts(reader: Reader, gameId: number) {
  const { quarter, title, isPlanned, opensAt } = quizzes
  const rows = await reader
    .select({ quarter, title, isPlanned, opensAt })
    .from(quizzes)
    .where(eq(quizzes.gameId, gameId))
    .orderBy(asc(quarter), asc(quizzes.id))
  return rows.map(row => ({ ...row, isPlanned: row.isPlanned && row.opensAt === null }))
}

/** Lists the peer evaluations of a game likewise. */
export async function listPeerDrafts(reader: Reader, gameId: number) {
  const { title, isPlanned, opensAt } = peerRounds
  const rows = await reader
    .select({ title, isPlanned, opensAt })
    .from(peerRounds)
    .where(eq(peerRounds.gameId, gameId))
    .orderBy(asc(peerRounds.id))
  return rows.map(row => ({ ...row, isPlanned: row.isPlanned && row.opensAt === null }))
}

/** Puts drafts of quizzes in the place of those that a plan made before. */
export async function replaceQuizDrafts(
  tx: Transaction,
  gameId: number,
  drafts: readonly { quarter: number; title: string }[],
): Promise<void> {
  await tx.delete(quizzes).where(isPlannedQuiz(gameId))
  if (drafts.length === 0) return
  await tx.insert(quizzes).values(
    drafts.map(draft => ({
      ...draft,
      gameId,
      isPlanned: true,
      level: anyLevel,
      mode: 'number' as const,
      attempts: quizAttemptsDefault,
      showKey: 'closing' as const,
      count: plannedQuestions,
      seed: randomInt(quizSeedMax),
    })),
  )
}

/** Puts drafts of peer evaluations in the place of those that a plan made before. */
export async function replacePeerDrafts(
  tx: Transaction,
  gameId: number,
  titles: readonly string[],
): Promise<void> {
  await tx.delete(peerRounds).where(isPlannedRound(gameId))
  if (titles.length === 0) return
  const bounds = { lo: peerBounds.lo.default, hi: peerBounds.hi.default }
  await tx.insert(peerRounds).values(titles.map(title => ({ gameId, title, isPlanned: true, ...bounds })))
}
