import { and, asc, eq, inArray, isNotNull, isNull, lt, max, min, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { withRound } from '../../platform/db/joins.ts'
import {
  gameAdministrators,
  games,
  invitations,
  resultsShown,
  rounds,
  roundVersions,
  scheduledPasses,
  users,
} from '../../platform/db/schema.ts'

/** Each function reads one kind of part for many games at once, so that a list costs as many queries as one game. */

export async function administratorsOfGames(reader: Reader, gameIds: number[]) {
  return reader
    .select({ gameId: gameAdministrators.gameId, id: users.id, username: users.username })
    .from(gameAdministrators)
    .innerJoin(users, eq(users.id, gameAdministrators.userId))
    .where(inArray(gameAdministrators.gameId, gameIds))
    .orderBy(asc(users.id))
}

/** Returns the workers of each company at the end of its game's last published quarter; none before the first. */
export async function workersOfGames(reader: Reader, gameIds: number[]): Promise<Map<number, number>> {
  const lastClosed = reader
    .select({ gameId: rounds.gameId, roundNb: max(rounds.roundNb).as('last') })
    .from(rounds)
    .where(and(inArray(rounds.gameId, gameIds), eq(rounds.state, 'published')))
    .groupBy(rounds.gameId)
    .as('last_closed')
  const rows = await reader
    .select({
      companyId: resultsShown.companyId,
      workers: sql<number>`(${resultsShown.result}->>'nbEmployees')::int`,
    })
    .from(resultsShown)
    .innerJoin(rounds, withRound(resultsShown))
    .innerJoin(lastClosed, and(eq(lastClosed.gameId, rounds.gameId), eq(lastClosed.roundNb, rounds.roundNb)))
  return new Map(rows.map(row => [row.companyId, row.workers]))
}

/** Returns the epochs before the present one that were practice and had results that players saw. */
export async function practiceEpochsOfGames(
  reader: Reader,
  gameIds: number[],
): Promise<{ gameId: number; epoch: number }[]> {
  if (gameIds.length === 0) return []
  const { gameId, epoch, practice, publishedAt } = roundVersions
  return reader
    .selectDistinct({ gameId, epoch })
    .from(roundVersions)
    .innerJoin(games, eq(games.id, gameId))
    .where(and(inArray(gameId, gameIds), practice, isNotNull(publishedAt), lt(epoch, games.epoch)))
    .orderBy(asc(epoch))
}

/** Returns the instant of each game's next scheduled pass. */
export async function nextScheduledOfGames(reader: Reader, gameIds: number[]): Promise<Map<number, Date>> {
  const { gameId, at, status } = scheduledPasses
  const rows = await reader
    .select({ gameId, at: min(at) })
    .from(scheduledPasses)
    .where(and(inArray(gameId, gameIds), eq(status, 'pending')))
    .groupBy(gameId)
  return new Map(rows.flatMap(row => (row.at === null ? [] : [[row.gameId, row.at]])))
}

export async function invitedGameIds(reader: Reader, userId: number): Promise<Set<number>> {
  const rows = await reader
    .select({ gameId: invitations.gameId })
    .from(invitations)
    .where(and(eq(invitations.userId, userId), isNull(invitations.withdrawnAt)))
  return new Set(rows.map(row => row.gameId))
}
