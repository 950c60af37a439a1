import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/database/database.ts'
import { events, gameEvents } from '../../platform/database/schema.ts'

export type GameEventRow = Awaited<ReturnType<typeof eventsOfGames>>[number]

const select = (reader: Reader) =>
  reader
    .select({ gameEvent: gameEvents, event: events })
    .from(gameEvents)
    .innerJoin(events, eq(events.id, gameEvents.eventId))

/** The events of many games by quarter; only the announced ones when asked for. */
export async function eventsOfGames(reader: Reader, gameIds: number[], announcedOnly: boolean) {
  const announced = announcedOnly ? eq(gameEvents.privacy, true) : undefined
  return select(reader)
    .where(and(inArray(gameEvents.gameId, gameIds), announced))
    .orderBy(asc(gameEvents.nbTour), asc(gameEvents.id))
}

export async function findGameEvent(reader: Reader, id: number): Promise<GameEventRow | undefined> {
  const [row] = await select(reader).where(eq(gameEvents.id, id))
  return row
}

/** The ids of what was written; fewer than given when an event already acts in one of the quarters. */
export async function insertGameEvents(
  transaction: Transaction,
  rows: (typeof gameEvents.$inferInsert)[],
): Promise<number[]> {
  const inserted = await transaction
    .insert(gameEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: gameEvents.id })
  return inserted.map(({ id }) => id)
}

/** Whether there was one to delete. */
export async function deleteGameEvent(transaction: Transaction, id: number): Promise<boolean> {
  const deleted = await transaction
    .delete(gameEvents)
    .where(eq(gameEvents.id, id))
    .returning({ id: gameEvents.id })
  return deleted.length > 0
}
