import { roundCountLimit } from '@trimestre/contract/games'
import { canonicalJson, engineVersion, simulateQuarter } from '@trimestre/engine'
import type pg from 'pg'
import { type Act, recordActOn } from '../../platform/acts.ts'
import { inTransaction, type LastSent, together } from '../../platform/database/pipeline.ts'
import type { QuarterParameters } from '../../platform/database/schema.ts'
import { Refusal } from '../../platform/refusal.ts'
import { announcePass } from '../streams/announce.ts'
import type { SentRows } from './binary-copy.ts'
import { holdQuarterOn } from './game-lock.ts'
import {
  type Conditions,
  closeRound,
  type EntrantRow,
  type LastRounds,
  type LockedGame,
  lockGame,
  openRound,
  type RoundClosing,
  readConditions,
  readEntrants,
  readLastRounds,
  readSavedAreas,
  sendRecords,
} from './pass-repo.ts'
import type { RoundRow } from './present.ts'
import { isFinished } from './progress.ts'
import { checkQuarter } from './quarter-checks.ts'
import {
  decisionOrigins,
  type Entrant,
  type GivenValues,
  quarterInput,
  type SavedArea,
  takeGivenValues,
} from './quarter-input.ts'
import { type QuarterRecord, quarterRecord, settleRanks } from './quarter-record.ts'

export type PassRequest = {
  gameId: number
  /** Number of the round the caller believes to be the last; null when any will do. */
  expected: number | null
  /** Whether the next round opens in the same transaction. */
  opensNext: boolean
  /** The administrator's act this pass carries out, to be recorded with it. */
  act?: Act | undefined
  /** Milliseconds after the pass during which a click still means the passed quarter. */
  settleMs: number
}

export type PassOutcome = {
  /** The closed round, or the new one when it was opened. */
  round: RoundRow
  roundCount: number
  companyCount: number
  /** Milliseconds the engine and the whole took. */
  engineMs: number
  totalMs: number
}

/** Moments of a pass at which tests stop it. */
export const passPoints = ['locked', 'simulated', 'closed', 'committed'] as const
export type PassPoint = (typeof passPoints)[number]

/** Called at each moment of a pass; tests interrupt there. */
export type AtPoint = (point: PassPoint) => Promise<void>

export const noPause: AtPoint = async () => undefined

/**
 * Passes the active quarter of a game in one transaction on its own connection (api.md §4): everything is
 * committed, or nothing has changed.
 * @throws Refusal when the state of the game refuses
 */
export async function passQuarter(
  client: pg.ClientBase,
  request: PassRequest,
  atPoint: AtPoint = noPause,
): Promise<PassOutcome> {
  const start = performance.now()
  const outcome = await inTransaction(
    client,
    () => [holdGame(client, request.gameId, request.expected)],
    ([held]) => {
      if (held === undefined) throw new Refusal('request/not-found')
      return passInside(client, held, request, atPoint)
    },
  )
  await atPoint('committed')
  return { ...outcome, totalMs: performance.now() - start }
}

/** A game that nobody else writes to until the transaction ends: where it stands, and what its quarter is played with. */
export type HeldGame = {
  game: LockedGame
  rounds: LastRounds
  conditions: Conditions
  /** Nobody when no quarter is to be played. */
  entrants: EntrantRow[]
  /** What was saved in the active round, by company. */
  savedAreas: ReadonlyMap<number, SavedArea[]>
}

/** Keeps saves waiting, then locks the game, and only then reads, all in one journey. */
export async function holdGame(
  client: pg.ClientBase,
  gameId: number,
  expected: number | null,
): Promise<HeldGame | undefined> {
  const [, game, rounds, conditions, entrants, savedAreas] = await together(client, () => [
    holdQuarterOn(client, gameId),
    lockGame(client, gameId),
    readLastRounds(client, gameId),
    readConditions(client, gameId),
    readEntrants(client, gameId, expected),
    readSavedAreas(client, gameId, expected),
  ])
  return game && { game, rounds, conditions, entrants, savedAreas }
}

/** The pass itself, inside a transaction of this connection. A Refusal comes before anything is written. */
export async function passInside(
  client: pg.ClientBase,
  held: HeldGame,
  request: PassRequest,
  atPoint: AtPoint,
): Promise<LastSent<Omit<PassOutcome, 'totalMs'>>> {
  const { game } = held
  const { last, roundCount: before } = held.rounds
  if (last === undefined) throw new Error(`game ${game.id} has no round`)
  refusePass(game, last, before, request)
  await atPoint('locked')
  // A round already closed is not simulated again.
  const played = last.etat === 1 ? await playRound(client, held, last, atPoint) : undefined
  const { act, opensNext, settleMs } = request
  const roundNb = last.roundNb + (opensNext ? 1 : 0)
  const roundCount = before + (opensNext ? 1 : 0)
  const answers = together(client, () => [
    played?.results.written,
    played && closeRound(client, last.id, played.closing),
    opensNext ? openRound(client, game.id, roundNb, settleMs) : undefined,
    (played || opensNext) && announce(client, game, roundNb, roundCount),
    act && recordActOn(client, act),
  ])
  await atPoint('closed')
  const { companyCount, engineMs } = played ?? { companyCount: 0, engineMs: 0 }
  const answer = answers.then(([, closed, opened]) => ({
    round: opened ?? closed ?? last,
    roundCount,
    companyCount,
    engineMs,
  }))
  return { answer }
}

function announce(
  client: pg.ClientBase,
  game: LockedGame,
  roundNb: number,
  roundCount: number,
): Promise<void> {
  const finished = isFinished(game.nbTurns, roundCount)
  return announcePass(client, { gameId: game.id, roundNb, roundCount, finished })
}

function refusePass(game: LockedGame, last: RoundRow, roundCount: number, request: PassRequest): void {
  if (request.expected !== null && last.roundNb !== request.expected) throw new Refusal('rounds/unexpected')
  if (roundCount >= roundCountLimit(game.nbTurns)) throw new Refusal('rounds/limit-reached')
}

/** A round whose quarter is computed; its results are on their way to the database. */
type PlayedRound = { companyCount: number; engineMs: number; results: SentRows; closing: RoundClosing }

async function playRound(
  client: pg.ClientBase,
  { game, rounds: { previous }, conditions, entrants: rows, savedAreas }: HeldGame,
  round: RoundRow,
  atPoint: AtPoint,
): Promise<PlayedRound> {
  if (previous === undefined) throw new Error(`round ${round.id} has no round before it`)
  const parameters = parametersOf(game, conditions)
  const entrants = rows.map(row => ({ ...row, ...takeGivenValues(savedAreas.get(row.id) ?? []) }))

  const engineStart = performance.now()
  const input = quarterInput(
    parameters,
    conditions.market?.state ?? null,
    entrants.map(({ id, state, values }) => ({ id, state, given: values })),
  )
  const output = simulateQuarter(input)
  checkQuarter(
    output,
    entrants.map(({ id }) => id),
  )
  const engineMs = performance.now() - engineStart
  await atPoint('simulated')

  const results = await sendRecords(client, round.id, records(parameters, entrants, output))
  const closing = {
    companyCount: entrants.length,
    engineVersion,
    parameters: canonicalJson(parameters),
    market: canonicalJson(output.market),
  }
  return { companyCount: entrants.length, engineMs, results, closing }
}

/** Everything besides states and decisions, as it stands at the moment of the pass. */
function parametersOf(game: LockedGame, { criteria, product, events }: Conditions): QuarterParameters {
  return {
    parameters: { nbTurns: game.nbTurns ?? 0 },
    criteria,
    phase: game.phase,
    product: engineProduct(product ?? {}),
    level: game.levelGame ?? 1,
    events,
  }
}

/** Products keep their fields as they were sent; the engine reads numbers as numbers. */
function engineProduct(fields: Record<string, string | number | null>): Record<string, string | number> {
  const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text))
  const given = Object.entries(fields).flatMap(([name, value]) => {
    if (value === null) return []
    return [[name, typeof value === 'string' && isNumeric(value) ? Number(value) : value] as const]
  })
  return Object.fromEntries(given)
}

/** A company about to play, with what its player gave and where that came from. */
type Player = Pick<Entrant, 'id' | 'state'> & GivenValues

function* records(
  parameters: QuarterParameters,
  players: readonly Player[],
  output: ReturnType<typeof simulateQuarter>,
): Generator<QuarterRecord> {
  const ranks = settleRanks(output)
  for (const { id, state, ...given } of players) {
    const company = output.companies[String(id)]
    const rank = ranks.get(id)
    if (company === undefined || rank === undefined) throw new Error(`company ${id} has no result`)
    yield quarterRecord(id, rank, company, given.values, decisionOrigins(parameters.level, state, given))
  }
}
