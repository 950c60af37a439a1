import { roundCountLimit } from '@trimestre/contract/games'
import type pg from 'pg'
import type { NotificationCause } from '../../platform/db/notifications.ts'
import { inTransaction, type LastSent, together } from '../../platform/db/pipeline.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { notifyOn } from '../notifications.ts'
import { raiseGamesOn } from '../revisions.ts'
import { claimSchedule, findDueScheduled, setNextPass, settleScheduled } from './due-repo.ts'
import { type HeldGame, holdGames } from './held-games.ts'
import type { LastRound } from './inputs-repo.ts'
import { type AtPoint, noPause, type PassedGame, type PassOutcome, passTurns } from './pass-quarter.ts'
import { announceToAll } from './pass-repo.ts'
import { planPublications } from './rounds-repo.ts'
import { type PassAct, turnOf } from './turn.ts'

/** A request to pass what is due in a game at this time of the scheduler's clock. */
export type DueRequest = { gameId: number; now: Date }

export type DueOutcome =
  /** Nothing is due, or another process is passing it. */
  | { state: 'idle' }
  | { state: 'refused'; kind: DuePass['kind'] }
  | { state: 'passed'; kind: DuePass['kind']; outcome: PassOutcome }

type DuePass =
  | { kind: 'scheduled'; id: number; at: Date }
  | { kind: 'automatic'; at: Date; interval: number }
  /** The publication of the hidden quarter. */
  | { kind: 'publication'; round: LastRound; at: Date }

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
  const due = findDue(held, scheduled, now)
  if (due === undefined) return idle
  const pass = isTooLate(due, now) ? undefined : await passUnlessRefused(client, held, due, now, atPoint)
  const answers = together(client, () => [
    pass?.answer,
    settle(client, due, { gameId, now, isPassed: pass !== undefined }),
    announceToAll(client, [{ name: 'schedule.updated', data: { gameId } }]),
    notifyOn(client, pass === undefined ? refusalOf(held, due) : []),
  ])
  const { kind } = due
  const answer = answers.then(([games]): DueOutcome => {
    const [passed] = games ?? []
    if (passed === undefined) return { state: 'refused', kind }
    return { state: 'passed', kind, outcome: { ...passed, totalMs: performance.now() - start } }
  })
  return { answer }
}

/** Notifies staff of a planned pass that did not take place; a finished game has nothing left to pass. */
function refusalOf({ game, rounds: { roundCount } }: HeldGame, { at }: DuePass): NotificationCause[] {
  if (game.archivedAt !== null || roundCount >= roundCountLimit(game.quarterCount)) return []
  const data = { at: at.toISOString() }
  return [{ kind: 'pass.refused', gameId: game.id, audience: 'staff', data }]
}

/**
 * Returns the earliest of what is due: a scheduled pass in either mode, an automatic one in automatic mode only, or the
 * publication of a hidden quarter, which comes first when the times are equal.
 */
function findDue(
  { game: { passMode, nextPassAt, passInterval: interval }, rounds: { last } }: HeldGame,
  scheduled: { id: number; at: Date } | undefined,
  now: Date,
): DuePass | undefined {
  const due: DuePass[] = []
  if (last?.publishAt != null && last.publishAt <= now)
    due.push({ kind: 'publication', round: last, at: last.publishAt })
  if (scheduled !== undefined) due.push({ kind: 'scheduled', ...scheduled })
  if (passMode === 1 && nextPassAt !== null && nextPassAt <= now && interval !== null)
    due.push({ kind: 'automatic', at: nextPassAt, interval })
  return due.sort((one, other) => one.at.getTime() - other.at.getTime())[0]
}

const isTooLate = (due: DuePass, now: Date): boolean =>
  due.kind === 'scheduled' && now.getTime() - due.at.getTime() >= tooLateMs

/** Returns undefined when the state of the game does not allow a pass; this is checked before anything is written. */
async function passUnlessRefused(
  client: pg.ClientBase,
  held: HeldGame,
  due: DuePass,
  now: Date,
  atPoint: AtPoint,
): Promise<LastSent<PassedGame[]> | undefined> {
  const act = actOf(held, due)
  if (act === undefined) return undefined
  const turn = turnOf(held, { gameId: held.game.id, act, now, settleMs: 0 })
  return turn instanceof Refusal ? undefined : passTurns(client, [turn], atPoint)
}

/** A clock passes no quarter whose results wait for staff: it would show them. */
function actOf({ game, rounds: { last, roundCount } }: HeldGame, due: DuePass): PassAct | undefined {
  if (due.kind === 'publication') {
    const opensNext = due.round.opensNext && roundCount < roundCountLimit(game.quarterCount)
    return { kind: 'publish', roundId: due.round.id, opensNext }
  }
  if (last?.state === 'hidden' || last?.pendingId != null) return undefined
  return { kind: 'pass', opensNext: game.publication.mode === 'immediate', expected: null }
}

/**
 * Replaces an automatic pass by the first one after now: the missed ones in between count as one. A publication that the
 * state of the game does not allow is left to staff.
 */
async function settle(
  client: pg.ClientBase,
  due: DuePass,
  { gameId, now, isPassed }: { gameId: number; now: Date; isPassed: boolean },
): Promise<void> {
  if (due.kind === 'publication') {
    if (isPassed) return
    const plan = { ...due.round, at: null, opensNext: false }
    await Promise.all([planPublications(client, [plan]), raiseGamesOn(client, [gameId])])
    return
  }
  if (due.kind === 'scheduled') return settleScheduled(client, gameId, due.id, isPassed ? 'done' : 'refused')
  const interval = due.interval * hourMs
  const intervals = Math.floor((now.getTime() - due.at.getTime()) / interval) + 1
  await setNextPass(client, gameId, new Date(due.at.getTime() + intervals * interval))
}
