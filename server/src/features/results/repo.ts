import type { CompanyState, PublishedTerms } from '@trimestre/engine'
import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database, Reader } from '../../platform/database/database.ts'
import { listParameter } from '../../platform/database/prepared.ts'
import { companies, resultsInForce, rounds, users } from '../../platform/database/schema.ts'

/** A stored result as the engine published it, in the engine's integer units. */
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
  id: resultsInForce.id,
  roundId: rounds.id,
  roundNb: rounds.roundNb,
  companyId: companies.id,
  userId: companies.userId,
  username: users.username,
  rank: resultsInForce.rank,
  companyValue: resultsInForce.companyValue,
  result: resultsInForce.result,
}

function select(reader: Reader) {
  return reader
    .select(columns)
    .from(resultsInForce)
    .innerJoin(rounds, eq(rounds.id, resultsInForce.roundId))
    .innerJoin(companies, eq(companies.id, resultsInForce.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
}

/** Lists the results of a company, the first quarter first. */
export async function listOfCompany(reader: Reader, companyId: number): Promise<ResultRow[]> {
  const rows = await select(reader).where(eq(companies.id, companyId)).orderBy(asc(rounds.roundNb))
  return rows as ResultRow[]
}

const resultsOfCompanies = {
  name: 'results-of-companies',
  text: `
    select results.id, round_id as "roundId", round_nb as "roundNb", results.company_id as "companyId",
      user_id as "userId", username, rank, case when results.id > asked.known_to then result end as result
    from unnest(${listParameter(1, 'int')}, ${listParameter(2, 'int')}) as asked (company_id, known_to)
      join results_in_force results on results.company_id = asked.company_id
      join rounds on rounds.id = round_id
      join companies on companies.id = results.company_id
      join users on users.id = user_id
    order by round_nb`,
}

/** A result, without its figures when the caller already has them. */
export type PartialResult = Omit<ResultRow, 'companyValue' | 'result'> & { result: StoredResult | null }

/** Lists the results of each of these companies, in the order requested, the first quarter first. */
export async function listOfCompanies(db: Database, asked: FiguresRequest[]): Promise<PartialResult[][]> {
  return askedOf(db, resultsOfCompanies, asked)
}

async function askedOf<Row extends { companyId: number }>(
  { $client }: Database,
  statement: { name: string; text: string },
  asked: FiguresRequest[],
): Promise<Row[][]> {
  const ids = asked.map(({ companyId }) => companyId)
  const values = [ids, asked.map(({ knownTo }) => knownTo)]
  const { rows } = await $client.query<Row>({ ...statement, values })
  const ofCompany = Map.groupBy(rows, row => row.companyId)
  return ids.map(id => ofCompany.get(id) ?? [])
}

/** The figures that a company's dashboard shows of one quarter, in the engine's integer units. */
export type QuarterFigures = {
  companyId: number
  resultId: number
  roundId: number
  roundNb: number
  rank: number
  figures: Record<DashboardFigure, number>
}

const dashboardFigures = [
  'liquidites',
  'demande',
  'partMarche',
  'depenses',
  'recettes',
  'valeurSociete',
  'nombreProduitsFabriques',
  'nombreProduitStok',
  'nombreProduitVendu',
] as const
type DashboardFigure = (typeof dashboardFigures)[number]

/**
 * A request for a company whose results up to the id `knownTo` are known: their figures never change and are not read
 * again.
 */
export type FiguresRequest = { companyId: number; knownTo: number }

const figureColumns = dashboardFigures.map(name => `"${name}" float8`).join()

const figuresOfCompanies = {
  name: 'figures-of-companies',
  text: `
    select results.company_id as "companyId", results.id as "resultId", round_id as "roundId", round_nb as "roundNb",
      rank, case when results.id > asked.known_to then (
        select to_json(figures) from json_to_record(result) as figures (${figureColumns})) end as figures
    from unnest(${listParameter(1, 'int')}, ${listParameter(2, 'int')}) as asked (company_id, known_to)
      join results_in_force results on results.company_id = asked.company_id
      join rounds on rounds.id = round_id
    order by round_nb`,
}

/** A quarter, without its figures when the caller already has them. */
export type PartialFigures = Omit<QuarterFigures, 'figures'> & { figures: QuarterFigures['figures'] | null }

/** Lists the quarters of each of these companies, in the order requested, the first quarter first. */
export async function listFigures(db: Database, asked: FiguresRequest[]): Promise<PartialFigures[][]> {
  return askedOf(db, figuresOfCompanies, asked)
}

/** Lists the results of all companies in all simulated rounds of a game, by round then rank. */
export async function listOfGame(reader: Reader, gameId: number): Promise<ResultRow[]> {
  const rows = await select(reader)
    .where(eq(rounds.gameId, gameId))
    .orderBy(asc(rounds.roundNb), asc(resultsInForce.rank))
  return rows as ResultRow[]
}

/** Lists the results of all companies in a round, the winner first. */
export async function listOfRound(reader: Reader, roundId: number): Promise<ResultRow[]> {
  const rows = await select(reader).where(eq(rounds.id, roundId)).orderBy(asc(resultsInForce.rank))
  return rows as ResultRow[]
}

export type RankingRow = Pick<ResultRow, 'companyId' | 'username' | 'rank' | 'companyValue'>

/** Lists the ranking of a round without the figures behind it, the winner first. */
export async function listRanking(reader: Reader, roundId: number): Promise<RankingRow[]> {
  const { companyId, username, rank, companyValue } = columns
  return reader
    .select({ companyId, username, rank, companyValue })
    .from(resultsInForce)
    .innerJoin(companies, eq(companies.id, resultsInForce.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(resultsInForce.roundId, roundId))
    .orderBy(asc(resultsInForce.rank))
}

/**
 * Returns the market of a closed round: the mean price of the companies that sold something in centimes, the total
 * demand in units, and the units sold in total and by the reference competitor. All are 0 before the round is closed.
 */
export async function findMarket(
  reader: Reader,
  roundId: number,
): Promise<{ meanPrice: number; demand: number; sales: number; referenceSales: number }> {
  const figure = (name: string) => sql<number | null>`(${rounds.market}->>${name})::float8`
  const [round] = await reader
    .select({
      meanPrice: figure('prixMoyen'),
      demand: figure('demandeTotale'),
      sales: figure('ventesTotales'),
      referenceSales: figure('ventesReference'),
    })
    .from(rounds)
    .where(eq(rounds.id, roundId))
  return {
    meanPrice: round?.meanPrice ?? 0,
    demand: round?.demand ?? 0,
    sales: round?.sales ?? 0,
    referenceSales: round?.referenceSales ?? 0,
  }
}

/** Returns whether the company bought the market survey in this round. */
export async function hasBoughtSurvey(reader: Reader, companyId: number, roundId: number): Promise<boolean> {
  const [row] = await reader
    .select({ bought: sql<boolean>`coalesce((${resultsInForce.decisions}->>'etudeMarche')::int, 0) = 1` })
    .from(resultsInForce)
    .where(and(eq(resultsInForce.companyId, companyId), eq(resultsInForce.roundId, roundId)))
  return row?.bought ?? false
}

export type SurveyedRow = Pick<ResultRow, 'companyId' | 'username' | 'result'> & {
  /** In billionths: the logarithms of the effect of each lever on the company's attraction. */
  terms: PublishedTerms
}

/** Lists the figures from which the survey of a round is built, the winner first. */
export async function listSurveyed(reader: Reader, roundId: number): Promise<SurveyedRow[]> {
  const { companyId, username, result } = columns
  const rows = await reader
    .select({ companyId, username, result, terms: sql`${resultsInForce.statements}->'demande'->'termes'` })
    .from(resultsInForce)
    .innerJoin(companies, eq(companies.id, resultsInForce.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(resultsInForce.roundId, roundId))
    .orderBy(asc(resultsInForce.rank))
  return rows as SurveyedRow[]
}

/** Returns the last simulated round of the game. */
export async function findLastSimulated(reader: Reader, gameId: number): Promise<SimulatedRound | undefined> {
  return findSimulated(reader, gameId)
}

type SimulatedRound = { id: number; roundNb: number }

/** Returns the round with this number if it has been simulated; without a number, the last simulated one. */
export async function findSimulated(
  reader: Reader,
  gameId: number,
  roundNb?: number,
): Promise<SimulatedRound | undefined> {
  const ofNumber = roundNb === undefined ? undefined : eq(rounds.roundNb, roundNb)
  const [round] = await reader
    .select({ id: rounds.id, roundNb: rounds.roundNb })
    .from(rounds)
    .where(and(eq(rounds.gameId, gameId), isNotNull(rounds.parameters), ofNumber))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return round
}

/**
 * Returns a company's closing state and decisions of the last closed quarter, before a round number if one is given.
 * Returns undefined when the company did not play in that quarter: it then starts again from the opening position.
 */
export async function findClosingBefore(
  reader: Reader,
  companyId: number,
  roundNb = 2_147_483_647,
): Promise<{ roundNb: number; state: CompanyState; decisions: Record<string, number> } | undefined> {
  const [last] = await reader
    .select({ roundNb: rounds.roundNb, state: resultsInForce.state, decisions: resultsInForce.decisions })
    .from(resultsInForce)
    .innerJoin(rounds, eq(rounds.id, resultsInForce.roundId))
    .innerJoin(companies, eq(companies.id, resultsInForce.companyId))
    .where(
      and(
        eq(resultsInForce.companyId, companyId),
        sql`${rounds.roundNb} = (
          select max(round_nb) from rounds closed
          where closed.game_id = ${companies.gameId} and closed.etat = 0 and closed.round_nb < ${roundNb})`,
      ),
    )
  return last as { roundNb: number; state: CompanyState; decisions: Record<string, number> } | undefined
}

/** Returns the decisions that a company played a quarter with, and their origins. */
export async function findPlayed(reader: Reader, companyId: number, roundId: number) {
  const [played] = await reader
    .select({
      given: resultsInForce.given,
      origins: resultsInForce.origins,
      decisions: resultsInForce.decisions,
    })
    .from(resultsInForce)
    .where(and(eq(resultsInForce.companyId, companyId), eq(resultsInForce.roundId, roundId)))
  return played
}

/** Returns the accounting documents of a company's last quarter up to a round number. */
export async function findStatements(reader: Reader, companyId: number, roundNb: number) {
  const [last] = await reader
    .select({
      roundNb: rounds.roundNb,
      statements: resultsInForce.statements,
      journal: resultsInForce.journal,
      state: resultsInForce.state,
    })
    .from(resultsInForce)
    .innerJoin(rounds, eq(rounds.id, resultsInForce.roundId))
    .where(and(eq(resultsInForce.companyId, companyId), lte(rounds.roundNb, roundNb)))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return last
}
