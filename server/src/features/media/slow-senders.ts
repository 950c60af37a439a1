/** Fewer bytes than the slowest phone connection carries in a second. */
const leastBytesPerSecond = 5_000
/** The number of seconds in a row for which a connection may be slower. */
const slowSecondsMost = 10
const refusedMs = 120_000

/** The part of a request that concerns its speed: `complete` is true once its whole body has arrived. */
type Incoming = { readonly complete: boolean; readonly socket: { readonly bytesRead: number } }

/** Thrown when a sender is so slow that it occupies a place for nothing. */
export class SenderTooSlow extends Error {
  override readonly name = 'SenderTooSlow'
}

/**
 * Calls back once a request has received few bytes in each of ten seconds in a row. A time in which this process was
 * suspended counts as one of them, however long.
 * @returns a function that stops watching
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

/** Remembers slow senders for two minutes, so that nobody occupies one place after another. */
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
