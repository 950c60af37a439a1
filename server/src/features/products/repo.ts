import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { raiseGamesOfProduct } from '../../platform/db/revisions.ts'
import { games, mediaObjects, products, trainings } from '../../platform/db/schema.ts'

export type ProductRow = typeof products.$inferSelect
export type NewProductRow = typeof products.$inferInsert

const rowsMax = 10_000

/** A product with the file name of its picture. */
export type PicturedProduct = ProductRow & { pictureFile: string | null }

const withPicture = (reader: Reader) =>
  reader
    .select({ ...getTableColumns(products), pictureFile: mediaObjects.fileName })
    .from(products)
    .leftJoin(mediaObjects, eq(mediaObjects.id, products.mediaId))
    .$dynamic()

export async function listProducts(reader: Reader): Promise<PicturedProduct[]> {
  return withPicture(reader).orderBy(asc(products.id)).limit(rowsMax)
}

export async function findPicturedProduct(reader: Reader, id: number): Promise<PicturedProduct | undefined> {
  const [row] = await withPicture(reader).where(eq(products.id, id))
  return row
}

export async function findProduct(reader: Reader, id: number): Promise<ProductRow | undefined> {
  const [row] = await reader.select().from(products).where(eq(products.id, id))
  return row
}

/** Returns these products by id. */
export async function findPicturedProducts(
  reader: Reader,
  ids: readonly number[],
): Promise<Map<number, PicturedProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await withPicture(reader).where(inArray(products.id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
}

/** Returns the names of these products by id. */
export async function productNames(reader: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const { id, name } = products
  const rows = await reader
    .select({ id, name })
    .from(products)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(row => [row.id, row.name]))
}

export async function insertProduct(writer: Reader, row: NewProductRow): Promise<ProductRow> {
  const [inserted] = await writer.insert(products).values(row).returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

/** Inserts ready products; one that is there already stays as it is. */
export async function insertReadyProducts(tx: Transaction, rows: NewProductRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(products).values(rows).onConflictDoNothing({ target: products.key })
}

export async function updateProduct(
  tx: Transaction,
  id: number,
  changes: Partial<NewProductRow>,
): Promise<ProductRow | undefined> {
  if (Object.keys(changes).length === 0) return findProduct(tx, id)
  const [row] = await tx.update(products).set(changes).where(eq(products.id, id)).returning()
  await raiseGamesOfProduct(tx, id)
  return row
}

export async function deleteProduct(writer: Reader, id: number): Promise<void> {
  await writer.delete(products).where(eq(products.id, id))
}

/** Whether a game has this product, or will have it as the game of a training. */
export async function isUsedByAGame(reader: Reader, id: number): Promise<boolean> {
  const rows = await reader
    .select({ id: games.id })
    .from(games)
    .where(eq(games.productId, id))
    .union(reader.select({ id: trainings.id }).from(trainings).where(eq(trainings.productId, id)))
    .limit(1)
  return rows.length > 0
}
