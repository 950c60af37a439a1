import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { events, gameEvents } from '../../platform/db/schema.ts'

export type GameEventRow = Awaited<ReturnType<typeof eventsOfGames>>[number]

const select = (reader: Reader) =>
  reader
    .select({ gameEvent: gameEvents, event: events })
    .from(gameEvents)
    .innerJoin(events, eq(events.id, gameEvents.eventId))

/** Lists the events of many games by quarter, either all or the announced ones only. */
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

/** Returns these rows by quarter. */
export const listGameEvents = (reader: Reader, ids: readonly number[]): Promise<GameEventRow[]> =>
  select(reader)
    .where(inArray(gameEvents.id, [...ids]))
    .orderBy(asc(gameEvents.nbTour), asc(gameEvents.id))

/** Inserts rows and returns their ids; fewer than given when an event already acts in one of the quarters. */
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

/** Deletes a row; returns whether it existed. */
export async function deleteGameEvent(transaction: Transaction, id: number): Promise<boolean> {
  const deleted = await transaction
    .delete(gameEvents)
    .where(eq(gameEvents.id, id))
    .returning({ id: gameEvents.id })
  return deleted.length > 0
}
