import { and, asc, count, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { games, rounds, trainingPlayers, trainings, users } from '../../platform/db/schema.ts'

export type TrainingRow = typeof trainings.$inferSelect
export type TrainingChanges = Partial<Omit<typeof trainings.$inferInsert, 'id' | 'ownerId'>>

const rowsMax = 10_000

export async function findTraining(reader: Reader, id: number): Promise<TrainingRow | undefined> {
  const [row] = await reader.select().from(trainings).where(eq(trainings.id, id))
  return row
}

/** Locks a training while its games are created (`share`) or while it is changed or deleted (`update`). */
export async function lockTraining(
  tx: Transaction,
  id: number,
  strength: 'share' | 'update',
): Promise<TrainingRow | undefined> {
  const [row] = await tx.select().from(trainings).where(eq(trainings.id, id)).for(strength)
  return row
}

const select = (reader: Reader, which: SQL | undefined): Promise<TrainingRow[]> =>
  reader.select().from(trainings).where(which).orderBy(asc(trainings.id)).limit(rowsMax)

export const listTrainings = (reader: Reader): Promise<TrainingRow[]> => select(reader, undefined)

export const listTrainingsOfOwner = (reader: Reader, ownerId: number): Promise<TrainingRow[]> =>
  select(reader, eq(trainings.ownerId, ownerId))

/** Lists the trainings that a player may start, or has started. */
export const listTrainingsOfPlayer = (reader: Reader, userId: number): Promise<TrainingRow[]> =>
  select(reader, isFor(reader, userId))

/** Whether a player may start a training, or has started it. */
export async function isForPlayer(reader: Reader, id: number, userId: number): Promise<boolean> {
  return (await select(reader, and(eq(trainings.id, id), isFor(reader, userId)))).length > 0
}

function isFor(reader: Reader, userId: number): SQL | undefined {
  const named = reader
    .select({ one: sql`1` })
    .from(trainingPlayers)
    .where(and(eq(trainingPlayers.trainingId, trainings.id), eq(trainingPlayers.userId, userId)))
  const started = reader
    .select({ one: sql`1` })
    .from(games)
    .where(and(eq(games.trainingId, trainings.id), eq(games.soloPlayerId, userId)))
  return or(trainings.open, exists(named), exists(started))
}

export async function insertTraining(
  tx: Transaction,
  row: typeof trainings.$inferInsert,
): Promise<TrainingRow> {
  const [inserted] = await tx.insert(trainings).values(row).returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

export async function updateTraining(tx: Transaction, id: number, changes: TrainingChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx.update(trainings).set(changes).where(eq(trainings.id, id))
}

/** Deletes a training with all its games. */
export async function deleteTraining(tx: Transaction, id: number): Promise<void> {
  await tx.delete(trainings).where(eq(trainings.id, id))
}

/** Replaces the players whom a training is for. */
export async function replacePlayers(tx: Transaction, id: number, userIds: readonly number[]): Promise<void> {
  await tx.delete(trainingPlayers).where(eq(trainingPlayers.trainingId, id))
  if (userIds.length === 0) return
  const named = [...new Set(userIds)]
  await tx.insert(trainingPlayers).values(named.map(userId => ({ trainingId: id, userId })))
}

export async function findGameOfPlayer(
  reader: Reader,
  trainingId: number,
  userId: number,
): Promise<number | undefined> {
  const [row] = await reader
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.trainingId, trainingId), eq(games.soloPlayerId, userId)))
  return row?.id
}

export async function listGameIdsOf(reader: Reader, trainingId: number): Promise<number[]> {
  const rows = await reader
    .select({ id: games.id })
    .from(games)
    .where(eq(games.trainingId, trainingId))
    .orderBy(asc(games.id))
  return rows.map(({ id }) => id)
}

/** Gives the games of a training its name; what they show of it has changed in any case. */
export async function renameGames(tx: Transaction, trainingId: number, name: string): Promise<number[]> {
  const ids = await listGameIdsOf(tx, trainingId)
  await raiseGameRevisions(tx, ids)
  await tx
    .update(games)
    .set({ name })
    .where(and(eq(games.trainingId, trainingId), ne(games.name, name)))
  return ids
}

/** Gives the trainings of somebody whose account goes to another member of staff. */
export async function changeOwner(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.update(trainings).set({ ownerId: toId }).where(eq(trainings.ownerId, fromId))
}

/* Each function below reads one kind of part for many trainings at once. */

export async function ownersOf(reader: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** Lists the players who are named in these trainings, by username. */
export async function playersOf(reader: Reader, ids: readonly number[]) {
  if (ids.length === 0) return []
  return reader
    .select({ trainingId: trainingPlayers.trainingId, id: users.id, username: users.username })
    .from(trainingPlayers)
    .innerJoin(users, eq(users.id, trainingPlayers.userId))
    .where(and(inArray(trainingPlayers.trainingId, [...ids]), isNull(users.deletedAt)))
    .orderBy(asc(users.username), asc(users.id))
}

export async function startedCounts(reader: Reader, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .select({ id: games.trainingId, count: count() })
    .from(games)
    .where(inArray(games.trainingId, [...ids]))
    .groupBy(games.trainingId)
  return new Map(rows.flatMap(row => (row.id === null ? [] : [[row.id, row.count] as const])))
}

/** Returns the game of a player in each of these trainings. */
export async function gamesOfPlayer(
  reader: Reader,
  ids: readonly number[],
  userId: number,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .select({ trainingId: games.trainingId, id: games.id })
    .from(games)
    .where(and(inArray(games.trainingId, [...ids]), eq(games.soloPlayerId, userId)))
  return new Map(rows.flatMap(row => (row.trainingId === null ? [] : [[row.trainingId, row.id] as const])))
}

/** Lists the games of a training with their players, and the quarters that were passed in the attempt in play. */
export async function listGamesOf(reader: Reader, trainingId: number) {
  const passed = reader
    .select({ count: sql`count(*)::int - 2` })
    .from(rounds)
    .where(and(eq(rounds.gameId, games.id), ne(rounds.state, 'superseded')))
  return reader
    .select({
      id: games.id,
      attempt: games.epoch,
      quarterCount: games.quarterCount,
      passed: sql<number>`(${passed})`,
      user: { id: users.id, username: users.username },
    })
    .from(games)
    .innerJoin(users, eq(users.id, games.soloPlayerId))
    .where(eq(games.trainingId, trainingId))
    .orderBy(asc(users.username), asc(users.id))
}
