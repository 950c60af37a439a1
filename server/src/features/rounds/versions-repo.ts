import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofRound, withRound } from '../../platform/db/joins.ts'
import { quarterResults, rounds, roundVersions } from '../../platform/db/schema.ts'

/** Lists the versions of a round, the oldest first, without the documents that they were computed from. */
export async function listVersions(reader: Reader, round: InGame) {
  const companies = reader
    .select({ count: count() })
    .from(quarterResults)
    .where(and(ofRound(quarterResults, round), eq(quarterResults.version, roundVersions.version)))
  return reader
    .select({
      version: roundVersions.version,
      state: roundVersions.state,
      epoch: roundVersions.epoch,
      practice: roundVersions.practice,
      inputs: roundVersions.inputs,
      engineVersion: roundVersions.engineVersion,
      reason: roundVersions.reason,
      byUser: roundVersions.byUser,
      computedAt: roundVersions.computedAt,
      publishedAt: roundVersions.publishedAt,
      endedAt: roundVersions.endedAt,
      companies: sql<number>`(${companies})::int`,
    })
    .from(roundVersions)
    .where(ofRound(roundVersions, round))
    .orderBy(asc(roundVersions.version))
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

/** Finds a version by the number of its round, also one of a round that has left the line of its game. */
export async function findVersion(reader: Reader, gameId: number, roundNb: number, version: number) {
  const [found] = await reader
    .select({
      gameId: roundVersions.gameId,
      id: roundVersions.roundId,
      roundNb: rounds.roundNb,
      version: roundVersions.version,
      isPractice: roundVersions.practice,
    })
    .from(roundVersions)
    .innerJoin(rounds, withRound(roundVersions))
    .where(
      and(eq(roundVersions.gameId, gameId), eq(rounds.roundNb, roundNb), eq(roundVersions.version, version)),
    )
  return found
}
