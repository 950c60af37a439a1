import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds without a further click after which clicks sent together have all been read. */
export const settleMilliseconds = 100
const pauseMilliseconds = 20
/** However many keep coming, the first one is answered by then. */
const settleMillisecondsMax = 2_000

/**
 * Clicks sent together reach a busy server some milliseconds apart. Counts those that name no round, so that a pass can
 * wait until the last of them is known before it answers.
 */
export type Clicks = { add(gameId: number): void; settle(gameId: number): Promise<void> }

export function createClicks(): Clicks {
  const counts = new Map<number, number>()
  const countOf = (gameId: number) => counts.get(gameId) ?? 0
  return {
    add(gameId) {
      counts.set(gameId, countOf(gameId) + 1)
    },
    /** In several short pauses, not one long: a busy event loop reads what has arrived between them. */
    async settle(gameId) {
      const latest = performance.now() + settleMillisecondsMax
      let quiet = 0
      while (quiet < settleMilliseconds && performance.now() < latest) {
        const before = countOf(gameId)
        await pause(pauseMilliseconds)
        quiet = countOf(gameId) === before ? quiet + pauseMilliseconds : 0
      }
      counts.delete(gameId)
    },
  }
}
