/** Most keys that one statement looks up. */
const keysMax = 500
type Waiting<K, V> = { key: K; resolve(value: V): void; reject(error: unknown): void }

/** Under load, milliseconds from one statement to the next: what a statement costs by itself is then shared by many. */
const gapMs = 1

/**
 * Looks keys up together: those asked for in the same turn of the event loop, or while the database is busy with
 * earlier ones, share a statement. A lookup always begins after it was asked for, so that it sees what was committed
 * before.
 * @param load one value per key, in the order of the keys
 * @param atOnceMax statements under way at once; what is asked for meanwhile goes together into the next one
 */
export function createBatched<K, V>(
  load: (keys: K[]) => Promise<V[]>,
  atOnceMax = 2,
): (key: K) => Promise<V> {
  let waiting: Waiting<K, V>[] = []
  let running = 0
  let isPlanned = false
  let begunAt = Number.NEGATIVE_INFINITY

  function plan(): void {
    if (isPlanned || waiting.length === 0 || running >= atOnceMax) return
    isPlanned = true
    if (waiting.length >= keysMax || performance.now() - begunAt >= gapMs) setImmediate(begin)
    else setTimeout(begin, gapMs)
  }

  function begin(): void {
    isPlanned = false
    begunAt = performance.now()
    void run()
  }

  async function run(): Promise<void> {
    const batch = waiting.slice(0, keysMax)
    waiting = waiting.slice(keysMax)
    running += 1
    plan()
    try {
      const values = await load(batch.map(({ key }) => key))
      batch.forEach(({ resolve }, index) => {
        resolve(values[index] as V)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      running -= 1
      plan()
    }
  }

  return key =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      plan()
    })
}
