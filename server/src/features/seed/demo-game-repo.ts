import { asc, eq } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/database/database.ts'
import { companies, games, products, savedDecisions } from '../../platform/database/schema.ts'

export async function findFirstProductId(reader: Reader): Promise<number | null> {
  const [product] = await reader.select({ id: products.id }).from(products).orderBy(asc(products.id)).limit(1)
  return product?.id ?? null
}

export async function findGameIds(reader: Reader, name: string): Promise<number[]> {
  const rows = await reader.select({ id: games.id }).from(games).where(eq(games.name, name))
  return rows.map(row => row.id)
}

/** The companies of these players, in their order. */
export async function insertCompanies(
  transaction: Transaction,
  gameId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await transaction
    .insert(companies)
    .values(userIds.map(userId => ({ gameId, userId })))
    .returning({ id: companies.id, userId: companies.userId })
  const idByUser = new Map(rows.map(row => [row.userId, row.id]))
  return userIds.map(userId => idByUser.get(userId) ?? 0)
}

export async function insertDecisions(
  reader: Reader,
  rows: (typeof savedDecisions.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await reader.insert(savedDecisions).values(rows)
}
