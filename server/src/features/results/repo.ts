import type { CompanyState } from '@trimestre/engine'
import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/database/database.ts'
import { companies, quarterResults, rounds, users } from '../../platform/database/schema.ts'

/** A stored result as the engine published it, in engine integers. */
export type StoredResult = Record<string, number> & { alertes: string[] }

export type ResultRow = {
  id: number
  roundId: number
  roundNb: number
  companyId: number
  userId: number
  username: string
  rank: number
  companyValue: number
  result: StoredResult
}

const columns = {
  id: quarterResults.id,
  roundId: rounds.id,
  roundNb: rounds.roundNb,
  companyId: companies.id,
  userId: companies.userId,
  username: users.username,
  rank: quarterResults.rank,
  companyValue: quarterResults.companyValue,
  result: quarterResults.result,
}

function select(reader: Reader) {
  return reader
    .select(columns)
    .from(quarterResults)
    .innerJoin(rounds, eq(rounds.id, quarterResults.roundId))
    .innerJoin(companies, eq(companies.id, quarterResults.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
}

/** A company's results, the first quarter first. */
export async function listOfCompany(reader: Reader, companyId: number): Promise<ResultRow[]> {
  const rows = await select(reader).where(eq(companies.id, companyId)).orderBy(asc(rounds.roundNb))
  return rows as ResultRow[]
}

/** Every company's result of a round, the winner first. */
export async function listOfRound(reader: Reader, roundId: number): Promise<ResultRow[]> {
  const rows = await select(reader).where(eq(rounds.id, roundId)).orderBy(asc(quarterResults.rank))
  return rows as ResultRow[]
}

export type RankingRow = Pick<ResultRow, 'companyId' | 'username' | 'rank' | 'companyValue'>

/** The ranking of a round without the figures behind it, the winner first. */
export async function listRanking(reader: Reader, roundId: number): Promise<RankingRow[]> {
  const { companyId, username, rank, companyValue } = columns
  return reader
    .select({ companyId, username, rank, companyValue })
    .from(quarterResults)
    .innerJoin(companies, eq(companies.id, quarterResults.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(quarterResults.roundId, roundId))
    .orderBy(asc(quarterResults.rank))
}

/** Mean price of the companies that sold something in a closed round, centimes; 0 before. */
export async function findMeanPrice(reader: Reader, roundId: number): Promise<number> {
  const [round] = await reader
    .select({ price: sql<number | null>`(${rounds.market}->>'prixMoyen')::int` })
    .from(rounds)
    .where(eq(rounds.id, roundId))
  return round?.price ?? 0
}

/** The last round of the game that has been simulated. */
export async function findLastSimulated(reader: Reader, gameId: number): Promise<{ id: number } | undefined> {
  const [round] = await reader
    .select({ id: rounds.id })
    .from(rounds)
    .innerJoin(quarterResults, eq(quarterResults.roundId, rounds.id))
    .where(eq(rounds.gameId, gameId))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return round
}

/** A company's closing state and decisions of its last quarter, before a round number when one is given. */
export async function findClosingBefore(
  reader: Reader,
  companyId: number,
  roundNb = 2_147_483_647,
): Promise<{ roundNb: number; state: CompanyState; decisions: Record<string, number> } | undefined> {
  const [last] = await reader
    .select({ roundNb: rounds.roundNb, state: quarterResults.state, decisions: quarterResults.decisions })
    .from(quarterResults)
    .innerJoin(rounds, eq(rounds.id, quarterResults.roundId))
    .where(and(eq(quarterResults.companyId, companyId), lt(rounds.roundNb, roundNb)))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return last as { roundNb: number; state: CompanyState; decisions: Record<string, number> } | undefined
}

/** What one quarter of a company was played with. */
export async function findPlayed(reader: Reader, companyId: number, roundId: number) {
  const [played] = await reader
    .select({
      given: quarterResults.given,
      origins: quarterResults.origins,
      decisions: quarterResults.decisions,
    })
    .from(quarterResults)
    .where(and(eq(quarterResults.companyId, companyId), eq(quarterResults.roundId, roundId)))
  return played
}

/** The accounting documents of a company's last quarter up to a round number. */
export async function findStatements(reader: Reader, companyId: number, roundNb: number) {
  const [last] = await reader
    .select({
      roundNb: rounds.roundNb,
      statements: quarterResults.statements,
      journal: quarterResults.journal,
    })
    .from(quarterResults)
    .innerJoin(rounds, eq(rounds.id, quarterResults.roundId))
    .where(and(eq(quarterResults.companyId, companyId), lte(rounds.roundNb, roundNb)))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return last
}
