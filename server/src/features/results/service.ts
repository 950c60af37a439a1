import type { PublicResult } from '@trimestre/contract/companies'
import type { Reader } from '../../platform/db/database.ts'
import { presentPublicResult } from './present.ts'
import { findLastSimulated, findMarket, findSimulated, listOfRound, type ResultRow } from './repo.ts'
import { amount, percent } from './units.ts'

export {
  findClosingBefore,
  findMarket,
  findPlayed,
  findStatements,
  listOfCompany,
  listOfRound,
  listQuarters,
  listRanking,
  type QuarterFigures,
  type RankingRow,
  type ResultRow,
} from './repo.ts'

/**
 * Returns the results of all companies in the last simulated round of a game, the winner first; an empty list before
 * the first pass.
 */
export async function lastResults(reader: Reader, gameId: number): Promise<ResultRow[]> {
  const round = await findLastSimulated(reader, gameId)
  return round === undefined ? [] : listOfRound(reader, round.id)
}

/** An upper bound for round numbers: a game has at most a hundred quarters. */
const roundNbMost = 1000

/**
 * Returns a simulated round of a game by its number, which may be any requested number; without a number, the last one.
 */
export async function simulatedRound(reader: Reader, gameId: number, roundNb: number | undefined) {
  const isNumber = roundNb === undefined || (Number.isInteger(roundNb) && Math.abs(roundNb) <= roundNbMost)
  return isNumber ? findSimulated(reader, gameId, roundNb) : undefined
}

/**
 * Returns the public figures of a simulated round: the companies by rank, the mean price in BA, the total demand in
 * units, and the reference competitor's percentage of the units sold.
 */
export async function publicQuarter(
  reader: Reader,
  roundId: number,
): Promise<{ companies: PublicResult[]; meanPrice: number; demand: number; referenceShare: number }> {
  const { meanPrice, demand, sales, referenceSales } = await findMarket(reader, roundId)
  const companies = (await listOfRound(reader, roundId)).map(presentPublicResult)
  const referenceShare = sales === 0 ? 0 : percent(Math.round((1_000_000 * referenceSales) / sales))
  return { companies, meanPrice: amount(meanPrice), demand, referenceShare }
}
