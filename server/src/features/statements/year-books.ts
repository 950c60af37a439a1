import { labelOf, openingStatements, opensYear, QUARTERS_PER_YEAR, readStoredState } from '@trimestre/engine'
import type { StoredEntry } from '../../game-day/pass/quarter-record.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { CompanyRow } from '../companies/service.ts'
import { findClosingBefore, findStatements, listBooks } from '../results/service.ts'
import type { Audience } from '../rounds/present.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { readCriteria } from '../rounds/rounds-of-game.ts'
import { readEntry, type SignedLine, type StoredStatements } from './stored-books.ts'

/** A piece of a quarter, by its number in the quarter. */
export type YearPiece = { quarter: number; number: number; label: string; lines: SignedLine[] }

/** The books of a financial year to date. */
export type YearBooks = {
  /** Signed balances by account at the start of the first quarter, in centimes. */
  opening: Readonly<Partial<Record<string, number>>>
  /** The balance sheet at the start of the first quarter. */
  openingSheet: StoredStatements['bilan']
  /** The quarters played, the oldest first. */
  quarters: { quarter: number; statements: StoredStatements }[]
  /** The pieces of these quarters, without the determination of the result of each quarter. */
  pieces: YearPiece[]
}

/**
 * Reads the books of the financial year of a round, up to that round; undefined when the company played no quarter in
 * it. A company that missed a quarter opened new books after it.
 */
export async function readYear(
  reader: Reader,
  company: Pick<CompanyRow, 'id' | 'gameId'>,
  roundNb: number,
  audience: Audience,
): Promise<YearBooks | undefined> {
  const first = roundNb - ((quarterOfRound(roundNb) - 1) % QUARTERS_PER_YEAR)
  const rows = await listBooks(reader, company, first, roundNb, audience)
  const begin = rows.findLastIndex((row, index) => row.roundNb !== (rows[index - 1]?.roundNb ?? 0) + 1)
  const played = rows.slice(Math.max(begin, 0))
  const [begun] = played
  if (begun === undefined || played.at(-1)?.roundNb !== roundNb) return undefined
  return {
    ...(await readOpening(reader, company, begun.roundNb, audience)),
    quarters: played.map(row => ({
      quarter: quarterOfRound(row.roundNb),
      statements: row.statements as unknown as StoredStatements,
    })),
    pieces: played.flatMap(row => piecesOf(quarterOfRound(row.roundNb), row.journal as StoredEntry[])),
  }
}

/** Reads the balances and the balance sheet that the quarter before a round left, or those of the opening position. */
async function readOpening(
  reader: Reader,
  company: Pick<CompanyRow, 'id' | 'gameId'>,
  roundNb: number,
  audience: Audience,
): Promise<Pick<YearBooks, 'opening' | 'openingSheet'>> {
  const criteria = await readCriteria(reader, company.gameId)
  const closing = await findClosingBefore(reader, company, roundNb)
  const found = closing && (await findStatements(reader, company, closing.roundNb, audience))
  const statements = (found?.statements ?? openingStatements(criteria)) as Pick<StoredStatements, 'bilan'>
  return {
    opening: readStoredState(closing?.state ?? null, criteria).comptes,
    openingSheet: statements.bilan,
  }
}

/**
 * Returns the pieces of a quarter. The engine determines a result each quarter, whereas a year does so once, after its
 * last one: that piece is left out. So is an allocation in the middle of a year, as an earlier engine posted it.
 */
function piecesOf(quarter: number, entries: readonly StoredEntry[]): YearPiece[] {
  return entries.flatMap((entry, index) => {
    const { label, lines } = readEntry(entry)
    const isAllocation = lines.some(({ account }) => account.startsWith('12'))
    const isOfYear = label !== labelOf('closing') && (!isAllocation || opensYear(quarter))
    return isOfYear ? [{ quarter, number: index + 1, label, lines: lines.map(underPresentNumber) }] : []
  })
}

/** Accounts that an earlier engine used under another number. */
const renamedAccounts: Readonly<Record<string, string>> = { 397: '395', 74: '741' }

const underPresentNumber = ({ account, amount }: SignedLine): SignedLine => ({
  account: renamedAccounts[account] ?? account,
  amount,
})
