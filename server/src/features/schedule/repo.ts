import { and, asc, eq } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { scheduledPasses } from '../../platform/db/schema.ts'

export type ScheduledPassRow = typeof scheduledPasses.$inferSelect

const rowsMax = 10_000

export async function findScheduledPass(reader: Reader, id: number): Promise<ScheduledPassRow | undefined> {
  const [row] = await reader.select().from(scheduledPasses).where(eq(scheduledPasses.id, id))
  return row
}

/** Lists the scheduled passes of a game, the earliest first. */
export async function listScheduledPasses(reader: Reader, gameId: number): Promise<ScheduledPassRow[]> {
  const { at } = scheduledPasses
  return reader
    .select()
    .from(scheduledPasses)
    .where(eq(scheduledPasses.gameId, gameId))
    .orderBy(asc(at))
    .limit(rowsMax)
}

/** Returns undefined when the game already has a scheduled pass at this time. */
export async function insertScheduledPass(
  transaction: Transaction,
  row: typeof scheduledPasses.$inferInsert,
): Promise<ScheduledPassRow | undefined> {
  const [inserted] = await transaction.insert(scheduledPasses).values(row).onConflictDoNothing().returning()
  return inserted
}

/** Returns whether a row was deleted. */
export async function deleteScheduledPass(transaction: Transaction, id: number): Promise<boolean> {
  const deleted = await transaction
    .delete(scheduledPasses)
    .where(eq(scheduledPasses.id, id))
    .returning({ id: scheduledPasses.id })
  return deleted.length > 0
}

/** Lists the passes of a game that are still to come, the earliest first. */
export async function listPendingPasses(reader: Reader, gameId: number): Promise<ScheduledPassRow[]> {
  const { at, gameId: game, status } = scheduledPasses
  return reader
    .select()
    .from(scheduledPasses)
    .where(and(eq(game, gameId), eq(status, 'pending')))
    .orderBy(asc(at))
    .limit(rowsMax)
}

/** Removes the passes of a game that are still to come. */
export async function deletePendingPasses(transaction: Transaction, gameId: number): Promise<void> {
  const { gameId: game, status } = scheduledPasses
  await transaction.delete(scheduledPasses).where(and(eq(game, gameId), eq(status, 'pending')))
}

/** Returns whether a pass was pending at this time and is removed. */
export async function removePendingPass(
  transaction: Transaction,
  gameId: number,
  at: Date,
): Promise<boolean> {
  const { gameId: game, at: time, status } = scheduledPasses
  const deleted = await transaction
    .delete(scheduledPasses)
    .where(and(eq(game, gameId), eq(time, at), eq(status, 'pending')))
    .returning({ id: scheduledPasses.id })
  return deleted.length > 0
}
