import type { RoundState } from '@trimestre/contract/rounds'
import type { SeatKind } from '@trimestre/contract/seats'
import type { MarketResult, StoredCompanyState } from '@trimestre/engine'
import { and, asc, desc, eq, gt, type Placeholder, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database, Reader } from '../../platform/db/database.ts'
import { type InGame, ofCompany, ofRound, withCompany, withRound } from '../../platform/db/joins.ts'
import { isPool, oncePerDatabase } from '../../platform/db/prepared.ts'
import { companies, resultsInForce, resultsShown, rounds, roundVersions } from '../../platform/db/schema.ts'
import { always, holder, shownName, shownUserId } from '../companies/members-sql.ts'
import type { Audience } from '../rounds/present.ts'

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
  /** The rank among the companies that people held; null for every other one. */
  humanRank: number | null
  companyValue: number
  /** Whether a computer decided the quarter in the place of the people who hold the seat. */
  isSubstituted: boolean
  result: StoredResult
}

/** Returns the results that an audience sees: the published ones, or for staff also those that are hidden. */
export const resultsFor = (audience: Audience): typeof resultsShown =>
  audience === 'staff' ? (resultsInForce as unknown as typeof resultsShown) : resultsShown

type Results = ReturnType<typeof resultsFor>

/** The winner first. */
export const byRank = (results: Results) => [asc(results.rank), asc(results.companyId)]

/** The condition of a quarter in which a computer decided without holding the seat. */
export const substituted = (results: Record<'seatKind' | 'origins', SQLWrapper>) =>
  sql<boolean>`(${results.seatKind} <> 'computer' and ${results.origins}::text like '%"computer"%')`

const columnsOf = (results: Results) => ({
  id: results.id,
  roundId: rounds.id,
  roundNb: rounds.roundNb,
  companyId: companies.id,
  userId: shownUserId,
  username: shownName,
  seat: companies.seat,
  kind: results.seatKind,
  rank: results.rank,
  humanRank: results.humanRank,
  companyValue: results.companyValue,
  isSubstituted: substituted(results),
  result: results.result,
})

function select(reader: Reader, results: Results) {
  return reader
    .select(columnsOf(results))
    .from(results)
    .innerJoin(rounds, withRound(results))
    .innerJoin(companies, withCompany(results))
    .leftJoinLateral(holder, always)
}

const selectOfCompany = (reader: Reader, audience: Audience, company: { gameId: Given; id: Given }) =>
  select(reader, resultsFor(audience))
    .where(and(eq(companies.gameId, company.gameId), eq(companies.id, company.id)))
    .orderBy(asc(rounds.roundNb))

type Given = number | Placeholder
const { placeholder } = sql

const resultsOfCompany = (audience: Audience) =>
  oncePerDatabase(db =>
    selectOfCompany(db, audience, { gameId: placeholder('gameId'), id: placeholder('id') }).prepare(
      `results-of-company-for-${audience}`,
    ),
  )
const preparedResults = { players: resultsOfCompany('players'), staff: resultsOfCompany('staff') }

/** Lists the results of a company, the first quarter first. */
export async function listOfCompany(
  reader: Reader,
  { gameId, id }: InGame,
  audience: Audience,
): Promise<ResultRow[]> {
  const rows = isPool(reader)
    ? await preparedResults[audience](reader).execute({ gameId, id })
    : await selectOfCompany(reader, audience, { gameId, id })
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
      rank: resultsShown.rank,
      figures: sql<QuarterFigures['figures']>`(
        select to_json(figures) from json_to_record(${resultsShown.result}) as figures (${sql.raw(figureColumns)}))`,
    })
    .from(resultsShown)
    .innerJoin(rounds, withRound(resultsShown))
    .where(
      and(
        eq(resultsShown.gameId, placeholder('gameId')),
        eq(resultsShown.companyId, placeholder('companyId')),
      ),
    )
    .orderBy(asc(rounds.roundNb))
    .prepare('quarters-of-company'),
)

/** Lists the published quarters of a company, the first one first. */
export const listQuarters = (db: Database, { gameId, id }: InGame): Promise<QuarterFigures[]> =>
  quartersOfCompany(db).execute({ gameId, companyId: id })

/** Lists the results of all companies in all simulated rounds of a game, hidden ones included, by round then rank. */
export async function listOfGame(reader: Reader, gameId: number) {
  const rows = await reader
    .select({ ...columnsOf(resultsFor('staff')), state: rounds.state })
    .from(resultsInForce)
    .innerJoin(rounds, withRound(resultsInForce))
    .innerJoin(companies, withCompany(resultsInForce))
    .leftJoinLateral(holder, always)
    .where(eq(rounds.gameId, gameId))
    .orderBy(asc(rounds.roundNb), ...byRank(resultsFor('staff')))
  return rows as (ResultRow & { state: RoundState })[]
}

/** Lists the results of all companies in a round, the winner first. */
export async function listOfRound(reader: Reader, round: InGame, audience: Audience): Promise<ResultRow[]> {
  const results = resultsFor(audience)
  const rows = await select(reader, results)
    .where(ofRound(results, round))
    .orderBy(...byRank(results))
  return rows as ResultRow[]
}

export type RankingRow = Pick<
  ResultRow,
  'companyId' | 'username' | 'seat' | 'kind' | 'rank' | 'humanRank' | 'companyValue'
>

/** Lists the ranking of a round without the figures behind it, the winner first. */
export async function listRanking(reader: Reader, round: InGame, audience: Audience): Promise<RankingRow[]> {
  const results = resultsFor(audience)
  const { companyId, username, seat, kind, rank, humanRank, companyValue } = columnsOf(results)
  return reader
    .select({ companyId, username, seat, kind, rank, humanRank, companyValue })
    .from(results)
    .innerJoin(companies, withCompany(results))
    .leftJoinLateral(holder, always)
    .where(ofRound(results, round))
    .orderBy(...byRank(results))
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

/** A version of a round: one computation of its quarter. */
export type VersionKey = InGame & { version: number }

/** Returns the market of a version of a round. All figures are 0 in version 0, before the round is computed. */
export async function findMarket(reader: Reader, { gameId, id, version }: VersionKey): Promise<Market> {
  const { market } = roundVersions
  const figure = (name: string) => sql<number | null>`(${market}->>${name})::float8`
  const [row] = await reader
    .select({
      meanPrice: figure('prixMoyen'),
      demand: figure('demandeTotale'),
      sales: figure('ventesTotales'),
      referenceSales: figure('ventesReference'),
      segments: sql<Market['segments'] | null>`${market}->'segments'`,
    })
    .from(roundVersions)
    .where(
      and(
        eq(roundVersions.gameId, gameId),
        eq(roundVersions.roundId, id),
        eq(roundVersions.version, version),
      ),
    )
  return {
    meanPrice: row?.meanPrice ?? 0,
    demand: row?.demand ?? 0,
    sales: row?.sales ?? 0,
    referenceSales: row?.referenceSales ?? 0,
    segments: row?.segments ?? [],
  }
}

/** Returns whether the company bought the market survey in this round. */
export async function hasBoughtSurvey(
  reader: Reader,
  company: InGame,
  roundId: number,
  audience: Audience,
): Promise<boolean> {
  const results = resultsFor(audience)
  const [row] = await reader
    .select({ bought: sql<boolean>`coalesce((${results.decisions}->>'etudeMarche')::int, 0) = 1` })
    .from(results)
    .where(and(ofCompany(results, company), eq(results.roundId, roundId)))
  return row?.bought ?? false
}

/** Returns the last simulated round of the game. */
export async function findLastSimulated(
  reader: Reader,
  gameId: number,
  audience: Audience,
): Promise<SimulatedRound | undefined> {
  return findSimulated(reader, gameId, audience)
}

/** A round with the version that its audience sees. */
type SimulatedRound = VersionKey & { roundNb: number }

/** Returns the round with this number if it has been simulated; without a number, the last simulated one. */
export async function findSimulated(
  reader: Reader,
  gameId: number,
  audience: Audience,
  roundNb?: number,
): Promise<SimulatedRound | undefined> {
  const version = audience === 'staff' ? rounds.computedVersion : rounds.version
  const ofNumber = roundNb === undefined ? undefined : eq(rounds.roundNb, roundNb)
  const [round] = await reader
    .select({ gameId: rounds.gameId, id: rounds.id, roundNb: rounds.roundNb, version })
    .from(rounds)
    .where(and(eq(rounds.gameId, gameId), gt(version, 0), ofNumber))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return round
}

/** A company at the end of a quarter; the state is in the version of the engine that passed it. */
type Closing = { roundNb: number; state: StoredCompanyState; decisions: Record<string, number> }

/**
 * Returns a company's closing state and decisions of the last published quarter, before a round number if one is given.
 * Returns undefined when the company did not play in that quarter: it then starts again from the opening position.
 */
export async function findClosingBefore(
  reader: Reader,
  company: InGame,
  roundNb = 2_147_483_647,
): Promise<Closing | undefined> {
  const [last] = await reader
    .select({ roundNb: rounds.roundNb, state: resultsShown.state, decisions: resultsShown.decisions })
    .from(resultsShown)
    .innerJoin(rounds, withRound(resultsShown))
    .where(
      and(
        ofCompany(resultsShown, company),
        sql`${rounds.roundNb} = (
          select max(round_nb) from rounds closed
          where closed.game_id = ${company.gameId} and closed.state = 'published' and closed.round_nb < ${roundNb})`,
      ),
    )
  return last as Closing | undefined
}
