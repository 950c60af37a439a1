import type { CompanyState, MarketState } from '@trimestre/engine'
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/database/database.ts'
import {
  events,
  gameEvents,
  type QuarterParameters,
  quarterResults,
  resultsInForce,
  rounds,
} from '../../platform/database/schema.ts'

/** What was kept of a company's quarter in a round, for its explanation. */
export type KeptRow = {
  roundId: number
  roundNb: number
  engineVersion: string | null
  parameters: QuarterParameters
  market: Record<string, unknown> & { state: MarketState }
  rank: number
  given: Record<string, number>
  result: Record<string, unknown>
  statements: Record<string, unknown>
  state: CompanyState
}

/** A company's quarters up to a round, the last two before it at most, the oldest first. */
export async function listKept(reader: Reader, companyId: number, roundNb: number): Promise<KeptRow[]> {
  const rows = await reader
    .select({
      roundId: rounds.id,
      roundNb: rounds.roundNb,
      engineVersion: rounds.engineVersion,
      parameters: rounds.parameters,
      market: rounds.market,
      rank: resultsInForce.rank,
      given: resultsInForce.given,
      result: resultsInForce.result,
      statements: resultsInForce.statements,
      state: resultsInForce.state,
    })
    .from(resultsInForce)
    .innerJoin(rounds, eq(rounds.id, resultsInForce.roundId))
    .where(
      and(
        eq(resultsInForce.companyId, companyId),
        lte(rounds.roundNb, roundNb),
        sql`${rounds.roundNb} > ${roundNb} - 3`,
      ),
    )
    .orderBy(asc(rounds.roundNb))
  return rows as KeptRow[]
}

/** What a quarter published. */
export type PublishedRow = Pick<KeptRow, 'roundNb' | 'market' | 'rank' | 'result' | 'statements'>

/** What a company's quarters published up to a round, the oldest first. */
export async function listPublished(
  reader: Reader,
  companyId: number,
  roundNb: number,
): Promise<PublishedRow[]> {
  const rows = await reader
    .select({
      roundNb: rounds.roundNb,
      market: rounds.market,
      rank: resultsInForce.rank,
      result: resultsInForce.result,
      statements: resultsInForce.statements,
    })
    .from(resultsInForce)
    .innerJoin(rounds, eq(rounds.id, resultsInForce.roundId))
    .where(and(eq(resultsInForce.companyId, companyId), lte(rounds.roundNb, roundNb)))
    .orderBy(asc(rounds.roundNb))
  return rows as PublishedRow[]
}

/** The last round in which the company has a quarter that counts. */
export async function findLastRound(
  reader: Reader,
  companyId: number,
): Promise<{ roundNb: number } | undefined> {
  const [row] = await reader
    .select({ roundNb: rounds.roundNb })
    .from(resultsInForce)
    .innerJoin(rounds, eq(rounds.id, resultsInForce.roundId))
    .where(eq(resultsInForce.companyId, companyId))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return row
}

/** The market's clock at the end of a round, null at the opening. */
export async function findMarketState(
  reader: Reader,
  gameId: number,
  roundNb: number,
): Promise<MarketState | null> {
  const [round] = await reader
    .select({ market: rounds.market })
    .from(rounds)
    .where(and(eq(rounds.gameId, gameId), eq(rounds.roundNb, roundNb)))
  return (round?.market?.state ?? null) as MarketState | null
}

/** Attraction of all who played a round, billionths: companies reset since played it too. */
export async function sumAttraction(reader: Reader, roundId: number): Promise<number> {
  const [row] = await reader
    .select({ total: sql<string | null>`sum((${quarterResults.result}->>'attraction')::numeric)` })
    .from(quarterResults)
    .where(eq(quarterResults.roundId, roundId))
  return Number(row?.total ?? 0)
}

/** The events associated with a game up to a quarter, with whether players were told. */
export async function listAssociated(reader: Reader, gameId: number, quarter: number) {
  return reader
    .select({ key: events.key, name: events.name, nbTour: gameEvents.nbTour, privacy: gameEvents.privacy })
    .from(gameEvents)
    .innerJoin(events, eq(events.id, gameEvents.eventId))
    .where(and(eq(gameEvents.gameId, gameId), lte(gameEvents.nbTour, quarter)))
}
