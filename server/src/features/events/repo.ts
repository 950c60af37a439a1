import { asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { events, gameEvents } from '../../platform/db/schema.ts'

export type EventRow = typeof events.$inferSelect
export type NewEventRow = typeof events.$inferInsert

const rowsMax = 10_000

export async function listEvents(reader: Reader): Promise<EventRow[]> {
  return reader.select().from(events).orderBy(asc(events.id)).limit(rowsMax)
}

export async function findEvent(reader: Reader, id: number): Promise<EventRow | undefined> {
  const [row] = await reader.select().from(events).where(eq(events.id, id))
  return row
}

/** Returns those of these ids that no event has. */
export async function unknownEventIds(reader: Reader, ids: readonly number[]): Promise<Set<number>> {
  const known = await reader
    .select({ id: events.id })
    .from(events)
    .where(inArray(events.id, [...ids]))
  const knownIds = new Set(known.map(({ id }) => id))
  return new Set(ids.filter(id => !knownIds.has(id)))
}

export async function insertEvent(writer: Reader, row: NewEventRow): Promise<EventRow> {
  const [inserted] = await writer.insert(events).values(row).returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

export async function updateEvent(
  writer: Reader,
  id: number,
  changes: Partial<NewEventRow>,
): Promise<EventRow | undefined> {
  if (Object.keys(changes).length === 0) return findEvent(writer, id)
  const [row] = await writer.update(events).set(changes).where(eq(events.id, id)).returning()
  return row
}

export async function deleteEvent(writer: Reader, id: number): Promise<void> {
  await writer.delete(events).where(eq(events.id, id))
}

export async function isInAGame(reader: Reader, eventId: number): Promise<boolean> {
  const { id } = gameEvents
  const rows = await reader.select({ id }).from(gameEvents).where(eq(gameEvents.eventId, eventId)).limit(1)
  return rows.length > 0
}
