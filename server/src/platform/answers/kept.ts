type Make<V> = (before: Promise<V> | undefined) => Promise<V>

/** Values kept in memory as long as what they were made from stays the same. */
export type Kept<V> = {
  /**
   * The value of a key, made anew when the stamp is another than the kept value's. Whoever asks for it meanwhile waits
   * for the same making. A failure is kept by nobody.
   * @param make is given what was kept before, at another stamp
   * @param stamp names the state of all that the value depends on, read by the asker after the question arrived
   */
  get(key: string | number, stamp: string, make: Make<V>): Promise<V>
  has(key: string | number): boolean
  /**
   * Makes the value of a key anew before anybody asks for it again, if it is kept at an earlier stamp and somebody has
   * asked for it lately.
   */
  renew(key: string | number, stamp: string, make: Make<V>): Promise<V | undefined>
}

type Entry<V> = { stamp: string; value: Promise<V>; bytes: number; askedAt: number }

/** Milliseconds after which what nobody asked for again makes room: the game has ended, or the class is over. */
const idleMsMax = 15 * 60_000

/** Keeps what was asked for in the last quarter of an hour, up to so many bytes in all. */
export function createKept<V>(
  bytesMax: number,
  bytesOf: (value: V) => number,
  nowMs: () => number = () => performance.now(),
): Kept<V> {
  // The first is the one not asked for the longest.
  const entries = new Map<string | number, Entry<V>>()
  let bytes = 0

  function forget(key: string | number, entry: Entry<V>): void {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  function begin(key: string | number, stamp: string, make: Make<V>, askedAt = nowMs()): Promise<V> {
    const before = entries.get(key)
    if (before !== undefined) forget(key, before)
    const entry: Entry<V> = { stamp, value: make(before?.value), bytes: 0, askedAt }
    entries.set(key, entry)
    entry.value.then(
      value => {
        if (entries.get(key) !== entry) return
        entry.bytes = bytesOf(value)
        bytes += entry.bytes
        const askedSince = nowMs() - idleMsMax
        for (const [oldKey, old] of entries) {
          if (bytes <= bytesMax && old.askedAt >= askedSince) break
          forget(oldKey, old)
        }
      },
      () => forget(key, entry),
    )
    return entry.value
  }

  return {
    get(key, stamp, make) {
      const entry = entries.get(key)
      if (entry?.stamp === stamp) {
        entry.askedAt = nowMs()
        entries.delete(key)
        entries.set(key, entry)
        return entry.value
      }
      return begin(key, stamp, make)
    },
    has: key => entries.has(key),
    async renew(key, stamp, make) {
      const entry = entries.get(key)
      if (entry === undefined || entry.stamp === stamp || entry.askedAt < nowMs() - idleMsMax)
        return undefined
      return begin(key, stamp, make, entry.askedAt)
    },
  }
}
