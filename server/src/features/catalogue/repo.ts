import { eq } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { raiseCatalogue } from '../../platform/db/revisions.ts'
import { events, itemDescriptions, items, menus } from '../../platform/db/schema.ts'

export type EventRow = typeof events.$inferSelect

export async function findEventByKey(reader: Reader, key: string): Promise<EventRow | undefined> {
  const [row] = await reader.select().from(events).where(eq(events.key, key))
  return row
}

export async function insertMenus(
  tx: Transaction,
  rows: (typeof menus.$inferInsert)[],
): Promise<{ id: number; key: string | null }[]> {
  await raiseCatalogue(tx)
  return tx.insert(menus).values(rows).returning({ id: menus.id, key: menus.key })
}

export async function insertItems(
  tx: Transaction,
  rows: (typeof items.$inferInsert)[],
): Promise<{ id: number; key: string | null }[]> {
  await raiseCatalogue(tx)
  return tx.insert(items).values(rows).returning({ id: items.id, key: items.key })
}

export async function insertItemDescriptions(
  tx: Transaction,
  rows: (typeof itemDescriptions.$inferInsert)[],
): Promise<void> {
  await raiseCatalogue(tx)
  await tx.insert(itemDescriptions).values(rows)
}

export async function insertEvents(tx: Transaction, rows: (typeof events.$inferInsert)[]): Promise<void> {
  await tx.insert(events).values(rows)
}
