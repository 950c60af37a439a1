import { and, asc, eq, inArray, isNotNull, notExists, type SQL } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { gameAdministrators, gameCriteria, games } from '../../platform/db/schema.ts'

export type CriterionRow = typeof gameCriteria.$inferSelect

const rowsMax = 10_000

const select = (reader: Reader, condition: SQL | undefined): Promise<CriterionRow[]> =>
  reader.select().from(gameCriteria).where(condition).orderBy(asc(gameCriteria.id)).limit(rowsMax)

/** Lists the criteria of all games but solo ones. */
export const listAllCriteria = (reader: Reader): Promise<CriterionRow[]> =>
  select(
    reader,
    notExists(
      reader
        .select({ id: games.id })
        .from(games)
        .where(and(eq(games.id, gameCriteria.gameId), isNotNull(games.soloPlayerId))),
    ),
  )

export const listCriteria = (reader: Reader, gameId: number): Promise<CriterionRow[]> =>
  select(reader, eq(gameCriteria.gameId, gameId))

export function listCriteriaOfAdministrator(reader: Reader, userId: number): Promise<CriterionRow[]> {
  const own = reader
    .select({ gameId: gameAdministrators.gameId })
    .from(gameAdministrators)
    .where(eq(gameAdministrators.userId, userId))
  return select(reader, inArray(gameCriteria.gameId, own))
}

export async function updateCoefficient(
  tx: Transaction,
  gameId: number,
  name: string,
  coefficient: number,
): Promise<void> {
  const isThis = and(eq(gameCriteria.gameId, gameId), eq(gameCriteria.name, name))
  await tx.update(gameCriteria).set({ coefficient }).where(isThis)
  await raiseGameRevisions(tx, [gameId])
}
