import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { joinRequests, users } from '../../platform/db/schema.ts'
import { assignedTo } from '../invitations/service.ts'
import type { UserRow } from '../users/service.ts'

export type RequestRow = { user: UserRow; createdAt: Date }

const ofPlayer = (gameId: number, userId: number) =>
  and(eq(joinRequests.gameId, gameId), eq(joinRequests.userId, userId))

/** Lists the requests without an answer of players who are not yet invited or in, the oldest first. */
export async function listPending(reader: Reader, gameId: number): Promise<RequestRow[]> {
  const isWaiting = and(eq(joinRequests.gameId, gameId), isNull(joinRequests.declinedAt))
  return reader
    .select({ user: users, createdAt: joinRequests.createdAt })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.userId))
    .where(and(isWaiting, isNull(users.deletedAt), notInArray(users.id, assignedTo(reader, gameId))))
    .orderBy(asc(joinRequests.createdAt), asc(users.id))
}

/** Returns whether a player's request waits or was declined; undefined when there is none. */
export async function findRequest(
  reader: Reader,
  gameId: number,
  userId: number,
): Promise<'pending' | 'declined' | undefined> {
  const [row] = await reader
    .select({ declinedAt: joinRequests.declinedAt })
    .from(joinRequests)
    .where(ofPlayer(gameId, userId))
  return row && (row.declinedAt === null ? 'pending' : 'declined')
}

export async function insertRequest(tx: Transaction, gameId: number, userId: number): Promise<void> {
  await tx.insert(joinRequests).values({ gameId, userId }).onConflictDoNothing()
}

export async function markDeclined(
  tx: Transaction,
  gameId: number,
  userId: number,
  now: Date,
): Promise<void> {
  await tx.update(joinRequests).set({ declinedAt: now }).where(ofPlayer(gameId, userId))
}

export async function deleteRequest(tx: Transaction, gameId: number, userId: number): Promise<void> {
  await tx.delete(joinRequests).where(ofPlayer(gameId, userId))
}
