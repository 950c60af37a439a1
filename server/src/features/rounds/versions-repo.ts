import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofRound } from '../../platform/db/joins.ts'
import { quarterResults, roundVersions } from '../../platform/db/schema.ts'

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
