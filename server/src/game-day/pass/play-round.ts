import { createHash } from 'node:crypto'
import {
  canonicalJson,
  engineVersion,
  type QuarterInput,
  type QuarterOutput,
  simulateQuarter,
  strategyVersion,
} from '@trimestre/engine'
import { quarterOfRound } from '../../features/rounds/progress.ts'
import type { QuarterParameters, RoundStrategies } from '../../platform/db/schema.ts'
import { decideForComputers } from './computers.ts'
import type { HeldGame } from './held-games.ts'
import type { Conditions, EntrantRow, LastRound, LockedGame } from './inputs-repo.ts'
import type { RoundRecord } from './pass-repo.ts'
import { checkQuarter } from './quarter-checks.ts'
import {
  decisionOrigins,
  type Entrant,
  type GivenValues,
  mergeSavedValues,
  type OpeningMarket,
  type OpeningState,
  type Origin,
  quarterInput,
} from './quarter-input.ts'
import { quarterRecord } from './quarter-record.ts'
import type { LineRound, PlayedRow } from './reopen-repo.ts'
import type { RoundClosing } from './rounds-repo.ts'

/** A round whose quarter is computed: its results, serialized as they are read, and the data that closes it. */
export type PlayedRound = { records: Iterable<RoundRecord>; closing: RoundClosing; engineMs: number }

/** How a round closes, apart from its figures. */
type Close = Pick<RoundClosing, 'isShown' | 'publishAt' | 'opensNext' | 'byUser'>

/**
 * Plays the quarter of the active round.
 * @throws when the engine returns impossible figures
 */
export function playRound(held: HeldGame, round: LastRound, close: Close): PlayedRound {
  const { parameters, previous, entrants, output, strategies, inputs, engineMs } = computeRound(held, round)
  const version = round.versionCount + 1
  const closing = {
    gameId: held.game.id,
    roundId: round.id,
    companyCount: entrants.length,
    version,
    epoch: held.game.epoch,
    isPractice: held.game.practice,
    previousVersion: previous.computedVersion,
    engineVersion,
    parameters: canonicalJson(parameters),
    market: canonicalJson(output.market),
    strategies: strategies === null ? null : canonicalJson(strategies),
    inputs,
    ...close,
  }
  return { records: records(round, version, parameters, entrants, output), closing, engineMs }
}

export type ComputedRound = {
  parameters: QuarterParameters
  previous: LastRound
  entrants: readonly Player[]
  output: QuarterOutput
  strategies: RoundStrategies | null
  /** The hash of everything that it was computed from. */
  inputs: string
  engineMs: number
}

/**
 * Computes the quarter of the active round from what was read of its game; nothing is written.
 * @throws when the engine returns impossible figures
 */
export function computeRound(
  { game, rounds: { previous }, conditions, entrants: rows, savedAreas }: HeldGame,
  round: LastRound,
): ComputedRound {
  if (previous === undefined) throw new Error(`round ${round.id} has no round before it`)
  const parameters = parametersOf(game, conditions)
  const sheets = rows.map(row => {
    const areas = savedAreas.get(row.id) ?? []
    return { ...row, ...mergeSavedValues(areas), isSaved: areas.length > 0 }
  })
  const computers = decideForComputers(game, quarterOfRound(round.roundNb), parameters, conditions, sheets)
  const entrants = sheets.map(row => withDecisions(row, computers.values.get(row.id)))
  const opened = entrants.map(({ id, state, values }) => ({ id, state, given: values }))
  const simulated = simulate(parameters, conditions.market?.state ?? null, opened)
  return { parameters, previous, entrants, strategies: computers.strategies, ...simulated }
}

function simulate(parameters: QuarterParameters, market: OpeningMarket, entrants: readonly Entrant[]) {
  const input = quarterInput(parameters, market, entrants)
  const start = performance.now()
  const output = simulateQuarter(input)
  const engineMs = performance.now() - start
  checkQuarter(
    output,
    entrants.map(({ id }) => id),
  )
  return { output, inputs: hashOfInputs(input), engineMs }
}

/** A quarter that was played, and is computed again. */
type PlayedAgain = {
  round: LineRound
  parameters: QuarterParameters
  market: OpeningMarket
  /** The values that take the place of those given, by company and key. */
  corrected: Record<string, Record<string, number>>
}

/**
 * Computes a new version of a quarter from what was given in the version that is in force; nobody decides again.
 * @param stateOf the state in which a company opens it
 * @throws when the engine returns impossible figures
 */
export function playVersion(
  { round, parameters, market, corrected }: PlayedAgain,
  played: readonly PlayedRow[],
  stateOf: (row: PlayedRow) => OpeningState,
) {
  const rows = played.map(row => {
    const own = corrected[row.companyId] ?? {}
    return { ...row, state: stateOf(row), own, given: { ...row.given, ...own } }
  })
  const opened = rows.map(({ companyId: id, state, given }) => ({ id, state, given }))
  const { output, inputs } = simulate(parameters, market, opened)
  const version = round.versionCount + 1
  const { id: roundId, gameId } = round
  const humanRanks = humanRanksOf(rows, output)
  function* records(): Generator<RoundRecord> {
    for (const { companyId, seatKind, state, given, origins, own } of rows) {
      const known = originsAgain(parameters.level, state, { given, origins, own })
      const record = quarterRecord(companyId, outputOf(output, companyId), given, known)
      const humanRank = humanRanks.get(companyId) ?? null
      yield { gameId, roundId, version, seatKind, humanRank, ...record }
    }
  }
  const states = new Map<number, OpeningState>(
    rows.map(({ companyId }) => [companyId, outputOf(output, companyId).state]),
  )
  return { version, records: records(), market: output.market, inputs, states }
}

/** Returns the origins of decisions that were played before, and of those that staff corrected. */
function originsAgain(
  level: number,
  state: OpeningState,
  { given, origins, own }: Pick<PlayedRow, 'given' | 'origins'> & { own: Record<string, number> },
): PlayedRow['origins'] {
  const isOf = (origin: Origin) => (key: string) => origins[key] === origin
  const keys = Object.keys(origins)
  const again = decisionOrigins(level, state, {
    values: given,
    fromDraft: new Set(keys.filter(isOf('draft'))),
    byComputer: keys.some(isOf('computer')),
  })
  const corrected = [...Object.keys(own), ...keys.filter(isOf('corrected'))].filter(key => key in again)
  return { ...again, ...Object.fromEntries(corrected.map(key => [key, 'corrected' as const])) }
}

/** Returns what the engine computed for a company. */
export function outputOf({ companies }: QuarterOutput, companyId: number) {
  const company = companies[String(companyId)]
  if (company === undefined) throw new Error(`company ${companyId} has no result`)
  return company
}

/**
 * Returns the SHA-256, in hexadecimal, of everything that a quarter is computed from. Companies are hashed one by one, so
 * that the text of thousands is not in memory at once.
 */
function hashOfInputs({ companies, decisions, ...conditions }: QuarterInput): string {
  const hash = createHash('sha256')
  hash.update(canonicalJson({ engineVersion, strategyVersion, ...conditions }))
  for (const { id, state } of companies) hash.update(canonicalJson([id, state, decisions[id] ?? {}]))
  return hash.digest('hex')
}

/** Returns the parameters of the quarter at the time of the pass; states and decisions are not part of them. */
export function parametersOf(game: LockedGame, { criteria, product, events }: Conditions): QuarterParameters {
  const { segments, typeSegment1, typeSegment2 } = game
  return {
    parameters: { nbTurns: game.quarterCount ?? 0 },
    criteria,
    phase: game.phase,
    product: { ...engineProduct(product ?? {}), segments, typeSegment1, typeSegment2 },
    level: game.level ?? 1,
    events,
  }
}

/** Converts the fields of a product, which are stored as they were sent: the engine reads numeric text as numbers. */
function engineProduct(fields: Record<string, string | number | null>): Record<string, string | number> {
  const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text))
  const given = Object.entries(fields).flatMap(([name, value]) => {
    if (value === null) return []
    return [[name, typeof value === 'string' && isNumeric(value) ? Number(value) : value] as const]
  })
  return Object.fromEntries(given)
}

/** A company that plays, with its values and where they came from. */
export type Player = EntrantRow & GivenValues

const withDecisions = (row: Player, decided: Record<string, number> | undefined): Player =>
  decided === undefined ? row : { ...row, values: decided, byComputer: true }

/** Yields the records one by one, so that their texts are not all in memory at the same time. */
function* records(
  { id: roundId, gameId }: LastRound,
  version: number,
  parameters: QuarterParameters,
  players: readonly Player[],
  output: QuarterOutput,
): Generator<RoundRecord> {
  const humanRanks = humanRanksOf(
    players.map(({ id: companyId, seatKind }) => ({ companyId, seatKind })),
    output,
  )
  for (const { id, seatKind, state, ...given } of players) {
    const company = outputOf(output, id)
    const origins = decisionOrigins(parameters.level, state, given)
    const humanRank = humanRanks.get(id) ?? null
    yield {
      gameId,
      roundId,
      version,
      seatKind,
      humanRank,
      ...quarterRecord(id, company, given.values, origins),
    }
  }
}

/** Returns the rank of each company that people hold among all that they hold; equal companies share it. */
function humanRanksOf(
  companies: readonly { companyId: number; seatKind: RoundRecord['seatKind'] }[],
  output: QuarterOutput,
): Map<number, number> {
  const ranked = companies
    .filter(({ seatKind }) => seatKind === 'human')
    .map(({ companyId }) => ({ companyId, rank: outputOf(output, companyId).result.classement }))
    .sort((one, other) => one.rank - other.rank)
  const ranks = new Map<number, number>()
  let shared = { rank: 0, humanRank: 0 }
  for (const [index, { companyId, rank }] of ranked.entries()) {
    if (rank !== shared.rank) shared = { rank, humanRank: index + 1 }
    ranks.set(companyId, shared.humanRank)
  }
  return ranks
}
