import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds without a further click after which clicks sent together have all been read. */
export const settleMilliseconds = 150
const pauseMilliseconds = 20
/** However many keep coming, the first one is answered by then. */
const settleMillisecondsMax = 2_000

/** Clicks on one game of which each arrived before the one before was answered: one wish, however often clicked. */
export type Burst = { startedAt: number; lastAt: number; waiting: number }

export type Clicks = {
  /** A click that names no round has arrived; the instants are those of `performance.now()`. */
  join(gameId: number, arrivedAt: number): Burst
  /** The click is answered now. */
  leave(gameId: number, burst: Burst): void
  /** Until the last click of the burst is known. */
  settle(burst: Burst): Promise<void>
}

/**
 * Clicks sent together reach a busy server some milliseconds apart, and two servers at different moments. Holds them
 * together, so that a late one is not taken for a wish to pass the next quarter.
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
    /** In several short pauses, not one long: a busy event loop reads what has arrived between them. */
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
