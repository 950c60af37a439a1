import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { gameAdministrators, games, rounds, users } from '../../platform/db/schema.ts'
import type { RetainedGame } from './period.ts'

export async function listRetainedGameIds(reader: Reader): Promise<number[]> {
  const rows = await reader.select({ id: games.id }).from(games).where(isNotNull(games.retentionMonths))
  return rows.map(({ id }) => id)
}

/** Returns undefined when the game has no retention period or does not exist. */
export async function findRetainedGame(
  reader: Reader,
  gameId: number,
): Promise<(RetainedGame & { name: string }) | undefined> {
  const lastActivityAt = sql<string>`greatest(${games.createdAt}, max(${rounds.openedAt}), max(${rounds.closedAt}))`
  const [row] = await reader
    .select({
      name: games.name,
      retentionMonths: games.retentionMonths,
      eraseAt: games.eraseAt,
      lastActivityAt,
    })
    .from(games)
    .leftJoin(rounds, eq(rounds.gameId, games.id))
    .where(eq(games.id, gameId))
    .groupBy(games.id)
  if (row === undefined || row.retentionMonths === null) return undefined
  const { name, retentionMonths, eraseAt } = row
  return { name, retentionMonths, eraseAt, lastActivityAt: new Date(row.lastActivityAt) }
}

export async function setErasure(tx: Transaction, gameId: number, eraseAt: Date | null): Promise<void> {
  await tx.update(games).set({ eraseAt }).where(eq(games.id, gameId))
}

/**
 * Lists the administrators of the game, or the super administrators when it has none; nobody for a solo game, whose
 * player reads the time of the erasure in the game.
 */
export async function listNoticeRecipients(tx: Transaction, gameId: number) {
  const administrators = await tx
    .select({ user: users })
    .from(users)
    .innerJoin(gameAdministrators, eq(gameAdministrators.userId, users.id))
    .where(eq(gameAdministrators.gameId, gameId))
  if (administrators.length > 0) return administrators.map(({ user }) => user)
  const [game] = await tx.select({ player: games.soloPlayerId }).from(games).where(eq(games.id, gameId))
  if (game?.player != null) return []
  return tx.select().from(users).where(eq(users.role, 'ROLE_SUPER_ADMIN'))
}
