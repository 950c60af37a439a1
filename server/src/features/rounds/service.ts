import { engineVersion } from '@trimestre/engine'
import type { DroppedPass } from '../../game-day/pass/dropped-passes.ts'
import type { DueOutcome } from '../../game-day/pass/due-pass.ts'
import type { PassOutcome } from '../../game-day/pass/pass-quarter.ts'
import { createPassRunner, type PassRunner } from '../../game-day/pass/pass-runner.ts'
import { currentAction } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Log } from '../../platform/log/log.ts'
import { createClicks, settleMilliseconds } from './pass-requests.ts'
import { findLastOpening } from './repo.ts'

/** A request to pass a quarter. */
export type PassClick = {
  gameId: number
  opensNext: boolean
  /** The number of the last round according to the caller; undefined when the request does not name it. */
  expected: number | undefined
  /** The planned pass that this one takes the place of. */
  dropped?: DroppedPass | undefined
  /** The time when the request arrived, on the clock of `performance.now()`. */
  arrivedAt: number
}

export type PassService = {
  pass(click: PassClick): Promise<PassOutcome>
  /** Passes one quarter for what is due in a game at this time of the scheduler's clock. */
  passDue(gameId: number, now: Date): Promise<DueOutcome>
  /** Prepares the first pass. */
  warmUp(): void
  close(): Promise<void>
}

/** A round opened further ahead than this was opened before the database's clock was set back. */
const clockLeadMs = 1_000

/** The largest number of queries for the age of a round, when the result took too long to be conclusive. */
const questionsMax = 5

/** A round and the time when it was opened, on the clock of `performance.now()`. */
type Opening = { roundNb: number; at: number }

/** Creates the service that passes quarters; those of one game pass one after another. */
export function createPassService(
  context: Pick<Context, 'db' | 'config' | 'log' | 'passPause'>,
  runner: PassRunner = createPassRunner(context),
): PassService {
  /** The last round that this process opened in each game, and when this process had its result. */
  const openings = new Map<number, Opening>()
  const queues = new Map<number, Promise<unknown>>()
  const clicks = createClicks()

  async function passNow(click: PassClick, lastOnArrival: number, settleMs: number): Promise<PassOutcome> {
    const { gameId, opensNext, dropped } = click
    const expected = click.expected ?? roundBefore(click.arrivedAt, openings.get(gameId), lastOnArrival)
    const outcome = await runner
      .pass({ gameId, expected, opensNext, settleMs, dropped, action: currentAction() })
      .catch(error => {
        logFault(context.log, gameId, expected, error)
        throw error
      })
    if (opensNext) openings.set(gameId, { roundNb: outcome.round.roundNb, at: performance.now() })
    logPass(context.log, gameId, 'click', outcome)
    return outcome
  }

  async function passDueNow(gameId: number, now: Date): Promise<DueOutcome> {
    const due = await runner.passDue({ gameId, now }).catch(error => {
      logFault(context.log, gameId, null, error)
      throw error
    })
    if (due.state === 'refused') context.log.info('round.pass-refused', { gameId, by: due.kind })
    if (due.state === 'passed') {
      openings.set(gameId, { roundNb: due.outcome.round.roundNb, at: performance.now() })
      logPass(context.log, gameId, due.kind, due.outcome)
    }
    return due
  }

  /**
   * A request that names the round needs no query; without it, requests that arrived before the response mean the same
   * quarter.
   */
  async function passClick(click: PassClick, settleMs: number): Promise<PassOutcome> {
    const last = click.expected ?? (await readLastRound(context, click, openings.get(click.gameId)))
    return inTurn(click.gameId, () => passNow(click, last, settleMs))
  }

  /**
   * Queues the passes of a game here rather than at the database's lock, which leaves the connections to other games.
   */
  async function inTurn<T>(gameId: number, work: () => Promise<T>): Promise<T> {
    const before = queues.get(gameId) ?? Promise.resolve()
    const turn = before.then(work)
    const settled = turn.catch(() => undefined)
    queues.set(gameId, settled)
    try {
      return await turn
    } finally {
      if (queues.get(gameId) === settled) queues.delete(gameId)
    }
  }

  return {
    async pass(click) {
      const { gameId, expected, opensNext, arrivedAt } = click
      if (expected !== undefined || !opensNext) return passClick(click, 0)
      const burst = clicks.join(gameId, arrivedAt)
      try {
        return await passClick({ ...click, arrivedAt: burst.startedAt }, settleMilliseconds)
      } finally {
        // A refused request waits too: the clicks that arrive meanwhile were meant like it.
        await clicks.settle(burst)
        clicks.leave(gameId, burst)
      }
    },
    passDue: (gameId, now) => inTurn(gameId, () => passDueNow(gameId, now)),
    warmUp: () => runner.warmUp(),
    close: () => runner.close(),
  }
}

/**
 * Returns the number of the last round at the time when the request arrived. The query runs a little later: a round
 * that another process opened in between is recognized by its age, one that this process opened by its own clock. On a
 * busy machine the result may be read long after the age was measured; when that leaves open whether the round or the
 * request came first, the query is repeated.
 */
async function readLastRound(
  { db }: Pick<Context, 'db'>,
  { gameId, arrivedAt }: PassClick,
  own: Opening | undefined,
): Promise<number> {
  for (let questions = 1; ; questions += 1) {
    const askedAt = performance.now()
    const last = await findLastOpening(db, gameId)
    if (last === undefined) return 0
    const { roundNb, ageMs } = last
    if (own?.roundNb === roundNb) return roundBefore(arrivedAt, own, roundNb)
    if (ageMs < -clockLeadMs) return roundNb
    const [earliest, latest] = [askedAt - ageMs, performance.now() - ageMs]
    const isSure = earliest > arrivedAt || latest <= arrivedAt
    if (isSure || questions === questionsMax) return roundBefore(arrivedAt, { roundNb, at: latest }, roundNb)
  }
}

/** Returns the round that the caller meant: a round opened after the request arrived cannot be the one. */
function roundBefore(arrivedAt: number, opening: Opening | undefined, last: number): number {
  const openedSince = opening !== undefined && opening.at > arrivedAt
  return openedSince ? Math.min(last, opening.roundNb - 1) : last
}

function logPass(log: Log, gameId: number, by: string, outcome: PassOutcome): void {
  const { companyCount, engineMs, totalMs } = outcome
  log.info('round.passed', { gameId, round: outcome.round.roundNb, by, companyCount, engineMs, totalMs })
}

/** Logs the game and the round, which the log line of the request does not contain. */
function logFault(log: Log, gameId: number, round: number | null, error: unknown): void {
  if (error instanceof Refusal) return
  log.fault('round.pass-failed', error, { gameId, round, engineVersion })
}
