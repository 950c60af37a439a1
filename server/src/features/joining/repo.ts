import { asc, eq } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { gameAdministrators, games, users } from '../../platform/db/schema.ts'
import type { GameRow } from '../games/service.ts'
import type { UserRow } from '../users/service.ts'

export async function findGameOfCode(reader: Reader, code: string): Promise<GameRow | undefined> {
  const [game] = await reader.select().from(games).where(eq(games.joinCode, code))
  return game
}

/**
 * Finds the game of a code and locks it, so that a player is in before a pass or not at all. The database looks at the
 * code again once the lock is there.
 */
export async function lockGameOfCode(tx: Transaction, code: string): Promise<GameRow | undefined> {
  const [game] = await tx.select().from(games).where(eq(games.joinCode, code)).for('update')
  return game
}

export async function listHosts(reader: Reader, gameId: number): Promise<UserRow[]> {
  const rows = await reader
    .select({ user: users })
    .from(gameAdministrators)
    .innerJoin(users, eq(users.id, gameAdministrators.userId))
    .where(eq(gameAdministrators.gameId, gameId))
    .orderBy(asc(users.id))
  return rows.map(({ user }) => user)
}
