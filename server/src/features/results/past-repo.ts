import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofCompany, withCompany, withRound, withVersion } from '../../platform/db/joins.ts'
import { companies, quarterResults, rounds, roundVersions } from '../../platform/db/schema.ts'
import { always, holder, shownName, shownUserId } from '../companies/members-sql.ts'
import type { Audience } from '../rounds/present.ts'
import type { ResultRow } from './repo.ts'

type Asked = { epoch?: number | undefined; version?: number | undefined; audience: Audience }

/**
 * Lists the results of a company that no longer count: of an earlier epoch, as they were shown when the game was
 * restarted, or those with a number of version, whatever became of it. Players see practice only.
 */
export async function listPast(
  reader: Reader,
  company: InGame,
  { epoch, version, audience }: Asked,
): Promise<ResultRow[]> {
  const restartedAt = reader
    .select({ at: sql`max(ended_at)` })
    .from(sql`round_versions as of_epoch`)
    .where(sql`of_epoch.game_id = ${company.gameId} and of_epoch.epoch = ${epoch}
      and of_epoch.published_at is not null`)
  const ofEpoch =
    epoch === undefined
      ? undefined
      : and(
          eq(roundVersions.epoch, epoch),
          isNotNull(roundVersions.publishedAt),
          eq(roundVersions.endedAt, sql`(${restartedAt})`),
        )
  const rows = await reader
    .select({
      id: quarterResults.id,
      roundId: rounds.id,
      roundNb: rounds.roundNb,
      companyId: companies.id,
      userId: shownUserId,
      username: shownName,
      seat: companies.seat,
      kind: quarterResults.seatKind,
      rank: sql<number>`coalesce(${quarterResults.shownRank}, ${quarterResults.rank})`,
      companyValue: quarterResults.companyValue,
      result: quarterResults.result,
    })
    .from(quarterResults)
    .innerJoin(rounds, withRound(quarterResults))
    .innerJoin(roundVersions, withVersion(quarterResults))
    .innerJoin(companies, withCompany(quarterResults))
    .leftJoinLateral(holder, always)
    .where(
      and(
        ofCompany(quarterResults, company),
        isNull(quarterResults.withdrawnInRound),
        ofEpoch,
        version === undefined ? undefined : eq(quarterResults.version, version),
        audience === 'staff' ? undefined : eq(roundVersions.practice, true),
      ),
    )
    .orderBy(asc(rounds.roundNb), asc(quarterResults.version))
  return rows as ResultRow[]
}
