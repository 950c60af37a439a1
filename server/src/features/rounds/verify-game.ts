import {
  canonicalJson,
  decideAsComputer,
  isRecomputable,
  type StrategyBooks,
  simulateQuarter,
} from '@trimestre/engine'
import { type MarketBefore, type OpeningState, quarterInput } from '../../game-day/pass/quarter-input.ts'
import { type QuarterRecord, quarterRecord } from '../../game-day/pass/quarter-record.ts'
import type { Reader } from '../../platform/db/database.ts'
import { quarterOfRound } from './progress.ts'
import { listStoredQuarters, listVersions, type StoredQuarter, type StoredVersion } from './verify-repo.ts'
import { strategiesAgain } from './verify-strategies.ts'

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
  version: number
  engineVersion: string | null
  companyCount: number
  /** Whether it was computed by an engine of other rules, which this one does not recompute. */
  isUnchecked: boolean
  /** Undefined when the quarter is identical byte for byte. */
  difference: Difference | undefined
  /** The same comparison, from the states recomputed since the first quarter instead of the stored ones. */
  chainDifference: Difference | undefined
}

/** The market with which a quarter opens, and the states and results of the companies from the quarter before. */
type Opening = { market: MarketBefore | null; books: ReadonlyMap<number, Books> }

type Books = {
  state: OpeningState
  result: StrategyBooks['result']
  /** The first version of the first round that does not build on them; null unless the company was reset. */
  reset: { roundNb: number; version: number } | null
}

const emptyOpening: Opening = { market: null, books: new Map() }
const openingBooks: Books = { state: null, result: null, reset: null }

/** What a version left: as it is stored, and as it was recomputed since the first quarter. */
type Closings = { stored: Opening; chain: Opening }

const noQuarter: Closings = { stored: emptyOpening, chain: emptyOpening }

/**
 * Recomputes every version of every quarter of a game, withdrawn ones too, from the stored parameters, events and
 * decisions: once from the stored closing states of the version that it opened on, once from the states recomputed so
 * far. Computers decide again with what they knew, which is compared too. Versions of an engine with other rules are not
 * recomputed: the game goes on from the figures that they left.
 */
export async function* verifyGame(reader: Reader, gameId: number): AsyncGenerator<QuarterVerdict> {
  let before = new Map<number, Closings>()
  let closings = new Map<number, Closings>()
  let roundNb = 0
  for (const version of await listVersions(reader, gameId)) {
    if (version.roundNb !== roundNb) {
      // Only the round before is remembered: a large game would not fit in memory.
      before = version.roundNb === roundNb + 1 ? closings : new Map()
      closings = new Map()
      roundNb = version.roundNb
    }
    const stored = await listStoredQuarters(reader, version)
    const opening = before.get(version.previousVersion) ?? noQuarter
    const { verdict, closing } = verifyVersion(version, stored, opening)
    closings.set(version.version, closing)
    yield verdict
  }
}

function verifyVersion(
  version: StoredVersion,
  stored: readonly StoredQuarter[],
  opening: Closings,
): { verdict: QuarterVerdict; closing: Closings } {
  const closing = closingOf(version, stored)
  if (!isRecomputable(version.engineVersion))
    return { verdict: unchecked(version, stored), closing: { stored: closing, chain: closing } }
  const isSameOpening = opening.chain === opening.stored
  const recomputed = recompute(version, stored, opening.stored)
  const difference = compareQuarter(version, stored, recomputed)
  const chained = isSameOpening ? recomputed : recompute(version, stored, opening.chain)
  const verdict = {
    quarter: quarterOfRound(version.roundNb),
    version: version.version,
    engineVersion: version.engineVersion,
    companyCount: stored.length,
    isUnchecked: false,
    difference,
    chainDifference: isSameOpening ? difference : compareQuarter(version, stored, chained),
  }
  // While nothing differs, both chains continue from the same documents.
  const isUnbroken = isSameOpening && difference === undefined
  const chain = isUnbroken ? closing : chained.closing
  return { verdict, closing: { stored: closing, chain } }
}

function unchecked(
  { roundNb, version, engineVersion }: StoredVersion,
  stored: readonly StoredQuarter[],
): QuarterVerdict {
  return {
    quarter: quarterOfRound(roundNb),
    version,
    engineVersion,
    companyCount: stored.length,
    isUnchecked: true,
    difference: undefined,
    chainDifference: undefined,
  }
}

type Recomputation = {
  records: ReadonlyMap<number, QuarterRecord>
  strategies: string
  market: string
  closing: Opening
}

function recompute(round: StoredVersion, stored: readonly StoredQuarter[], closing: Opening): Recomputation {
  const opening = openingOf(closing, round)
  const entrants = stored.map(({ companyId, given }) => ({
    id: companyId,
    state: opening.books.get(companyId)?.state ?? null,
    given: decidedByComputer(round, companyId, opening) ?? (JSON.parse(given) as Record<string, number>),
  }))
  const output = simulateQuarter(quarterInput(round.parameters, opening.market?.state ?? null, entrants))
  const records = new Map<number, QuarterRecord>()
  const books = new Map<number, Books>()
  const resets = new Map(stored.map(row => [row.companyId, resetOf(row)]))
  for (const { id, given } of entrants) {
    const company = output.companies[String(id)]
    if (company === undefined) continue
    records.set(id, quarterRecord(id, company, given, {}))
    books.set(id, { state: company.state, result: company.result, reset: resets.get(id) ?? null })
  }
  return {
    records,
    strategies: canonicalJson(strategiesAgain(round, stored, opening.market)),
    market: canonicalJson(output.market),
    closing: { market: output.market, books },
  }
}

/** Decides again as the computer of a company did; undefined for a company in which none decided. */
function decidedByComputer(
  { strategies }: StoredVersion,
  companyId: number,
  { books }: Opening,
): Record<string, number> | undefined {
  const seat = strategies?.seats[companyId]
  if (!strategies || seat === undefined) return undefined
  return decideAsComputer(strategies.facts, books.get(companyId) ?? openingBooks, seat)
}

function closingOf(round: StoredVersion, stored: readonly StoredQuarter[]): Opening {
  const market = JSON.parse(round.market) as MarketBefore
  const books = stored.map(row => {
    const { companyId, state, result } = row
    return [companyId, { state: JSON.parse(state), result: JSON.parse(result), reset: resetOf(row) }] as const
  })
  return { market, books: new Map<number, Books>(books) }
}

/** Removes companies that were reset before this version was computed: they opened it at the opening position. */
function openingOf({ market, books }: Opening, { roundNb, version }: StoredVersion): Opening {
  const isReset = ({ reset }: Books) =>
    reset !== null && (reset.roundNb < roundNb || (reset.roundNb === roundNb && reset.version <= version))
  return { market, books: new Map([...books].filter(([, own]) => !isReset(own))) }
}

/** Where the results of a company were withdrawn from, when they were. */
const resetOf = ({ withdrawnInRound, withdrawnInVersion }: StoredQuarter): Books['reset'] =>
  withdrawnInRound === null ? null : { roundNb: withdrawnInRound, version: withdrawnInVersion ?? 1 }

/** The documents are compared as text: a figure written in another form is a difference too. */
const documents = [
  'rank',
  'companyValue',
  'decisions',
  'result',
  'state',
  'statements',
  'journal',
] as const satisfies Document[]

type Document = keyof StoredQuarter & keyof QuarterRecord

function compareQuarter(
  round: StoredVersion,
  stored: readonly StoredQuarter[],
  recomputed: Recomputation,
): Difference | undefined {
  const strategies = compareText(canonicalJson(round.strategies), recomputed.strategies)
  if (strategies !== undefined) return { companyId: null, document: 'strategies', ...strategies }
  // What a computer gave is the cause of everybody's figures.
  const company =
    compareCompanies(['given'], stored, recomputed) ?? compareCompanies(documents, stored, recomputed)
  if (company !== undefined) return company
  const market = compareText(round.market, recomputed.market)
  return market === undefined ? undefined : { companyId: null, document: 'market', ...market }
}

function compareCompanies(
  names: readonly Document[],
  stored: readonly StoredQuarter[],
  { records }: Recomputation,
): Difference | undefined {
  for (const row of stored) {
    const record = records.get(row.companyId)
    for (const document of names) {
      const found = compareText(String(row[document]), String(record?.[document] ?? ''))
      if (found !== undefined) return { companyId: row.companyId, document, ...found }
    }
  }
  return undefined
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
