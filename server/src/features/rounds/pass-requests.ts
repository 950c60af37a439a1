import { setTimeout as pause } from 'node:timers/promises'

/** Clicks sent together have all been read once no click has arrived for this number of milliseconds. */
export const settleMilliseconds = 150
const pauseMilliseconds = 20
/** The first click is answered after this time at the latest, however many keep coming. */
const settleMillisecondsMax = 2_000

/** Clicks on one game, each of which arrived before the previous one was answered. They count as a single request. */
export type Burst = { startedAt: number; lastAt: number; waiting: number }

export type Clicks = {
  /** Adds a click that names no round; the times are those of `performance.now()`. */
  join(gameId: number, arrivedAt: number): Burst
  /** Removes a click that is being answered. */
  leave(gameId: number, burst: Burst): void
  /** Resolves when no further click of the burst is expected. */
  settle(burst: Burst): Promise<void>
}

/**
 * Groups clicks that were sent together, so that a late one does not pass the next quarter: they reach a busy server
 * some milliseconds apart, and two servers at different times.
 */
export function createClicks(): Clicks {
  const bursts = new Map<number, Burst>()
  return {
    join(gameId, arrivedAt) {
      const burst = bursts.get(gameId) ?? { startedAt: arrivedAt, lastAt: arrivedAt, waiting: 0 }
      burst.lastAt = Math.max(burst.lastAt, arrivedAt)
      burst.waiting += 1
      bursts.set(gameId, burst)
      return burst
    },
    leave(gameId, burst) {
      burst.waiting -= 1
      if (burst.waiting === 0 && bursts.get(gameId) === burst) bursts.delete(gameId)
    },
    /**
     * Waits in several short pauses rather than one long one: a busy event loop reads the incoming requests between
     * them.
     */
    async settle(burst) {
      const latest = performance.now() + settleMillisecondsMax
      let quiet = 0
      while (quiet < settleMilliseconds && performance.now() < latest) {
        const before = burst.lastAt
        await pause(pauseMilliseconds)
        quiet = burst.lastAt === before ? quiet + pauseMilliseconds : 0
      }
    },
  }
}
