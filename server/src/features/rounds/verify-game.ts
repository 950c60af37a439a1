import {
  canonicalJson,
  decideAsComputer,
  isRecomputable,
  type StrategyBooks,
  simulateQuarter,
} from '@trimestre/engine'
import { type OpeningMarket, type OpeningState, quarterInput } from '../../game-day/pass/quarter-input.ts'
import { type QuarterRecord, quarterRecord } from '../../game-day/pass/quarter-record.ts'
import type { Reader } from '../../platform/db/database.ts'
import { quarterOfRound } from './progress.ts'
import { listPassedRounds, listStoredQuarters, type PassedRound, type StoredQuarter } from './verify-repo.ts'

export { findGameName, listGameIds } from './verify-repo.ts'

/** The first position where a recomputation differs from the stored document. */
export type Difference = {
  companyId: number | null
  document: string
  /** The position of the first differing character; the texts are excerpts around it. */
  at: number
  stored: string
  recomputed: string
}

export type QuarterVerdict = {
  quarter: number
  engineVersion: string | null
  companyCount: number
  /** Whether the quarter was passed by an engine of other rules, which this one does not recompute. */
  isUnchecked: boolean
  /** Undefined when the quarter is identical byte for byte. */
  difference: Difference | undefined
  /** The same comparison, from the states recomputed since the first quarter instead of the stored ones. */
  chainDifference: Difference | undefined
}

/** The market with which a quarter opens, and the states and results of the companies from the quarter before. */
type Opening = { market: OpeningMarket; books: ReadonlyMap<number, Books> }

type Books = { state: OpeningState; result: StrategyBooks['result'] }

const emptyOpening: Opening = { market: null, books: new Map() }
const openingBooks: Books = { state: null, result: null }

/**
 * Recomputes every passed quarter of a game from the stored parameters, events and decisions, those of computers
 * included, which are decided again: once from the stored
 * closing states of the quarter before, once from the states recomputed so far. Quarters of an engine with other rules
 * are not recomputed: the game goes on from the figures that they left.
 */
export async function* verifyGame(reader: Reader, gameId: number): AsyncGenerator<QuarterVerdict> {
  let storedOpening = emptyOpening
  let chainOpening = emptyOpening
  for (const round of await listPassedRounds(reader, gameId)) {
    const stored = await listStoredQuarters(reader, round)
    if (!isRecomputable(round.engineVersion)) {
      yield unchecked(round, stored)
      storedOpening = openingAfter(round, stored)
      chainOpening = storedOpening
      continue
    }
    const isSameOpening = chainOpening === storedOpening
    const recomputed = recompute(round, stored, storedOpening)
    const difference = compareQuarter(round, stored, recomputed)
    const chained = isSameOpening ? recomputed : recompute(round, stored, chainOpening)
    yield {
      quarter: quarterOfRound(round.roundNb),
      engineVersion: round.engineVersion,
      companyCount: stored.length,
      isUnchecked: false,
      difference,
      chainDifference: isSameOpening ? difference : compareQuarter(round, stored, chained),
    }
    storedOpening = openingAfter(round, stored)
    // Nothing differs so far, so both chains continue from the same documents.
    const isUnbroken = isSameOpening && difference === undefined
    chainOpening = isUnbroken ? storedOpening : withoutReset(chained.closing, round, stored)
  }
}

function unchecked(
  { roundNb, engineVersion }: PassedRound,
  stored: readonly StoredQuarter[],
): QuarterVerdict {
  return {
    quarter: quarterOfRound(roundNb),
    engineVersion,
    companyCount: stored.length,
    isUnchecked: true,
    difference: undefined,
    chainDifference: undefined,
  }
}

type Recomputation = { records: ReadonlyMap<number, QuarterRecord>; market: string; closing: Opening }

function recompute(round: PassedRound, stored: readonly StoredQuarter[], opening: Opening): Recomputation {
  if (round.parameters === null) throw new Error(`round ${round.id} has no parameters`)
  const entrants = stored.map(({ companyId, given }) => ({
    id: companyId,
    state: opening.books.get(companyId)?.state ?? null,
    given: decidedByComputer(round, companyId, opening) ?? (JSON.parse(given) as Record<string, number>),
  }))
  const output = simulateQuarter(quarterInput(round.parameters, opening.market, entrants))
  const records = new Map<number, QuarterRecord>()
  const books = new Map<number, Books>()
  for (const { id, given } of entrants) {
    const company = output.companies[String(id)]
    if (company === undefined) continue
    records.set(id, quarterRecord(id, company, given, {}))
    books.set(id, { state: company.state, result: company.result })
  }
  return { records, market: canonicalJson(output.market), closing: { market: output.market.state, books } }
}

/** Decides again as the computer of a company did; undefined for a company in which none decided. */
function decidedByComputer(
  { strategies }: PassedRound,
  companyId: number,
  { books }: Opening,
): Record<string, number> | undefined {
  const seat = strategies?.seats[companyId]
  if (!strategies || seat === undefined) return undefined
  return decideAsComputer(strategies.facts, books.get(companyId) ?? openingBooks, seat)
}

function openingAfter(round: PassedRound, stored: readonly StoredQuarter[]): Opening {
  const market = JSON.parse(round.market) as { state: OpeningMarket }
  const books = stored.map(({ companyId, state, result }) => {
    return [companyId, { state: JSON.parse(state), result: JSON.parse(result) } as Books] as const
  })
  return withoutReset({ market: market.state, books: new Map(books) }, round, stored)
}

/** Removes companies that were reset before the next round was played: they opened it at the opening position. */
function withoutReset(opening: Opening, round: PassedRound, stored: readonly StoredQuarter[]): Opening {
  const isReset = ({ withdrawnInRound }: StoredQuarter) =>
    withdrawnInRound !== null && withdrawnInRound <= round.roundNb + 1
  const reset = new Set(stored.filter(isReset).map(row => row.companyId))
  const books = [...opening.books].filter(([companyId]) => !reset.has(companyId))
  return { market: opening.market, books: new Map(books) }
}

/** The documents are compared as text: a figure written in another form is a difference too. */
const documents = [
  'rank',
  'companyValue',
  'given',
  'decisions',
  'result',
  'state',
  'statements',
  'journal',
] as const satisfies readonly (keyof StoredQuarter & keyof QuarterRecord)[]

function compareQuarter(
  round: PassedRound,
  stored: readonly StoredQuarter[],
  recomputed: Recomputation,
): Difference | undefined {
  for (const row of stored) {
    const record = recomputed.records.get(row.companyId)
    for (const document of documents) {
      const found = compareText(String(row[document]), String(record?.[document] ?? ''))
      if (found !== undefined) return { companyId: row.companyId, document, ...found }
    }
  }
  const market = compareText(round.market, recomputed.market)
  return market === undefined ? undefined : { companyId: null, document: 'market', ...market }
}

const shownLength = 60

function compareText(
  stored: string,
  recomputed: string,
): Pick<Difference, 'at' | 'stored' | 'recomputed'> | undefined {
  if (stored === recomputed) return undefined
  let at = 0
  while (at < stored.length && stored[at] === recomputed[at]) at += 1
  const excerpt = (text: string) => text.slice(Math.max(0, at - shownLength / 2), at + shownLength / 2)
  return { at, stored: excerpt(stored), recomputed: excerpt(recomputed) }
}
