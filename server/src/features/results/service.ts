import type { Reader } from '../../platform/database/database.ts'
import { findLastSimulated, listOfRound, type ResultRow } from './repo.ts'

export {
  findClosingBefore,
  findMarket,
  findPlayed,
  findStatements,
  listOfCompany,
  listOfRound,
  listRanking,
  type RankingRow,
  type ResultRow,
} from './repo.ts'

/** Every company's result of the last simulated round of a game, the winner first; none before the first pass. */
export async function lastResults(reader: Reader, gameId: number): Promise<ResultRow[]> {
  const round = await findLastSimulated(reader, gameId)
  return round === undefined ? [] : listOfRound(reader, round.id)
}
