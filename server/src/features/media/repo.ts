import { and, count, eq, inArray, lt, notExists, sql, sum } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { mediaObjects, products, users } from '../../platform/db/schema.ts'

export type MediaRow = typeof mediaObjects.$inferSelect
export type NewMediaRow = typeof mediaObjects.$inferInsert

export async function findMedia(reader: Reader, id: number): Promise<MediaRow | undefined> {
  const [row] = await reader.select().from(mediaObjects).where(eq(mediaObjects.id, id))
  return row
}

export async function findMediaByFile(reader: Reader, fileName: string): Promise<MediaRow | undefined> {
  const [row] = await reader.select().from(mediaObjects).where(eq(mediaObjects.fileName, fileName))
  return row
}

/** Makes uploads of one user wait for each other, so that their quota is counted right. */
export async function lockOwner(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

export async function usageOf(reader: Reader, userId: number): Promise<{ files: number; bytes: number }> {
  const [row] = await reader
    .select({ files: count(), bytes: sum(mediaObjects.byteCount) })
    .from(mediaObjects)
    .where(eq(mediaObjects.userId, userId))
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) }
}

export async function insertMedia(tx: Transaction, row: NewMediaRow): Promise<MediaRow> {
  const [inserted] = await tx.insert(mediaObjects).values(row).returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

/** Deletes the pictures sent before this instant that neither a product nor an account shows. */
export async function deleteUnused(writer: Reader, before: Date): Promise<void> {
  const shownByProduct = writer
    .select({ id: products.id })
    .from(products)
    .where(eq(products.mediaId, mediaObjects.id))
  const shownByUser = writer
    .select({ id: users.id })
    .from(users)
    .where(eq(users.image, sql`'/media/' || ${mediaObjects.fileName}`))
  await writer
    .delete(mediaObjects)
    .where(and(lt(mediaObjects.createdAt, before), notExists(shownByProduct), notExists(shownByUser)))
}

/** Returns those of these file names that have a row. */
export async function existingFiles(reader: Reader, fileNames: string[]): Promise<Set<string>> {
  if (fileNames.length === 0) return new Set()
  const rows = await reader
    .select({ fileName: mediaObjects.fileName })
    .from(mediaObjects)
    .where(inArray(mediaObjects.fileName, fileNames))
  return new Set(rows.map(row => row.fileName))
}
