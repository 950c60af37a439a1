import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { type InGame, withCompany, withRound } from '../../platform/db/joins.ts'
import {
  type BranchDocuments,
  branches,
  branchResults,
  companies,
  quarterResults,
  resultsShown,
  rounds,
} from '../../platform/db/schema.ts'
import { always, holder, shownName } from '../companies/members-sql.ts'

/** A result in the engine's integer units. */
type StoredResult = BranchDocuments['result']

export type BranchRow = typeof branches.$inferSelect

const isKept = (now: Date) => or(branches.pinned, gt(branches.expiresAt, now))

/** Returns a branch that has not expired. */
export async function findBranch(reader: Reader, id: number, now: Date): Promise<BranchRow | undefined> {
  const [row] = await reader
    .select()
    .from(branches)
    .where(and(eq(branches.id, id), isKept(now)))
  return row
}

/** Lists the branches of a game that have not expired, the newest first. */
export async function listBranches(reader: Reader, gameId: number, now: Date): Promise<BranchRow[]> {
  return reader
    .select()
    .from(branches)
    .where(and(eq(branches.gameId, gameId), isKept(now)))
    .orderBy(desc(branches.id))
}

export async function updateBranch(
  tx: Transaction,
  { gameId, id }: BranchRow,
  change: Partial<Pick<BranchRow, 'name' | 'pinned' | 'expiresAt'>>,
): Promise<BranchRow | undefined> {
  const [row] = await tx.update(branches).set(change).where(isThis(gameId, id)).returning()
  return row
}

export async function deleteBranch(tx: Transaction, { gameId, id }: BranchRow): Promise<void> {
  await tx.delete(branches).where(isThis(gameId, id))
}

const isThis = (gameId: number, id: number) => and(eq(branches.gameId, gameId), eq(branches.id, id))

export async function deleteExpired(reader: Reader, now: Date): Promise<void> {
  await reader.delete(branches).where(and(eq(branches.pinned, false), lte(branches.expiresAt, now)))
}

/** The version of a quarter that its branch departs from. */
const playedVersion = sql`(${branches.versions} ->> (${branchResults.quarter} - ${branches.fromQuarter}))::int`

/** The place among the companies of the quarter that were not reset since. */
const placeBy = (rank: typeof branchResults.rank | typeof quarterResults.rank) =>
  sql<number>`(rank() over (partition by ${branchResults.quarter} order by ${rank}))::int`

/**
 * Lists the companies of a branch, of one quarter or of each, with what they really played; those that were reset since are
 * left out. The winner of the branch is the first one of its quarter.
 */
export async function listPlaces(reader: Reader, { gameId, id }: InGame, quarter?: number) {
  return reader
    .select({
      quarter: branchResults.quarter,
      companyId: branchResults.companyId,
      username: shownName,
      rank: placeBy(branchResults.rank),
      companyValue: branchResults.companyValue,
      playedRank: placeBy(quarterResults.rank),
      playedCompanyValue: quarterResults.companyValue,
      /** The row of the result that was really played. */
      playedId: quarterResults.id,
    })
    .from(branchResults)
    .innerJoin(
      branches,
      and(eq(branches.gameId, branchResults.gameId), eq(branches.id, branchResults.branchId)),
    )
    .innerJoin(
      rounds,
      and(eq(rounds.gameId, branchResults.gameId), eq(rounds.roundNb, sql`${branchResults.quarter} + 1`)),
    )
    .innerJoin(
      quarterResults,
      and(
        eq(quarterResults.gameId, branchResults.gameId),
        eq(quarterResults.companyId, branchResults.companyId),
        eq(quarterResults.roundId, rounds.id),
        eq(quarterResults.version, playedVersion),
        isNull(quarterResults.withdrawnInRound),
      ),
    )
    .innerJoin(companies, withCompany(branchResults))
    .leftJoinLateral(holder, always)
    .where(
      and(
        eq(branchResults.gameId, gameId),
        eq(branchResults.branchId, id),
        quarter === undefined ? undefined : eq(branchResults.quarter, quarter),
      ),
    )
    .orderBy(asc(branchResults.quarter), asc(branchResults.rank), asc(branchResults.companyId))
}

export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number]

/** Returns the results of a quarter in a branch, by company. */
export async function readBranchResults(
  reader: Reader,
  { gameId, id }: InGame,
  quarter: number,
): Promise<Map<number, StoredResult>> {
  const rows = await reader
    .select({ companyId: branchResults.companyId, documents: branchResults.documents })
    .from(branchResults)
    .where(
      and(
        eq(branchResults.gameId, gameId),
        eq(branchResults.branchId, id),
        eq(branchResults.quarter, quarter),
      ),
    )
  return new Map(rows.map(({ companyId, documents }) => [companyId, documents.result]))
}

/** Returns results that were really played, by id. */
export async function readPlayedResults(
  reader: Reader,
  gameId: number,
  ids: readonly number[],
): Promise<Map<number, StoredResult>> {
  const rows = await reader
    .select({ id: quarterResults.id, result: quarterResults.result })
    .from(quarterResults)
    .where(and(eq(quarterResults.gameId, gameId), inArray(quarterResults.id, [...ids])))
  return new Map(rows.map(({ id, result }) => [id, result as StoredResult]))
}

/** Lists the published quarters of a game in which each company played. */
export async function listPlayedQuarters(reader: Reader, gameId: number) {
  return reader
    .select({ companyId: resultsShown.companyId, quarter: sql<number>`${rounds.roundNb} - 1` })
    .from(resultsShown)
    .innerJoin(rounds, withRound(resultsShown))
    .where(eq(resultsShown.gameId, gameId))
}
