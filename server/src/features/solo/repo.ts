import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { games, products, rounds, trainings, users } from '../../platform/db/schema.ts'

/** Locks the account of a player, so that they begin one solo game at a time. */
export async function lockPlayer(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Lists the names of the free games of a player, with whether a quarter is left to pass in each. */
export async function listFreeGames(
  reader: Reader,
  userId: number,
): Promise<{ name: string; isUnfinished: boolean }[]> {
  const roundCount = reader
    .select({ count: count() })
    .from(rounds)
    .where(and(eq(rounds.gameId, games.id), ne(rounds.state, 'superseded')))
  return reader
    .select({
      name: games.name,
      isUnfinished: sql<boolean>`(${roundCount}) < ${games.quarterCount} + 2`,
    })
    .from(games)
    .where(and(eq(games.soloPlayerId, userId), isNull(games.trainingId)))
}

/** Lists the solo games of a player, of trainings or not. */
export async function listSoloGameIds(reader: Reader, userId: number): Promise<number[]> {
  const rows = await reader
    .select({ id: games.id })
    .from(games)
    .where(eq(games.soloPlayerId, userId))
    .orderBy(asc(games.id))
  return rows.map(({ id }) => id)
}

/** Returns the product of a game whose creator names none: the first one of the installation. */
export async function findFirstProductId(reader: Reader): Promise<number | null> {
  const [first] = await reader.select({ id: products.id }).from(products).orderBy(asc(products.id)).limit(1)
  return first?.id ?? null
}

/** Returns the training of a solo game, as far as it limits the game. */
export async function findLimits(
  reader: Reader,
  trainingId: number,
): Promise<{ until: Date | null; attemptsMax: number | null } | undefined> {
  const { until, attemptsMax, id } = trainings
  const [row] = await reader.select({ until, attemptsMax }).from(trainings).where(eq(id, trainingId))
  return row
}
