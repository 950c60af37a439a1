import { setTimeout as pause } from 'node:timers/promises'
import { engineVersion } from '@trimestre/engine'
import type { Context } from '../../platform/context.ts'
import { faultFields, type Log } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PassOutcome } from './pass-quarter.ts'
import { createPassRunner, type PassRunner } from './pass-runner.ts'
import { findLastOpening } from './repo.ts'

/** One wish to pass a quarter. */
export type PassWish = {
  gameId: number
  opensNext: boolean
  /** Number of the round the caller names as the last; undefined when it names none. */
  expected: number | undefined
  /** When the request arrived, on the clock of `performance.now()`. */
  arrivedAt: number
}

export type PassService = {
  pass(wish: PassWish): Promise<PassOutcome>
  /** Gets ready for the first pass. */
  warmUp(): void
  close(): Promise<void>
}

/**
 * Clicks sent together reach a busy server some milliseconds apart. A pass whose caller named no round answers only
 * when this long has gone by, and what arrived before that meant the same quarter. Naming the round costs nothing.
 */
const settleMilliseconds = 100

/** A round and when it was opened, on both clocks of this process. */
type Opening = { roundNb: number; at: number }

/** Passes quarters, those of one game one after another. */
export function createPassService(
  context: Pick<Context, 'db' | 'config' | 'log' | 'passPause'>,
  runner: PassRunner = createPassRunner(context),
): PassService {
  /** The last round this process opened in each game, and when it knew. */
  const openings = new Map<number, Opening>()
  const queues = new Map<number, Promise<unknown>>()

  async function passNow(wish: PassWish, lastOnArrival: number): Promise<PassOutcome> {
    const { gameId, opensNext } = wish
    const expected = wish.expected ?? roundBefore(wish.arrivedAt, openings.get(gameId), lastOnArrival)
    const settleMs = opensNext && wish.expected === undefined ? settleMilliseconds : 0
    const outcome = await runner.pass({ gameId, expected, opensNext, settleMs }).catch(error => {
      logFault(context.log, gameId, expected, error)
      throw error
    })
    await pause(settleMs)
    if (opensNext) openings.set(gameId, { roundNb: outcome.round.roundNb, at: performance.now() })
    const { companyCount, engineMs, totalMs } = outcome
    context.log.info('round.passed', {
      gameId,
      round: outcome.round.roundNb,
      companyCount,
      engineMs,
      totalMs,
    })
    return outcome
  }

  return {
    async pass(wish) {
      const last = wish.expected ?? (await readLastRound(context, wish))
      // Waiting here rather than at the database's lock leaves its connections to other games.
      const before = queues.get(wish.gameId) ?? Promise.resolve()
      const pass = before.then(() => passNow(wish, last))
      const settled = pass.catch(() => undefined)
      queues.set(wish.gameId, settled)
      try {
        return await pass
      } finally {
        if (queues.get(wish.gameId) === settled) queues.delete(wish.gameId)
      }
    },
    warmUp: () => runner.warmUp(),
    close: () => runner.close(),
  }
}

/**
 * The number of the last round when the request arrived. The database is asked a little later: a round that another
 * process opened in between is told by its instant.
 */
async function readLastRound(context: Pick<Context, 'db'>, wish: PassWish): Promise<number> {
  const last = await findLastOpening(context.db, wish.gameId)
  if (last === undefined) return 0
  const age = Date.now() - last.openedAt.getTime()
  return roundBefore(wish.arrivedAt, { roundNb: last.roundNb, at: performance.now() - age }, last.roundNb)
}

/** A round opened since the request arrived cannot be the one its caller meant. */
function roundBefore(arrivedAt: number, opening: Opening | undefined, last: number): number {
  const openedSince = opening !== undefined && opening.at > arrivedAt
  return openedSince ? Math.min(last, opening.roundNb - 1) : last
}

/** Names the game and the round, which the request's own log line does not. */
function logFault(log: Log, gameId: number, round: number, error: unknown): void {
  if (error instanceof Refusal) return
  log.error('round.pass-failed', { gameId, round, engineVersion, ...faultFields(error) })
}
