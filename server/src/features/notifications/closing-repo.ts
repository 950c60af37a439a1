import { and, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Reader } from '../../platform/db/database.ts'
import { withRound } from '../../platform/db/joins.ts'
import {
  companies,
  games,
  notifications,
  rounds,
  savedDecisions,
  scheduledPasses,
} from '../../platform/db/schema.ts'

/**
 * Lists the companies that have decided nothing in a quarter whose pass is planned between two instants, and whose
 * members were not notified of it. A quarter that opened, or a pass that was planned, less than an hour before the pass
 * is left out.
 */
export async function listUndecided(reader: Reader, after: Date, until: Date) {
  const automatic = reader
    .select({ gameId: games.id, at: sql<Date>`${games.nextPassAt}`.mapWith(games.nextPassAt).as('pass_at') })
    .from(games)
    .where(and(eq(games.passMode, 1), gt(games.nextPassAt, after), lte(games.nextPassAt, until)))
  const scheduled = reader
    .select({
      gameId: scheduledPasses.gameId,
      at: sql<Date>`${scheduledPasses.at}`.mapWith(scheduledPasses.at).as('pass_at'),
    })
    .from(scheduledPasses)
    .where(
      and(
        eq(scheduledPasses.status, 'pending'),
        gt(scheduledPasses.at, after),
        lte(scheduledPasses.at, until),
        sql`${scheduledPasses.createdAt} <= ${scheduledPasses.at} - interval '1 hour'`,
      ),
    )
  const planned = union(automatic, scheduled).as('planned')
  const decided = reader
    .select({ one: sql`1` })
    .from(savedDecisions)
    .where(and(withRound(savedDecisions), eq(savedDecisions.companyId, companies.id)))
  const notified = reader
    .select({ one: sql`1` })
    .from(notifications)
    .where(
      and(
        eq(notifications.gameId, companies.gameId),
        eq(notifications.kind, 'quarter.closing'),
        sql`${notifications.data} ->> 'companyId' = ${companies.id}::text`,
        sql`(${notifications.data} ->> 'at')::timestamptz = planned.pass_at`,
      ),
    )
  return reader
    .select({
      gameId: companies.gameId,
      companyId: companies.id,
      roundNb: rounds.roundNb,
      at: planned.at,
    })
    .from(planned)
    .innerJoin(games, and(eq(games.id, planned.gameId), isNull(games.pausedAt), isNull(games.archivedAt)))
    .innerJoin(rounds, and(eq(rounds.gameId, games.id), eq(rounds.state, 'open')))
    .innerJoin(companies, and(eq(companies.gameId, games.id), eq(companies.kind, 'human')))
    .where(
      and(
        isNull(games.soloPlayerId),
        sql`${rounds.openedAt} <= ${planned.at} - interval '1 hour'`,
        notExists(decided),
        notExists(notified),
      ),
    )
}
