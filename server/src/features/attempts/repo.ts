import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { withCompany, withRound, withVersion } from '../../platform/db/joins.ts'
import {
  companies,
  games,
  quarterResults,
  rankShown,
  rounds,
  roundVersions,
  trainings,
} from '../../platform/db/schema.ts'
import { always, holder, shownName } from '../companies/members-sql.ts'

/** The seat of the player in a solo game; computers have all others. */
export const playerSeat = 1

/** The last round of a game is the one of its last quarter: round 1 is the opening position. */
const isLastRound = sql`${rounds.roundNb} = ${games.quarterCount} + 1`

/** A version of the last quarter that was shown: an attempt is finished with it, and a later restart leaves it there. */
const isFinal = (gameIds: readonly number[]): SQL | undefined =>
  and(
    inArray(games.id, [...gameIds]),
    isNotNull(games.soloPlayerId),
    isLastRound,
    isNotNull(roundVersions.publishedAt),
  )

/** Lists what the player reached in each finished attempt of these games, the first attempt of each first. */
export async function listFinished(reader: Reader, gameIds: readonly number[]) {
  if (gameIds.length === 0) return []
  return reader
    .select({
      gameId: games.id,
      attempt: roundVersions.epoch,
      companyValue: quarterResults.companyValue,
      rank: rankShown,
      quarters: sql<number>`${games.quarterCount}`,
    })
    .from(quarterResults)
    .innerJoin(games, eq(games.id, quarterResults.gameId))
    .innerJoin(rounds, withRound(quarterResults))
    .innerJoin(roundVersions, withVersion(quarterResults))
    .innerJoin(companies, withCompany(quarterResults))
    .where(and(isFinal(gameIds), eq(companies.seat, playerSeat)))
    .orderBy(asc(games.id), asc(roundVersions.epoch))
}

export type FinishedRow = Awaited<ReturnType<typeof listFinished>>[number]

/** When the attempt before ended, or the game was created. */
const startedAt = sql<Date>`coalesce(
  (select max(before.ended_at) from round_versions before
    where before.game_id = ${games.id} and before.epoch < ${roundVersions.epoch}),
  ${games.createdAt})`.mapWith(games.createdAt)

/** Lists every company at the end of each finished attempt of a game, the first attempt and the winner first. */
export async function listFinalRankings(reader: Reader, gameId: number) {
  return reader
    .select({
      attempt: roundVersions.epoch,
      companyId: companies.id,
      seat: companies.seat,
      username: shownName,
      rank: rankShown,
      companyValue: quarterResults.companyValue,
      quarters: sql<number>`${games.quarterCount}`,
      startedAt,
      endedAt: roundVersions.computedAt,
    })
    .from(quarterResults)
    .innerJoin(games, eq(games.id, quarterResults.gameId))
    .innerJoin(rounds, withRound(quarterResults))
    .innerJoin(roundVersions, withVersion(quarterResults))
    .innerJoin(companies, withCompany(quarterResults))
    .leftJoinLateral(holder, always)
    .where(isFinal([gameId]))
    .orderBy(asc(roundVersions.epoch), rankShown, asc(companies.seat))
}

/** Returns the trainings that solo games belong to. */
export async function findTrainingsOf(reader: Reader, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { id, name, attemptsMax } = trainings
  return reader
    .select({ id, name, attemptsMax })
    .from(trainings)
    .where(inArray(id, [...ids]))
}
