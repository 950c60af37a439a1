import type { StoredCompanyState, StoredMarketState } from '@trimestre/engine'
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofCompany, ofRound, withRound, withVersion } from '../../platform/db/joins.ts'
import {
  events,
  gameEvents,
  type QuarterParameters,
  quarterResults,
  rounds,
  roundVersions,
} from '../../platform/db/schema.ts'
import { resultsFor, type VersionKey } from '../results/service.ts'
import type { Audience } from '../rounds/present.ts'

/** The stored data of a company's quarter in a round, from which it is explained. */
export type StoredQuarterRow = {
  roundId: number
  version: number
  roundNb: number
  engineVersion: string | null
  parameters: QuarterParameters
  market: Record<string, unknown> & { state: StoredMarketState }
  rank: number
  given: Record<string, number>
  result: Record<string, unknown>
  statements: Record<string, unknown>
  state: StoredCompanyState
}

/** Lists the stored quarters of a company: that of a round and at most the two before it, the oldest first. */
export async function listStoredQuarters(
  reader: Reader,
  company: InGame,
  roundNb: number,
  audience: Audience,
): Promise<StoredQuarterRow[]> {
  const results = resultsFor(audience)
  const rows = await reader
    .select({
      roundId: rounds.id,
      version: results.version,
      roundNb: rounds.roundNb,
      engineVersion: roundVersions.engineVersion,
      parameters: roundVersions.parameters,
      market: roundVersions.market,
      rank: results.rank,
      given: results.given,
      result: results.result,
      statements: results.statements,
      state: results.state,
    })
    .from(results)
    .innerJoin(rounds, withRound(results))
    .innerJoin(roundVersions, withVersion(results))
    .where(
      and(ofCompany(results, company), lte(rounds.roundNb, roundNb), sql`${rounds.roundNb} > ${roundNb} - 3`),
    )
    .orderBy(asc(rounds.roundNb))
  return rows as StoredQuarterRow[]
}

/** The published documents of a quarter. */
export type PublishedRow = Pick<StoredQuarterRow, 'roundNb' | 'market' | 'rank' | 'result' | 'statements'>

/** Lists the published documents of a company's quarters up to a round, the oldest first. */
export async function listPublished(
  reader: Reader,
  company: InGame,
  roundNb: number,
  audience: Audience,
): Promise<PublishedRow[]> {
  const results = resultsFor(audience)
  const rows = await reader
    .select({
      roundNb: rounds.roundNb,
      market: roundVersions.market,
      rank: results.rank,
      result: results.result,
      statements: results.statements,
    })
    .from(results)
    .innerJoin(rounds, withRound(results))
    .innerJoin(roundVersions, withVersion(results))
    .where(and(ofCompany(results, company), lte(rounds.roundNb, roundNb)))
    .orderBy(asc(rounds.roundNb))
  return rows as PublishedRow[]
}

/** Finds the last round in which the company has a quarter that counts. */
export async function findLastRound(
  reader: Reader,
  company: InGame,
  audience: Audience,
): Promise<{ roundNb: number } | undefined> {
  const results = resultsFor(audience)
  const [row] = await reader
    .select({ roundNb: rounds.roundNb })
    .from(results)
    .innerJoin(rounds, withRound(results))
    .where(ofCompany(results, company))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return row
}

/** Reads the state of the market at the end of a round, null at the opening. */
export async function findMarketState(
  reader: Reader,
  gameId: number,
  roundNb: number,
  audience: Audience,
): Promise<StoredMarketState | null> {
  const version = audience === 'staff' ? rounds.computedVersion : rounds.version
  const [round] = await reader
    .select({ market: roundVersions.market })
    .from(rounds)
    .innerJoin(
      roundVersions,
      and(
        eq(roundVersions.gameId, rounds.gameId),
        eq(roundVersions.roundId, rounds.id),
        eq(roundVersions.version, version),
      ),
    )
    .where(and(eq(rounds.gameId, gameId), eq(rounds.roundNb, roundNb)))
  return (round?.market?.state ?? null) as StoredMarketState | null
}

/** Sums the attraction, in billionths, of all companies that played a version, including those reset since. */
export async function sumAttraction(reader: Reader, round: VersionKey): Promise<number> {
  const [row] = await reader
    .select({ total: sql<string | null>`sum((${quarterResults.result}->>'attraction')::numeric)` })
    .from(quarterResults)
    .where(and(ofRound(quarterResults, round), eq(quarterResults.version, round.version)))
  return Number(row?.total ?? 0)
}

/** Lists the events associated with a game up to a quarter, and whether each is announced to players. */
export async function listAssociated(reader: Reader, gameId: number, quarter: number) {
  return reader
    .select({ key: events.key, name: events.name, nbTour: gameEvents.nbTour, privacy: gameEvents.privacy })
    .from(gameEvents)
    .innerJoin(events, eq(events.id, gameEvents.eventId))
    .where(and(eq(gameEvents.gameId, gameId), lte(gameEvents.nbTour, quarter)))
}
