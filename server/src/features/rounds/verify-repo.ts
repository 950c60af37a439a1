import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofRound, withCompany, withRound } from '../../platform/db/joins.ts'
import { companies, games, quarterResults, rounds, roundVersions } from '../../platform/db/schema.ts'

export async function listGameIds(reader: Reader): Promise<number[]> {
  const rows = await reader.select({ id: games.id }).from(games).orderBy(asc(games.id))
  return rows.map(row => row.id)
}

export async function findGameName(reader: Reader, gameId: number): Promise<string | undefined> {
  const [game] = await reader.select({ name: games.name }).from(games).where(eq(games.id, gameId))
  return game?.name
}

/** Selects a JSON document as the exact text that was written. */
const text = (column: unknown) => sql<string>`${column}::text`

/** Lists the versions of the quarters of a game with their inputs, in the order in which they can open on each other. */
export async function listVersions(reader: Reader, gameId: number) {
  return reader
    .select({
      gameId: rounds.gameId,
      id: rounds.id,
      roundNb: rounds.roundNb,
      version: roundVersions.version,
      state: roundVersions.state,
      previousVersion: roundVersions.previousVersion,
      engineVersion: roundVersions.engineVersion,
      parameters: roundVersions.parameters,
      market: text(roundVersions.market),
      strategies: roundVersions.strategies,
      seed: games.seed,
    })
    .from(roundVersions)
    .innerJoin(rounds, withRound(roundVersions))
    .innerJoin(games, eq(games.id, roundVersions.gameId))
    .where(eq(roundVersions.gameId, gameId))
    .orderBy(asc(rounds.roundNb), asc(roundVersions.version))
}

/** A computation of a quarter. */
export type StoredVersion = Awaited<ReturnType<typeof listVersions>>[number]

/** Lists every company's stored quarter of a version, with documents as text. */
export async function listStoredQuarters(reader: Reader, round: InGame & { version: number }) {
  return reader
    .select({
      companyId: quarterResults.companyId,
      seat: companies.seat,
      rank: quarterResults.rank,
      withdrawnInRound: quarterResults.withdrawnInRound,
      withdrawnInVersion: quarterResults.withdrawnInVersion,
      companyValue: quarterResults.companyValue,
      given: text(quarterResults.given),
      origins: text(quarterResults.origins),
      decisions: text(quarterResults.decisions),
      result: text(quarterResults.result),
      state: text(quarterResults.state),
      statements: text(quarterResults.statements),
      journal: text(quarterResults.journal),
    })
    .from(quarterResults)
    .innerJoin(companies, withCompany(quarterResults))
    .where(and(ofRound(quarterResults, round), eq(quarterResults.version, round.version)))
    .orderBy(asc(quarterResults.companyId))
}

export type StoredQuarter = Awaited<ReturnType<typeof listStoredQuarters>>[number]
