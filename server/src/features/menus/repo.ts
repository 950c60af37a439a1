import { asc, eq } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { raiseCatalogue } from '../../platform/db/revisions.ts'
import { items, menus } from '../../platform/db/schema.ts'

export type MenuRow = typeof menus.$inferSelect
export type NewMenuRow = typeof menus.$inferInsert

const rowsMax = 10_000

export async function listMenus(reader: Reader): Promise<MenuRow[]> {
  return reader.select().from(menus).orderBy(asc(menus.id)).limit(rowsMax)
}

export async function findMenu(reader: Reader, id: number): Promise<MenuRow | undefined> {
  const [row] = await reader.select().from(menus).where(eq(menus.id, id))
  return row
}

export async function insertMenu(tx: Transaction, row: NewMenuRow): Promise<MenuRow> {
  await raiseCatalogue(tx)
  const [inserted] = await tx.insert(menus).values(row).returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

export async function updateMenu(
  tx: Transaction,
  id: number,
  changes: Partial<NewMenuRow>,
): Promise<MenuRow | undefined> {
  if (Object.keys(changes).length === 0) return findMenu(tx, id)
  await raiseCatalogue(tx)
  const [row] = await tx.update(menus).set(changes).where(eq(menus.id, id)).returning()
  return row
}

export async function deleteMenu(tx: Transaction, id: number): Promise<void> {
  await raiseCatalogue(tx)
  await tx.delete(menus).where(eq(menus.id, id))
}

export async function hasItems(reader: Reader, menuId: number): Promise<boolean> {
  const rows = await reader.select({ id: items.id }).from(items).where(eq(items.menuId, menuId)).limit(1)
  return rows.length > 0
}
