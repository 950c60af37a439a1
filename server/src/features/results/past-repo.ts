import { and, asc, eq, exists, isNotNull, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../platform/db/database.ts'
import {
  type InGame,
  ofCompany,
  ofRound,
  withCompany,
  withRound,
  withVersion,
} from '../../platform/db/joins.ts'
import {
  companies,
  games,
  quarterResults,
  rankShown,
  rounds,
  roundVersions,
} from '../../platform/db/schema.ts'
import { always, holder, shownName, shownUserId } from '../companies/members-sql.ts'
import type { Audience } from '../rounds/present.ts'
import { type ResultRow, substituted, type VersionKey } from './repo.ts'

/** Selects results of any version, but for those of companies that were reset since. */
const select = (reader: Reader, which: SQL | undefined) =>
  reader
    .select({
      id: quarterResults.id,
      roundId: rounds.id,
      roundNb: rounds.roundNb,
      companyId: companies.id,
      userId: shownUserId,
      username: shownName,
      seat: companies.seat,
      kind: quarterResults.seatKind,
      rank: rankShown,
      humanRank: quarterResults.humanRank,
      companyValue: quarterResults.companyValue,
      isSubstituted: substituted(quarterResults),
      result: quarterResults.result,
    })
    .from(quarterResults)
    .innerJoin(rounds, withRound(quarterResults))
    .innerJoin(roundVersions, withVersion(quarterResults))
    .innerJoin(companies, withCompany(quarterResults))
    .leftJoinLateral(holder, always)
    .where(and(isNull(quarterResults.withdrawnInRound), which))

type Asked = { epoch?: number | undefined; version?: number | undefined; audience: Audience }

/**
 * Lists the results of a company that no longer count: of an earlier epoch, as they were shown when the game was
 * restarted, or those with a number of version, whatever became of it. Players see practice, and the attempts of a solo
 * game.
 */
export async function listPast(
  reader: Reader,
  company: InGame,
  { epoch, version, audience }: Asked,
): Promise<ResultRow[]> {
  const which = and(
    ofCompany(quarterResults, company),
    epoch === undefined ? undefined : endedByRestart(reader, company.gameId, epoch),
    version === undefined ? undefined : eq(quarterResults.version, version),
    audience === 'staff' ? undefined : or(roundVersions.practice, isSolo(reader, company.gameId)),
  )
  const rows = await select(reader, which).orderBy(asc(rounds.roundNb), asc(quarterResults.version))
  return rows as ResultRow[]
}

const isSolo = (reader: Reader, gameId: number): SQL =>
  exists(
    reader
      .select({ id: games.id })
      .from(games)
      .where(and(eq(games.id, gameId), isNotNull(games.soloPlayerId))),
  )

/** The condition of versions that were in force when an epoch ended: a restart supersedes them all at one instant. */
function endedByRestart(reader: Reader, gameId: number, epoch: number): SQL | undefined {
  const ofEpoch = alias(roundVersions, 'of_epoch')
  const restartedAt = reader
    .select({ at: max(ofEpoch.endedAt) })
    .from(ofEpoch)
    .where(and(eq(ofEpoch.gameId, gameId), eq(ofEpoch.epoch, epoch), isNotNull(ofEpoch.publishedAt)))
  const present = reader.select({ epoch: games.epoch }).from(games).where(eq(games.id, gameId))
  return and(
    eq(roundVersions.epoch, epoch),
    lt(roundVersions.epoch, sql`(${present})`),
    isNotNull(roundVersions.publishedAt),
    eq(roundVersions.endedAt, sql`(${restartedAt})`),
  )
}

/** Lists the results of all companies in one version of a round, whatever became of it, the winner first. */
export async function listOfVersion(reader: Reader, round: VersionKey): Promise<ResultRow[]> {
  const which = and(ofRound(quarterResults, round), eq(quarterResults.version, round.version))
  const rows = await select(reader, which).orderBy(rankShown, asc(quarterResults.companyId))
  return rows as ResultRow[]
}
