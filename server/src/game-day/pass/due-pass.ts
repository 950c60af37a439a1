import type pg from 'pg'
import { inTransaction, type LastSent, together } from '../../platform/db/pipeline.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { claimSchedule, findDueScheduled, setNextPass, settleScheduled } from './due-repo.ts'
import { type HeldGame, holdGames } from './held-games.ts'
import type { LockedGame } from './inputs-repo.ts'
import {
  type AtPoint,
  noPause,
  type PassedGame,
  type PassOutcome,
  passTurns,
  turnOf,
} from './pass-quarter.ts'
import { announceToAll } from './pass-repo.ts'

/** A request to pass what is due in a game at this time of the scheduler's clock. */
export type DueRequest = { gameId: number; now: Date }

export type DueOutcome =
  /** Nothing is due, or another process is passing it. */
  | { state: 'idle' }
  | { state: 'refused'; kind: DuePass['kind'] }
  | { state: 'passed'; kind: DuePass['kind']; outcome: PassOutcome }

type DuePass = { kind: 'scheduled'; id: number; at: Date } | { kind: 'automatic'; at: Date; interval: number }

const hourMs = 3_600_000
/** A scheduled pass that is this late because the server was down is dropped (api.md §4.8). */
const tooLateMs = 24 * hourMs

/**
 * Passes one quarter for the earliest pass due in a game. The transaction that passes the quarter also removes the pass
 * from the schedule, so that each counts once, however many processes run and however they end.
 */
export async function passDueQuarter(
  client: pg.ClientBase,
  request: DueRequest,
  atPoint: AtPoint = noPause,
): Promise<DueOutcome> {
  const start = performance.now()
  const outcome = await inTransaction(
    client,
    () => [claimSchedule(client, request.gameId)],
    async ([isClaimed]) => (isClaimed ? passDueInside(client, request, atPoint, start) : idle),
  )
  if (outcome.state === 'passed') await atPoint('committed')
  return outcome
}

const idle: LastSent<DueOutcome> = { answer: Promise.resolve({ state: 'idle' }) }

async function passDueInside(
  client: pg.ClientBase,
  { gameId, now }: DueRequest,
  atPoint: AtPoint,
  start: number,
): Promise<LastSent<DueOutcome>> {
  const [games, scheduled] = await together(client, () => [
    holdGames(client, [{ gameId, expected: null }]),
    findDueScheduled(client, gameId, now),
  ])
  const held = games.get(gameId)
  if (held === undefined) return idle
  const due = findDue(held.game, scheduled, now)
  if (due === undefined) return idle
  const pass = isTooLate(due, now) ? undefined : await passUnlessRefused(client, held, atPoint)
  const answers = together(client, () => [
    pass?.answer,
    settle(client, gameId, due, now, pass !== undefined),
    announceToAll(client, [{ name: 'schedule.updated', data: { gameId } }]),
  ])
  const { kind } = due
  const answer = answers.then(([games]): DueOutcome => {
    const [passed] = games ?? []
    if (passed === undefined) return { state: 'refused', kind }
    return { state: 'passed', kind, outcome: { ...passed, totalMs: performance.now() - start } }
  })
  return { answer }
}

/** Returns the earliest pass that is due: a scheduled one in either mode, an automatic one in automatic mode only. */
function findDue(
  { passMode, nextPassAt: at, passInterval: interval }: LockedGame,
  scheduled: { id: number; at: Date } | undefined,
  now: Date,
): DuePass | undefined {
  const isAutomatic = passMode === 1 && at !== null && at <= now && interval !== null
  if (isAutomatic && (scheduled === undefined || at < scheduled.at))
    return { kind: 'automatic', at, interval }
  return scheduled && { kind: 'scheduled', ...scheduled }
}

const isTooLate = (due: DuePass, now: Date): boolean =>
  due.kind === 'scheduled' && now.getTime() - due.at.getTime() >= tooLateMs

/** Returns undefined when the state of the game does not allow a pass; this is checked before anything is written. */
async function passUnlessRefused(
  client: pg.ClientBase,
  held: HeldGame,
  atPoint: AtPoint,
): Promise<LastSent<PassedGame[]> | undefined> {
  const request = { gameId: held.game.id, expected: null, opensNext: true, settleMs: 0 }
  const turn = turnOf(held, request)
  return turn instanceof Refusal ? undefined : passTurns(client, [turn], atPoint)
}

/** Replaces an automatic pass by the first one after now: the missed ones in between count as one. */
async function settle(
  client: pg.ClientBase,
  gameId: number,
  due: DuePass,
  now: Date,
  isPassed: boolean,
): Promise<void> {
  if (due.kind === 'scheduled') return settleScheduled(client, gameId, due.id, isPassed ? 'done' : 'refused')
  const interval = due.interval * hourMs
  const intervals = Math.floor((now.getTime() - due.at.getTime()) / interval) + 1
  await setNextPass(client, gameId, new Date(due.at.getTime() + intervals * interval))
}
