/** Fewer bytes than the slowest line of a phone carries in a second. */
const leastBytesPerSecond = 5_000
/** Seconds in a row that a line may be slower. */
const slowSecondsMost = 10
const refusedMs = 120_000

/** A request as far as its speed is concerned: `complete` once its whole body has come. */
type Incoming = { readonly complete: boolean; readonly socket: { readonly bytesRead: number } }

/** Somebody sends so slowly that a place is held for nothing. */
export class SenderTooSlow extends Error {
  override readonly name = 'SenderTooSlow'
}

/**
 * Calls back once a request has brought few bytes in each of ten seconds in a row. A time in which this process stood still is
 * one of them, however long.
 * @returns stops watching
 */
export function watchSpeed(request: Incoming, onSlow: () => void): () => void {
  let before = request.socket.bytesRead
  let slowSeconds = 0
  const timer = setInterval(() => {
    const { bytesRead } = request.socket
    const isSlow = !request.complete && bytesRead - before < leastBytesPerSecond
    slowSeconds = isSlow ? slowSeconds + 1 : 0
    before = bytesRead
    if (slowSeconds >= slowSecondsMost) onSlow()
  }, 1000)
  return () => clearInterval(timer)
}

/** Remembers for two minutes who was too slow, so that nobody holds place after place. */
export function createSlowSenders(now: () => number = () => performance.now()) {
  const until = new Map<number, number>()
  return {
    note(userId: number): void {
      for (const [id, end] of until) if (end <= now()) until.delete(id)
      until.set(userId, now() + refusedMs)
    },
    has: (userId: number): boolean => (until.get(userId) ?? 0) > now(),
  }
}
