import { canonicalJson, engineVersion, type QuarterOutput, simulateQuarter } from '@trimestre/engine'
import type { RoundRow } from '../../features/rounds/present.ts'
import { quarterOfRound } from '../../features/rounds/progress.ts'
import type { QuarterParameters } from '../../platform/db/schema.ts'
import { decideForComputers } from './computers.ts'
import type { HeldGame } from './held-games.ts'
import type { Conditions, EntrantRow, LockedGame } from './inputs-repo.ts'
import type { RoundClosing, RoundRecord } from './pass-repo.ts'
import { checkQuarter } from './quarter-checks.ts'
import { decisionOrigins, type GivenValues, mergeSavedValues, quarterInput } from './quarter-input.ts'
import { quarterRecord } from './quarter-record.ts'

/** A round whose quarter is computed: its results, serialized as they are read, and the data that closes it. */
export type PlayedRound = { records: Iterable<RoundRecord>; closing: RoundClosing; engineMs: number }

/**
 * Plays the quarter of the active round.
 * @throws when the engine returns impossible figures
 */
export function playRound(
  { game, rounds: { previous }, conditions, entrants: rows, savedAreas }: HeldGame,
  round: RoundRow,
): PlayedRound {
  if (previous === undefined) throw new Error(`round ${round.id} has no round before it`)
  const parameters = parametersOf(game, conditions)
  const people = rows.map(row => ({ ...row, ...mergeSavedValues(savedAreas.get(row.id) ?? []) }))
  const computers = decideForComputers(game, quarterOfRound(round.roundNb), parameters, conditions, people)
  const entrants = people.map(row => withDecisions(row, computers.values.get(row.id)))
  const input = quarterInput(
    parameters,
    conditions.market?.state ?? null,
    entrants.map(({ id, state, values }) => ({ id, state, given: values })),
  )
  const start = performance.now()
  const output = simulateQuarter(input)
  const engineMs = performance.now() - start
  checkQuarter(
    output,
    entrants.map(({ id }) => id),
  )

  const closing = {
    gameId: game.id,
    roundId: round.id,
    companyCount: entrants.length,
    engineVersion,
    parameters: canonicalJson(parameters),
    market: canonicalJson(output.market),
    strategies: computers.strategies === null ? null : canonicalJson(computers.strategies),
  }
  return { records: records(round, parameters, entrants, output), closing, engineMs }
}

/** Returns the parameters of the quarter at the time of the pass; states and decisions are not part of them. */
function parametersOf(game: LockedGame, { criteria, product, events }: Conditions): QuarterParameters {
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

/** A company about to play, with its values and where they came from. */
type Player = EntrantRow & GivenValues

const withDecisions = (row: Player, decided: Record<string, number> | undefined): Player =>
  decided === undefined ? row : { ...row, values: decided, byComputer: true }

/** Yields the records one by one, so that their texts are not all in memory at the same time. */
function* records(
  { id: roundId, gameId }: RoundRow,
  parameters: QuarterParameters,
  players: readonly Player[],
  output: QuarterOutput,
): Generator<RoundRecord> {
  for (const { id, seatKind, state, ...given } of players) {
    const company = output.companies[String(id)]
    if (company === undefined) throw new Error(`company ${id} has no result`)
    const origins = decisionOrigins(parameters.level, state, given)
    yield { gameId, roundId, seatKind, ...quarterRecord(id, company, given.values, origins) }
  }
}
