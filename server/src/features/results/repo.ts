import type { SeatKind } from '@trimestre/contract/seats'
import type { MarketResult, StoredCompanyState } from '@trimestre/engine'
import { and, asc, between, desc, eq, isNotNull, lte, type Placeholder, sql } from 'drizzle-orm'
import type { Database, Reader } from '../../platform/db/database.ts'
import { type InGame, ofCompany, ofRound, withCompany, withRound } from '../../platform/db/joins.ts'
import { isPool, oncePerDatabase } from '../../platform/db/prepared.ts'
import { companies, resultsInForce, rounds } from '../../platform/db/schema.ts'
import { always, holder, shownName, shownUserId } from '../companies/members-sql.ts'

/** A stored result as the engine published it, in the engine's integer units. */
export type StoredResult = Record<string, number> & { alertes: string[] }

export type ResultRow = {
  id: number
  roundId: number
  roundNb: number
  companyId: number
  userId: number
  username: string
  seat: number
  /** Who held the seat when the quarter closed. */
  kind: SeatKind
  rank: number
  companyValue: number
  result: StoredResult
}

/** The winner first. */
export const byRank = [asc(resultsInForce.rank), asc(resultsInForce.companyId)]

const columns = {
  id: resultsInForce.id,
  roundId: rounds.id,
  roundNb: rounds.roundNb,
  companyId: companies.id,
  userId: shownUserId,
  username: shownName,
  seat: companies.seat,
  kind: resultsInForce.seatKind,
  rank: resultsInForce.rank,
  companyValue: resultsInForce.companyValue,
  result: resultsInForce.result,
}

function select(reader: Reader) {
  return reader
    .select(columns)
    .from(resultsInForce)
    .innerJoin(rounds, withRound(resultsInForce))
    .innerJoin(companies, withCompany(resultsInForce))
    .leftJoinLateral(holder, always)
}

const selectOfCompany = (reader: Reader, company: { gameId: Given; id: Given }) =>
  select(reader)
    .where(and(eq(companies.gameId, company.gameId), eq(companies.id, company.id)))
    .orderBy(asc(rounds.roundNb))

type Given = number | Placeholder
const { placeholder } = sql

const resultsOfCompany = oncePerDatabase(db =>
  selectOfCompany(db, { gameId: placeholder('gameId'), id: placeholder('id') }).prepare('results-of-company'),
)

/** Lists the results of a company, the first quarter first. */
export async function listOfCompany(reader: Reader, { gameId, id }: InGame): Promise<ResultRow[]> {
  const rows = isPool(reader)
    ? await resultsOfCompany(reader).execute({ gameId, id })
    : await selectOfCompany(reader, { gameId, id })
  return rows as ResultRow[]
}

/** The figures that a company's dashboard shows of one quarter, in the engine's integer units. */
export type QuarterFigures = {
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

const figureColumns = dashboardFigures.map(name => `"${name}" float8`).join()

const quartersOfCompany = oncePerDatabase(db =>
  db
    .select({
      roundId: rounds.id,
      roundNb: rounds.roundNb,
      rank: resultsInForce.rank,
      figures: sql<QuarterFigures['figures']>`(
        select to_json(figures) from json_to_record(${resultsInForce.result}) as figures (${sql.raw(figureColumns)}))`,
    })
    .from(resultsInForce)
    .innerJoin(rounds, withRound(resultsInForce))
    .where(
      and(
        eq(resultsInForce.gameId, placeholder('gameId')),
        eq(resultsInForce.companyId, placeholder('companyId')),
      ),
    )
    .orderBy(asc(rounds.roundNb))
    .prepare('quarters-of-company'),
)

/** Lists the quarters of a company, the first one first. */
export const listQuarters = (db: Database, { gameId, id }: InGame): Promise<QuarterFigures[]> =>
  quartersOfCompany(db).execute({ gameId, companyId: id })

/** Lists the results of all companies in all simulated rounds of a game, by round then rank. */
export async function listOfGame(reader: Reader, gameId: number): Promise<ResultRow[]> {
  const rows = await select(reader)
    .where(eq(rounds.gameId, gameId))
    .orderBy(asc(rounds.roundNb), ...byRank)
  return rows as ResultRow[]
}

/** Lists the results of all companies in a round, the winner first. */
export async function listOfRound(reader: Reader, round: InGame): Promise<ResultRow[]> {
  const rows = await select(reader)
    .where(ofRound(resultsInForce, round))
    .orderBy(...byRank)
  return rows as ResultRow[]
}

export type RankingRow = Pick<ResultRow, 'companyId' | 'username' | 'seat' | 'kind' | 'rank' | 'companyValue'>

/** Lists the ranking of a round without the figures behind it, the winner first. */
export async function listRanking(reader: Reader, round: InGame): Promise<RankingRow[]> {
  const { companyId, username, seat, kind, rank, companyValue } = columns
  return reader
    .select({ companyId, username, seat, kind, rank, companyValue })
    .from(resultsInForce)
    .innerJoin(companies, withCompany(resultsInForce))
    .leftJoinLateral(holder, always)
    .where(ofRound(resultsInForce, round))
    .orderBy(...byRank)
}

export type Market = {
  /** Mean price in centimes of the companies that sold something. */
  meanPrice: number
  /** In units, like the sales. */
  demand: number
  sales: number
  referenceSales: number
  /** The segments of the market; none in a quarter passed by an engine that did not know them. */
  segments: MarketResult['segments']
}

/** Returns the market of a closed round. All figures are 0 before the round is closed. */
export async function findMarket(reader: Reader, round: InGame): Promise<Market> {
  const figure = (name: string) => sql<number | null>`(${rounds.market}->>${name})::float8`
  const [row] = await reader
    .select({
      meanPrice: figure('prixMoyen'),
      demand: figure('demandeTotale'),
      sales: figure('ventesTotales'),
      referenceSales: figure('ventesReference'),
      segments: sql<Market['segments'] | null>`${rounds.market}->'segments'`,
    })
    .from(rounds)
    .where(and(eq(rounds.gameId, round.gameId), eq(rounds.id, round.id)))
  return {
    meanPrice: row?.meanPrice ?? 0,
    demand: row?.demand ?? 0,
    sales: row?.sales ?? 0,
    referenceSales: row?.referenceSales ?? 0,
    segments: row?.segments ?? [],
  }
}

/** Returns whether the company bought the market survey in this round. */
export async function hasBoughtSurvey(reader: Reader, company: InGame, roundId: number): Promise<boolean> {
  const [row] = await reader
    .select({ bought: sql<boolean>`coalesce((${resultsInForce.decisions}->>'etudeMarche')::int, 0) = 1` })
    .from(resultsInForce)
    .where(and(ofCompany(resultsInForce, company), eq(resultsInForce.roundId, roundId)))
  return row?.bought ?? false
}

/** Returns the last simulated round of the game. */
export async function findLastSimulated(reader: Reader, gameId: number): Promise<SimulatedRound | undefined> {
  return findSimulated(reader, gameId)
}

type SimulatedRound = InGame & { roundNb: number }

/** Returns the round with this number if it has been simulated; without a number, the last simulated one. */
export async function findSimulated(
  reader: Reader,
  gameId: number,
  roundNb?: number,
): Promise<SimulatedRound | undefined> {
  const ofNumber = roundNb === undefined ? undefined : eq(rounds.roundNb, roundNb)
  const [round] = await reader
    .select({ gameId: rounds.gameId, id: rounds.id, roundNb: rounds.roundNb })
    .from(rounds)
    .where(and(eq(rounds.gameId, gameId), isNotNull(rounds.parameters), ofNumber))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return round
}

/** A company at the end of a quarter; the state is in the version of the engine that passed it. */
type Closing = { roundNb: number; state: StoredCompanyState; decisions: Record<string, number> }

/**
 * Returns a company's closing state and decisions of the last closed quarter, before a round number if one is given.
 * Returns undefined when the company did not play in that quarter: it then starts again from the opening position.
 */
export async function findClosingBefore(
  reader: Reader,
  company: InGame,
  roundNb = 2_147_483_647,
): Promise<Closing | undefined> {
  const [last] = await reader
    .select({ roundNb: rounds.roundNb, state: resultsInForce.state, decisions: resultsInForce.decisions })
    .from(resultsInForce)
    .innerJoin(rounds, withRound(resultsInForce))
    .where(
      and(
        ofCompany(resultsInForce, company),
        sql`${rounds.roundNb} = (
          select max(round_nb) from rounds closed
          where closed.game_id = ${company.gameId} and closed.etat = 0 and closed.round_nb < ${roundNb})`,
      ),
    )
  return last as Closing | undefined
}

/** Lists the accounting documents of a company's quarters between two rounds, the oldest first. */
export async function listBooks(reader: Reader, company: InGame, firstRound: number, lastRound: number) {
  return reader
    .select({
      roundNb: rounds.roundNb,
      statements: resultsInForce.statements,
      journal: resultsInForce.journal,
    })
    .from(resultsInForce)
    .innerJoin(rounds, withRound(resultsInForce))
    .where(and(ofCompany(resultsInForce, company), between(rounds.roundNb, firstRound, lastRound)))
    .orderBy(asc(rounds.roundNb))
}

/** Returns the decisions that a company played a quarter with, and their origins. */
export async function findPlayed(reader: Reader, company: InGame, roundId: number) {
  const [played] = await reader
    .select({
      given: resultsInForce.given,
      origins: resultsInForce.origins,
      decisions: resultsInForce.decisions,
    })
    .from(resultsInForce)
    .where(and(ofCompany(resultsInForce, company), eq(resultsInForce.roundId, roundId)))
  return played
}

/** Returns the accounting documents of a company's last quarter up to a round number. */
export async function findStatements(reader: Reader, company: InGame, roundNb: number) {
  const [last] = await reader
    .select({
      roundNb: rounds.roundNb,
      statements: resultsInForce.statements,
      journal: resultsInForce.journal,
      state: resultsInForce.state,
    })
    .from(resultsInForce)
    .innerJoin(rounds, withRound(resultsInForce))
    .where(and(ofCompany(resultsInForce, company), lte(rounds.roundNb, roundNb)))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return last
}
