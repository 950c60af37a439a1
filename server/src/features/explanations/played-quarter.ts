import type { PlayedQuarter, Product, StoredCompanyState, StoredMarketState } from '@trimestre/engine'
import { namedEvents } from './known-events.ts'
import type { PublishedRow, StoredQuarterRow } from './repo.ts'

/** What the engine explains a stored quarter from, besides its own documents. */
type Opening = {
  /** The state of the company and of the market at the end of the quarter before; null at the opening position. */
  state: StoredCompanyState | null
  marketState: StoredMarketState | null
  /** That of all companies that played the quarter, in billionths. */
  playersAttraction: number
}

type Stored = PublishedRow & Pick<StoredQuarterRow, 'given' | 'parameters'>

/** Returns a stored quarter as the engine explains it. */
export function readPlayedQuarter(
  row: Stored,
  { state, marketState, playersAttraction }: Opening,
): PlayedQuarter {
  const { events, product, ...parameters } = row.parameters
  return {
    conditions: { ...parameters, product: product as Product, marketState },
    events: namedEvents(events),
    state,
    given: row.given,
    ...readDocuments(row),
    playersAttraction,
  }
}

export function readDocuments(row: PublishedRow): Pick<PlayedQuarter, 'result' | 'statements' | 'market'> {
  return {
    result: { ...row.result, classement: row.rank } as PlayedQuarter['result'],
    statements: row.statements as unknown as PlayedQuarter['statements'],
    market: row.market as unknown as PlayedQuarter['market'],
  }
}
