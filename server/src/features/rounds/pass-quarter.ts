import { roundCountLimit } from '@trimestre/contract/games'
import { canonicalJson, engineVersion, simulateQuarter } from '@trimestre/engine'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Act, recordAct } from '../../platform/acts.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { QuarterParameters } from '../../platform/database/schema.ts'
import * as schema from '../../platform/database/schema.ts'
import { Refusal } from '../../platform/refusal.ts'
import { announcePass } from '../streams/announce.ts'
import { holdQuarter } from './game-lock.ts'
import {
  type Conditions,
  closeRound,
  type LockedGame,
  lockGame,
  openRound,
  readConditions,
  readEntrants,
  writeRecords,
} from './pass-repo.ts'
import type { RoundRow } from './present.ts'
import { isFinished, quarterOfRound } from './progress.ts'
import { checkQuarter } from './quarter-checks.ts'
import {
  decisionOrigins,
  type Entrant,
  type GivenValues,
  quarterInput,
  takeGivenValues,
} from './quarter-input.ts'
import { type QuarterRecord, quarterRecord, settleRanks } from './quarter-record.ts'
import { listRounds } from './repo.ts'

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
export const passPoints = ['locked', 'simulated', 'copied', 'closed', 'committed'] as const
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
  const database = drizzle(client as pg.Client, { schema })
  const outcome = await database.transaction(async opened => {
    const transaction = opened as unknown as Transaction
    const passed = await passInside(transaction, client, request, atPoint)
    if (request.act) await recordAct(transaction, request.act)
    return passed
  })
  await atPoint('committed')
  return { ...outcome, totalMs: performance.now() - start }
}

/** The pass itself, inside a transaction of this connection. A Refusal comes before anything is written. */
export async function passInside(
  transaction: Transaction,
  client: pg.ClientBase,
  request: PassRequest,
  atPoint: AtPoint,
): Promise<Omit<PassOutcome, 'totalMs'>> {
  await holdQuarter(transaction, request.gameId)
  const game = await lockGame(transaction, request.gameId)
  if (game === undefined) throw new Refusal('request/not-found')
  const rounds = await listRounds(transaction, game.id)
  const last = rounds.at(-1)
  if (last === undefined) throw new Error(`game ${game.id} has no round`)
  refusePass(game, last, rounds.length, request)
  await atPoint('locked')
  const simulated =
    last.etat === 1
      ? await simulateRound(transaction, client, game, last, rounds.at(-2), atPoint)
      : nothing(last)
  const roundCount = rounds.length + (request.opensNext ? 1 : 0)
  if (!request.opensNext) {
    if (last.etat === 1) await announce(transaction, game, simulated.round, roundCount)
    return { ...simulated, roundCount }
  }
  const round = await openRound(transaction, game.id, last.roundNb + 1, request.settleMs)
  await announce(transaction, game, round, roundCount)
  return { ...simulated, round, roundCount }
}

function announce(
  transaction: Transaction,
  game: LockedGame,
  { roundNb }: RoundRow,
  roundCount: number,
): Promise<void> {
  const finished = isFinished(game.nbTurns, roundCount)
  return announcePass(transaction, { gameId: game.id, roundNb, roundCount, finished })
}

function refusePass(game: LockedGame, last: RoundRow, roundCount: number, request: PassRequest): void {
  if (request.expected !== null && last.roundNb !== request.expected) throw new Refusal('rounds/unexpected')
  if (roundCount >= roundCountLimit(game.nbTurns)) throw new Refusal('rounds/limit-reached')
}

type Simulated = { round: RoundRow; companyCount: number; engineMs: number }

/** A round already closed is not simulated again. */
const nothing = (round: RoundRow): Simulated => ({ round, companyCount: 0, engineMs: 0 })

async function simulateRound(
  transaction: Transaction,
  client: pg.ClientBase,
  game: LockedGame,
  round: RoundRow,
  previous: RoundRow | undefined,
  atPoint: AtPoint,
): Promise<Simulated> {
  if (previous === undefined) throw new Error(`round ${round.id} has no round before it`)
  const conditions = await readConditions(client, game, quarterOfRound(round.roundNb), previous.id)
  const parameters = parametersOf(game, conditions)
  const rows = await readEntrants(client, game.id, previous.id, round.id)
  const entrants = rows.map(({ id, state, areas }) => ({ id, state, ...takeGivenValues(areas ?? []) }))

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

  const written = await writeRecords(client, round.id, records(parameters, entrants, output))
  if (written !== entrants.length)
    throw new Error(`${written} results written for ${entrants.length} companies`)
  await atPoint('copied')
  const closed = await closeRound(transaction, round.id, {
    engineVersion,
    parameters: canonicalJson(parameters),
    market: canonicalJson(output.market),
  })
  await atPoint('closed')
  return { round: closed, companyCount: entrants.length, engineMs }
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
