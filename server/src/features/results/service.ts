import type { MarketStudy, PublicResult } from '@trimestre/contract/companies'
import type { Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import type { Audience } from '../rounds/present.ts'
import { listSegmentDemand } from './demand-repo.ts'
import { presentPublicResult } from './present.ts'
import {
  findLastSimulated,
  findMarket,
  findSimulated,
  listOfRound,
  type Market,
  type ResultRow,
  type VersionKey,
} from './repo.ts'
import { amount, percent } from './units.ts'

export { findPlayed, findStatements, listBooks } from './books-repo.ts'
export { listOfVersion } from './past-repo.ts'
export {
  findClosingBefore,
  findMarket,
  listOfCompany,
  listOfRound,
  listQuarters,
  listRanking,
  type QuarterFigures,
  type RankingRow,
  type ResultRow,
  resultsFor,
  type VersionKey,
} from './repo.ts'

/**
 * Returns the results of all companies in the last simulated round of a game that an audience sees, the winner first; an
 * empty list before the first one.
 */
export async function lastResults(reader: Reader, gameId: number, audience: Audience): Promise<ResultRow[]> {
  const round = await findLastSimulated(reader, gameId, audience)
  return round === undefined ? [] : listOfRound(reader, round, audience)
}

/** An upper bound for round numbers: a game has at most a hundred quarters. */
const roundNbMost = 1000

/**
 * Returns a simulated round of a game by its number, which may be any requested number; without a number, the last one.
 */
export async function simulatedRound(
  reader: Reader,
  gameId: number,
  roundNb: number | undefined,
  audience: Audience,
) {
  const isNumber = roundNb === undefined || (Number.isInteger(roundNb) && Math.abs(roundNb) <= roundNbMost)
  return isNumber ? findSimulated(reader, gameId, audience, roundNb) : undefined
}

/** A segment of a divided market; every figure is public. */
export type PublicSegment = Pick<
  MarketStudy['segments'][number],
  'type' | 'part' | 'demande' | 'partReference'
> & {
  /** By company: the units demanded, and the percentage of the segment's demand. */
  companies: Map<number, { demande: number; part: number }>
}

export type PublicQuarter = {
  /** Sorted by rank. */
  companies: PublicResult[]
  /** In BA; the demand is in units, and the reference competitor's share in percent of the units sold. */
  meanPrice: number
  demand: number
  referenceShare: number
  /** Empty for a market of one segment. */
  segments: PublicSegment[]
}

/** Returns the public figures of a simulated round. */
export async function publicQuarter(
  reader: Reader,
  round: VersionKey,
  audience: Audience,
): Promise<PublicQuarter> {
  const { meanPrice, demand, sales, referenceSales, segments } = await findMarket(reader, round)
  return {
    companies: (await listOfRound(reader, round, audience)).map(presentPublicResult),
    meanPrice: amount(meanPrice),
    demand,
    referenceShare: shareOf(referenceSales, sales),
    segments: segments.length < 2 ? [] : await publicSegments(reader, round, segments, audience),
  }
}

async function publicSegments(
  reader: Reader,
  round: InGame,
  segments: Market['segments'],
  audience: Audience,
): Promise<PublicSegment[]> {
  const companies = await listSegmentDemand(reader, round, audience)
  return segments.map(({ type, part, demande, demandeReference }, index) => ({
    type,
    part: percent(part),
    demande,
    partReference: shareOf(demandeReference, demande),
    companies: new Map(
      companies.map(({ companyId, segments: own }) => [
        companyId,
        { demande: own[index]?.demande ?? 0, part: percent(own[index]?.part ?? 0) },
      ]),
    ),
  }))
}

/** Returns a percentage with four decimals, as market shares have. */
const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : percent(Math.round((1_000_000 * part) / whole))
