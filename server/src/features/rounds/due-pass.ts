import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Transaction } from '../../platform/database/database.ts'
import * as schema from '../../platform/database/schema.ts'
import { Refusal } from '../../platform/refusal.ts'
import { announceSchedule } from '../streams/announce.ts'
import { claimSchedule, findDueScheduled, setNextPass, settleScheduled } from './due-repo.ts'
import { holdQuarter } from './game-lock.ts'
import { type AtPoint, noPause, type PassOutcome, passInside } from './pass-quarter.ts'
import { type LockedGame, lockGame } from './pass-repo.ts'

/** A wish to pass what is due in a game by the clock of the scheduler. */
export type DueRequest = { gameId: number; now: Date }

export type DueOutcome =
  /** Nothing is due, or another process is at it. */
  | { state: 'idle' }
  | { state: 'refused'; kind: DuePass['kind'] }
  | { state: 'passed'; kind: DuePass['kind']; outcome: PassOutcome }

type DuePass = { kind: 'scheduled'; id: number; at: Date } | { kind: 'automatic'; at: Date; hour: number }

const hourMs = 3_600_000
/** A scheduled passage that a stop of the server delayed by so much is not made up for (api.md §4.8). */
const tooLateMs = 24 * hourMs

/**
 * Passes one quarter for the earliest passage due in a game. The passage is taken off the schedule by the
 * transaction that passes its quarter, so that each counts once whatever processes do or however they end.
 */
export async function passDueQuarter(
  client: pg.ClientBase,
  request: DueRequest,
  atPoint: AtPoint = noPause,
): Promise<DueOutcome> {
  const start = performance.now()
  const database = drizzle(client as pg.Client, { schema })
  const outcome = await database.transaction(transaction =>
    passDueInside(transaction as unknown as Transaction, client, request, atPoint, start),
  )
  if (outcome.state === 'passed') await atPoint('committed')
  return outcome
}

async function passDueInside(
  transaction: Transaction,
  client: pg.ClientBase,
  { gameId, now }: DueRequest,
  atPoint: AtPoint,
  start: number,
): Promise<DueOutcome> {
  if (!(await claimSchedule(transaction, gameId))) return { state: 'idle' }
  await holdQuarter(transaction, gameId)
  const game = await lockGame(transaction, gameId)
  const due = game && (await findDue(transaction, game, now))
  if (due === undefined) return { state: 'idle' }
  const passed = isTooLate(due, now)
    ? undefined
    : await passUnlessRefused(transaction, client, gameId, atPoint)
  await settle(transaction, gameId, due, now, passed !== undefined)
  await announceSchedule(transaction, gameId)
  const { kind } = due
  if (passed === undefined) return { state: 'refused', kind }
  return { state: 'passed', kind, outcome: { ...passed, totalMs: performance.now() - start } }
}

/** The earliest passage that is due: a scheduled one in either mode, an automatic one in automatic mode. */
async function findDue(transaction: Transaction, game: LockedGame, now: Date): Promise<DuePass | undefined> {
  const scheduled = await findDueScheduled(transaction, game.id, now)
  const { typePassage, nextPassAt: at, hour } = game
  const isAutomatic = typePassage === 1 && at !== null && at <= now && hour !== null
  if (isAutomatic && (scheduled === undefined || at < scheduled.at)) return { kind: 'automatic', at, hour }
  return scheduled && { kind: 'scheduled', ...scheduled }
}

const isTooLate = (due: DuePass, now: Date): boolean =>
  due.kind === 'scheduled' && now.getTime() - due.at.getTime() >= tooLateMs

/** Undefined when the state of the game refuses, which is found out before anything is written. */
async function passUnlessRefused(
  transaction: Transaction,
  client: pg.ClientBase,
  gameId: number,
  atPoint: AtPoint,
) {
  const request = { gameId, expected: null, opensNext: true, settleMs: 0 }
  return passInside(transaction, client, request, atPoint).catch(error => {
    if (error instanceof Refusal) return undefined
    throw error
  })
}

/** An automatic passage makes way for the first one after now: those missed in between count as one. */
async function settle(
  transaction: Transaction,
  gameId: number,
  due: DuePass,
  now: Date,
  isPassed: boolean,
): Promise<void> {
  if (due.kind === 'scheduled') return settleScheduled(transaction, due.id, isPassed ? 'done' : 'refused')
  const interval = due.hour * hourMs
  const intervals = Math.floor((now.getTime() - due.at.getTime()) / interval) + 1
  await setNextPass(transaction, gameId, new Date(due.at.getTime() + intervals * interval))
}
