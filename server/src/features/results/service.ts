import type { PublicResult } from '@trimestre/contract/companies'
import type { Reader } from '../../platform/database/database.ts'
import { presentPublicResult } from './present.ts'
import { findLastSimulated, findMarket, findSimulated, listOfRound, type ResultRow } from './repo.ts'
import { amount, percent } from './units.ts'

export {
  type FiguresAsked,
  findClosingBefore,
  findMarket,
  findPlayed,
  findStatements,
  listFigures,
  listOfCompany,
  listOfRound,
  listRanking,
  type QuarterFigures,
  type RankingRow,
  type ResultRow,
} from './repo.ts'

/** Every company's result of the last simulated round of a game, the winner first; none before the first pass. */
export async function lastResults(reader: Reader, gameId: number): Promise<ResultRow[]> {
  const round = await findLastSimulated(reader, gameId)
  return round === undefined ? [] : listOfRound(reader, round.id)
}

/** No round has a larger number: a game has a hundred quarters at most. */
const roundNbMost = 1000

/** A simulated round of a game by its number, whatever was asked for; the last one without a number. */
export async function simulatedRound(reader: Reader, gameId: number, roundNb: number | undefined) {
  const isNumber = roundNb === undefined || (Number.isInteger(roundNb) && Math.abs(roundNb) <= roundNbMost)
  return isNumber ? findSimulated(reader, gameId, roundNb) : undefined
}

/**
 * What everybody may know of a simulated round: companies by rank; mean price in BA, units asked for in all, percent of
 * the units sold that the reference competitor sold.
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
