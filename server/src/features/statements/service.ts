import type { StatementKind } from '@trimestre/contract/statements'
import {
  type CompanyState,
  openingStatements,
  readStoredState,
  type StoredCompanyState,
} from '@trimestre/engine'
import type { StoredEntry } from '../../game-day/pass/quarter-record.ts'
import type { Reader } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CompanyRow } from '../companies/service.ts'
import { findStatements } from '../results/service.ts'
import type { Audience } from '../rounds/present.ts'
import { readCriteria, roundsOfGame } from '../rounds/rounds-of-game.ts'
import type { StoredStatements } from './stored-books.ts'
import { readYear, type YearBooks } from './year-books.ts'

export { statementFigures } from './figures-by-code.ts'
export type { StoredStatements } from './stored-books.ts'

/** The books of a company at one round; the opening has a balance sheet and due dates, but no quarter. */
export type Books = {
  roundNb: number
  balanceSheet: StoredStatements['bilan']
  /** Null when no quarter has been played. */
  quarter: Pick<StoredStatements, 'sig' | 'compteResultat' | 'valeur' | 'tresorerie'> | null
  journal: readonly StoredEntry[]
  state: CompanyState
  /**
   * The financial year of the round to date; undefined when no quarter of it has been played, or the statement does not
   * need it.
   */
  year: YearBooks | undefined
}

/** The statements that add up the quarters of a financial year. */
const ofYear: ReadonlySet<StatementKind> = new Set([
  'sig',
  'income',
  'cash',
  'trial-balance',
  'ledger',
  'financing',
  'cash-flow',
])

/**
 * Returns the books at the end of a round, by default of the last closed one. A company that had not begun by then is
 * at its opening position. A round that does not exist, is still open or is hidden from this audience is refused with 404.
 */
export async function requireBooks(
  reader: Reader,
  company: CompanyRow,
  roundNb: number | undefined,
  kind: StatementKind,
  audience: Audience,
): Promise<Books> {
  const rounds = await roundsOfGame(reader, company.gameId)
  const closed = rounds.filter(
    ({ state }) => state === 'published' || (state === 'hidden' && audience === 'staff'),
  )
  const round =
    roundNb === undefined ? closed.at(-1) : closed.find(candidate => candidate.roundNb === roundNb)
  if (round === undefined) throw new Refusal('request/not-found')
  const found = await findStatements(reader, company, round.roundNb, audience)
  const criteria = await readCriteria(reader, company.gameId)
  if (found === undefined) return openingBooks(criteria)
  const { bilan, ...quarter } = found.statements as StoredStatements
  return {
    roundNb: found.roundNb,
    balanceSheet: bilan,
    quarter,
    journal: found.journal as StoredEntry[],
    state: readStoredState(found.state as StoredCompanyState, criteria),
    year: ofYear.has(kind) ? await readYear(reader, company, found.roundNb, audience) : undefined,
  }
}

function openingBooks(criteria: Record<string, number>): Books {
  return {
    roundNb: 1,
    balanceSheet: openingStatements(criteria).bilan,
    quarter: null,
    journal: [],
    state: readStoredState(null, criteria),
    year: undefined,
  }
}
