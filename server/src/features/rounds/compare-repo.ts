import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofRound, withCompany, withRound } from '../../platform/db/joins.ts'
import { companies, quarterResults, rankShown, rounds, roundVersions } from '../../platform/db/schema.ts'
import { always, holder, shownName } from '../companies/members-sql.ts'

type VersionKey = InGame & { version: number }

/** Returns what a version of a round was computed with; undefined when there is no such version. */
export async function findVersion(reader: Reader, { gameId, id, version }: VersionKey) {
  const [row] = await reader
    .select({
      roundNb: rounds.roundNb,
      parameters: roundVersions.parameters,
      previousVersion: roundVersions.previousVersion,
    })
    .from(roundVersions)
    .innerJoin(rounds, withRound(roundVersions))
    .where(
      and(
        eq(roundVersions.gameId, gameId),
        eq(roundVersions.roundId, id),
        eq(roundVersions.version, version),
      ),
    )
  return row
}

export type FoundVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>>

/** Lists what each company gave in a version of a round, and what came of it. */
export async function listPlayed(reader: Reader, round: VersionKey) {
  return reader
    .select({
      companyId: quarterResults.companyId,
      username: shownName,
      given: quarterResults.given,
      rank: rankShown,
      result: sql<Record<string, number | string[]>>`${quarterResults.result}`,
    })
    .from(quarterResults)
    .innerJoin(companies, withCompany(quarterResults))
    .leftJoinLateral(holder, always)
    .where(and(ofRound(quarterResults, round), eq(quarterResults.version, round.version)))
    .orderBy(asc(quarterResults.companyId))
}

export type PlayedCompany = Awaited<ReturnType<typeof listPlayed>>[number]

/** Lists the closing state of each company in a version of a round, as text. */
export async function listStates(
  reader: Reader,
  { gameId, roundNb, version }: { gameId: number; roundNb: number; version: number },
) {
  return reader
    .select({ companyId: quarterResults.companyId, state: sql<string>`${quarterResults.state}::text` })
    .from(quarterResults)
    .innerJoin(rounds, withRound(quarterResults))
    .where(and(eq(rounds.gameId, gameId), eq(rounds.roundNb, roundNb), eq(quarterResults.version, version)))
}
