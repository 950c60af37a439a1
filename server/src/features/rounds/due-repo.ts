import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Reader, Transaction } from '../../platform/database/database.ts'
import { games, scheduledPasses } from '../../platform/database/schema.ts'

/** First half of the advisory key: « the schedule of a game »; the second half is the game's id. */
const scheduleLockClass = 7_320_022

/** Whether this transaction alone looks after the game's schedule; never waits for another process that does. */
export async function claimSchedule(transaction: Transaction, gameId: number): Promise<boolean> {
  const answer = await transaction.execute<{ claimed: boolean }>(
    sql`select pg_try_advisory_xact_lock(${scheduleLockClass}, ${gameId}) as claimed`,
  )
  return answer.rows[0]?.claimed === true
}

/** The passages due up to this instant: their games, and when. */
export async function listDueUntil(reader: Reader, until: Date): Promise<{ gameId: number; at: Date }[]> {
  const automatic = reader
    .select({ gameId: games.id, at: sql<Date>`${games.nextPassAt}`.mapWith(games.nextPassAt).as('due_at') })
    .from(games)
    .where(and(eq(games.typePassage, 1), lte(games.nextPassAt, until)))
  const scheduled = reader
    .select({
      gameId: scheduledPasses.gameId,
      at: sql<Date>`${scheduledPasses.at}`.mapWith(scheduledPasses.at).as('due_at'),
    })
    .from(scheduledPasses)
    .where(and(eq(scheduledPasses.status, 'pending'), lte(scheduledPasses.at, until)))
  return union(automatic, scheduled)
}

/** The earliest scheduled passage of the game that is due and not settled. */
export async function findDueScheduled(
  transaction: Transaction,
  gameId: number,
  now: Date,
): Promise<{ id: number; at: Date } | undefined> {
  const { id, at, status } = scheduledPasses
  const [row] = await transaction
    .select({ id, at })
    .from(scheduledPasses)
    .where(and(eq(scheduledPasses.gameId, gameId), eq(status, 'pending'), lte(at, now)))
    .orderBy(asc(at))
    .limit(1)
  return row
}

export async function settleScheduled(
  transaction: Transaction,
  id: number,
  status: 'done' | 'refused',
): Promise<void> {
  await transaction.update(scheduledPasses).set({ status }).where(eq(scheduledPasses.id, id))
}

export async function setNextPass(transaction: Transaction, gameId: number, nextPassAt: Date): Promise<void> {
  await transaction.update(games).set({ nextPassAt }).where(eq(games.id, gameId))
}
