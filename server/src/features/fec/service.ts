import { openingState } from '@trimestre/engine'
import type { StoredEntry } from '../../game-day/pass/quarter-record.ts'
import type { Reader } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CompanyRow } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import { findClosingBefore, findStatements, listOfCompany, type ResultRow } from '../results/service.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { readCriteria } from '../rounds/rounds-of-game.ts'
import { endOfQuarter, quartersOfYear, yearOfQuarter } from './calendar.ts'
import { yearEntries } from './entries.ts'
import { fictitiousSiren } from './siren.ts'
import { writeFec } from './write-fec.ts'

export type FecFile = { name: string; text: string }

/**
 * Returns the accounting entries of a company's fiscal year, by default its last one; throws 404 when none of its
 * quarters is closed.
 */
export async function fecOfCompany(
  reader: Reader,
  game: GameRow,
  company: CompanyRow,
  asked: number | undefined,
): Promise<FecFile> {
  const results = await listOfCompany(reader, company.id)
  const year = asked ?? yearOf(results.at(-1))
  const books = booksUntil(results, year)
  const played = books.filter(result => yearOf(result) === year)
  const [first] = played
  if (first === undefined) throw new Refusal('request/not-found')
  const before = books.filter(result => yearOf(result) === year - 1)
  const text = writeFec(
    yearEntries({
      opening: await openingBalances(reader, company, first.roundNb),
      previousResult: before.reduce((total, { result }) => total + (result.resultatNet ?? 0), 0),
      quarters: await Promise.all(played.map(result => readPieces(reader, result))),
    }),
  )
  return { name: fileName(company, game, year), text }
}

/**
 * Returns the quarters, without a gap, of the books that are open at the end of a year: a company that missed a quarter
 * opened new books after it.
 */
function booksUntil(results: readonly ResultRow[], year: number): ResultRow[] {
  const until = results.filter(result => yearOf(result) <= year)
  const isFollowed = (row: ResultRow, index: number) => until[index + 1]?.roundNb === row.roundNb + 1
  const lastGap = until.slice(0, -1).findLastIndex((row, index) => !isFollowed(row, index))
  return until.slice(lastGap + 1)
}

const yearOf = (result: ResultRow | undefined): number =>
  result === undefined ? 1 : yearOfQuarter(quarterOfRound(result.roundNb))

/**
 * Returns the balances at the start of a round: those that the previous quarter left, or those of the opening position.
 */
async function openingBalances(reader: Reader, company: CompanyRow, roundNb: number) {
  const closing = await findClosingBefore(reader, company.id, roundNb)
  return (closing?.state ?? openingState(await readCriteria(reader, company.gameId))).comptes
}

async function readPieces(reader: Reader, { companyId, roundNb }: ResultRow) {
  const found = await findStatements(reader, companyId, roundNb)
  return { quarter: quarterOfRound(roundNb), pieces: (found?.journal ?? []) as StoredEntry[] }
}

/**
 * Names the file after the day on which the year closes: the end of its fourth quarter, or of the game's last quarter
 * if the game ends earlier.
 */
function fileName(company: CompanyRow, game: GameRow, year: number): string {
  const quarters = quartersOfYear(year)
  const last = Math.min(quarters.at(-1) ?? 1, game.quarterCount ?? Number.POSITIVE_INFINITY)
  return `${fictitiousSiren(company.id)}FEC${endOfQuarter(last)}.txt`
}
