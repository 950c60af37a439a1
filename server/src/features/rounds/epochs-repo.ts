import { and, asc, eq, isNotNull, lt, max, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Reader } from '../../platform/db/database.ts'
import { games, roundVersions } from '../../platform/db/schema.ts'

/*
 * The parts of a game between two restarts. What people did is not marked with its epoch: a restart supersedes every
 * published version at one instant, which ends the epoch, and it deletes what was done when none was published.
 */

export type Epochs = {
  present: { epoch: number; isPractice: boolean }
  /** The epochs of practice that a restart has ended, the first one first. */
  practices: { epoch: number; endedAt: Date }[]
}

export async function readEpochs(reader: Reader, gameId: number): Promise<Epochs> {
  const [present] = await reader
    .select({ epoch: games.epoch, isPractice: games.practice })
    .from(games)
    .where(eq(games.id, gameId))
  if (present === undefined) throw new Error(`there is no game ${gameId}`)
  const { epoch, practice, endedAt } = roundVersions
  const practices = await reader
    .select({ epoch, endedAt: sql<Date>`max(${endedAt})`.mapWith(endedAt) })
    .from(roundVersions)
    .where(and(shown(gameId, lt(epoch, present.epoch)), practice))
    .groupBy(epoch)
    .orderBy(asc(epoch))
  return { present, practices }
}

const shown = (gameId: number, which: SQL) =>
  and(eq(roundVersions.gameId, gameId), isNotNull(roundVersions.publishedAt), which)

const lastEnd = (gameId: number, which: SQL) =>
  new QueryBuilder()
    .select({ at: max(roundVersions.endedAt) })
    .from(roundVersions)
    .where(shown(gameId, which))

/** The condition of acts after the restart that began an epoch; of all acts in the first epoch. */
export const sinceRestart = (at: PgColumn, gameId: number, epoch: number): SQL =>
  sql`${at} > coalesce((${lastEnd(gameId, lt(roundVersions.epoch, epoch))}), '-infinity')`

/** The condition of acts of an epoch that a restart has ended. */
export const withinEnded = (at: PgColumn, gameId: number, epoch: number): SQL =>
  sql`(${sinceRestart(at, gameId, epoch)} and ${at} <= (${lastEnd(gameId, eq(roundVersions.epoch, epoch))}))`
