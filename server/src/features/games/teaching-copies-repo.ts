import { randomInt } from 'node:crypto'
import type { StoredScheme } from '@trimestre/contract/grading'
import { quizSeedMax } from '@trimestre/contract/quiz-limits'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { gradingSchemes, quizzes } from '../../platform/db/schema.ts'

/**
 * Copies the quizzes of a game into another one as drafts about the same quarters, which are not played there yet. One that
 * was made again on a new version of its quarter is copied once.
 */
export async function copyQuizzes(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const { title, quarter, level, mode, attempts, showKey, templates, count, isPlanned, excluded } = quizzes
  const rows = await tx
    .select({ title, quarter, level, mode, attempts, showKey, templates, count, isPlanned })
    .from(quizzes)
    .where(and(eq(quizzes.gameId, fromId), sql`${excluded} is not true`))
    .orderBy(asc(quarter), asc(quizzes.id))
  if (rows.length === 0) return
  await tx.insert(quizzes).values(rows.map(row => ({ ...row, gameId: toId, seed: randomInt(quizSeedMax) })))
}

/** Copies the grading scheme of a game, without the quizzes and the peer evaluation of that game. */
export async function copyGradingScheme(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const [row] = await tx.select().from(gradingSchemes).where(eq(gradingSchemes.gameId, fromId))
  if (row === undefined) return
  const scheme: StoredScheme = {
    ...row.scheme,
    peerRound: null,
    components: row.scheme.components.map(component => {
      return { ...component, options: { ...component.options, quizzes: null } }
    }),
  }
  await tx.insert(gradingSchemes).values({ gameId: toId, scheme, rev: 1, byUser: row.byUser })
}
