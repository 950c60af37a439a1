/** A cache of values that are valid as long as the data they were computed from stays the same. */
export type RevisionCache<V> = {
  /**
   * Returns the value of a key, computed again when the stamp differs from that of the cached value. Simultaneous
   * requests wait for the same computation. Failures are not cached.
   * @param stamp identifies the state of all that the value depends on, read by the caller after its request arrived
   */
  get(key: string | number, stamp: string, compute: () => Promise<V>): Promise<V>
}

type Entry<V> = { stamp: string; value: Promise<V>; bytes: number; requestedAt: number }

/** Milliseconds without a request after which a value may be evicted: the game has ended, or the class is over. */
const idleMsMax = 15 * 60_000

/** Creates a cache of the values requested in the last fifteen minutes, up to a total number of bytes. */
export function createRevisionCache<V>(
  bytesMax: number,
  bytesOf: (value: V) => number,
  nowMs: () => number = () => performance.now(),
): RevisionCache<V> {
  // The first entry is the one that was not requested for the longest time.
  const entries = new Map<string | number, Entry<V>>()
  let bytes = 0

  function forget(key: string | number, entry: Entry<V>): void {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  function begin(key: string | number, stamp: string, compute: () => Promise<V>): Promise<V> {
    const before = entries.get(key)
    if (before !== undefined) forget(key, before)
    const entry: Entry<V> = { stamp, value: compute(), bytes: 0, requestedAt: nowMs() }
    entries.set(key, entry)
    entry.value.then(
      value => {
        if (entries.get(key) !== entry) return
        entry.bytes = bytesOf(value)
        bytes += entry.bytes
        const requestedSince = nowMs() - idleMsMax
        for (const [oldKey, old] of entries) {
          if (bytes <= bytesMax && old.requestedAt >= requestedSince) break
          forget(oldKey, old)
        }
      },
      () => forget(key, entry),
    )
    return entry.value
  }

  return {
    get(key, stamp, compute) {
      const entry = entries.get(key)
      if (entry?.stamp !== stamp) return begin(key, stamp, compute)
      entry.requestedAt = nowMs()
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
  }
}
