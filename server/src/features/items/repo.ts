import { asc, eq } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { raiseCatalogue } from '../../platform/db/revisions.ts'
import { itemDescriptions, items } from '../../platform/db/schema.ts'

export type DescriptionRow = typeof itemDescriptions.$inferSelect
export type DescriptionTexts = Pick<DescriptionRow, 'description1' | 'description2' | 'description3'>
/** An item with its explanation, which it always has. */
export type ItemRow = { item: typeof items.$inferSelect; description: DescriptionRow }

const rowsMax = 10_000

const select = (reader: Reader) =>
  reader
    .select({ item: items, description: itemDescriptions })
    .from(items)
    .innerJoin(itemDescriptions, eq(itemDescriptions.itemId, items.id))

export async function listItems(reader: Reader): Promise<ItemRow[]> {
  return select(reader).orderBy(asc(items.id)).limit(rowsMax)
}

export async function findItem(reader: Reader, id: number): Promise<ItemRow | undefined> {
  const [row] = await select(reader).where(eq(items.id, id))
  return row
}

export async function insertItem(
  tx: Transaction,
  row: { name: string; menuId: number },
  texts: Partial<DescriptionTexts>,
): Promise<number> {
  await raiseCatalogue(tx)
  const [inserted] = await tx.insert(items).values(row).returning({ id: items.id })
  if (inserted === undefined) throw new Error('insert returned no row')
  await tx.insert(itemDescriptions).values({ itemId: inserted.id, ...texts })
  return inserted.id
}

export async function updateItem(
  tx: Transaction,
  id: number,
  changes: { name?: string; menuId?: number },
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await raiseCatalogue(tx)
  await tx.update(items).set(changes).where(eq(items.id, id))
}

/** Deletes an item; its explanation is deleted with it. */
export async function deleteItem(tx: Transaction, id: number): Promise<void> {
  await raiseCatalogue(tx)
  await tx.delete(items).where(eq(items.id, id))
}

export async function findDescription(reader: Reader, id: number): Promise<DescriptionRow | undefined> {
  const [row] = await reader.select().from(itemDescriptions).where(eq(itemDescriptions.id, id))
  return row
}

export async function updateDescription(
  tx: Transaction,
  id: number,
  texts: Partial<DescriptionTexts>,
): Promise<void> {
  if (Object.keys(texts).length === 0) return
  await raiseCatalogue(tx)
  await tx.update(itemDescriptions).set(texts).where(eq(itemDescriptions.id, id))
}
