import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofRound } from '../../platform/db/joins.ts'
import { games, quarterResults, rounds } from '../../platform/db/schema.ts'

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

/** Lists the passed quarters of a game with their inputs, the first one first. */
export async function listPassedRounds(reader: Reader, gameId: number) {
  return reader
    .select({
      gameId: rounds.gameId,
      id: rounds.id,
      roundNb: rounds.roundNb,
      engineVersion: rounds.engineVersion,
      parameters: rounds.parameters,
      market: text(rounds.market),
      strategies: rounds.strategies,
    })
    .from(rounds)
    .where(and(eq(rounds.gameId, gameId), gt(rounds.roundNb, 1), isNotNull(rounds.parameters)))
    .orderBy(asc(rounds.roundNb))
}

export type PassedRound = Awaited<ReturnType<typeof listPassedRounds>>[number]

/** Lists every company's stored quarter of a round, with documents as text. */
export async function listStoredQuarters(reader: Reader, round: InGame) {
  return reader
    .select({
      companyId: quarterResults.companyId,
      rank: quarterResults.rank,
      withdrawnInRound: quarterResults.withdrawnInRound,
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
    .where(ofRound(quarterResults, round))
    .orderBy(asc(quarterResults.companyId))
}

export type StoredQuarter = Awaited<ReturnType<typeof listStoredQuarters>>[number]
