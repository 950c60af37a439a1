/** The largest number of items in a batch. */
const itemsMax = 500

type Waiting<Item, Outcome> = { item: Item; resolve(outcome: Outcome): void; reject(error: unknown): void }

/**
 * Returns a function that runs items in batches, one batch after another: items that arrive in the same turn of the event
 * loop, or while a batch runs, share the next one.
 * @param run returns one outcome per item, in the order of the items
 */
export function createBatched<Item, Outcome>(
  run: (items: Item[]) => Promise<Outcome[]>,
): (item: Item) => Promise<Outcome> {
  const waiting: Waiting<Item, Outcome>[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    while (waiting.length > 0) await runBatch(waiting.splice(0, itemsMax))
    isRunning = false
  }

  async function runBatch(batch: Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] as Outcome)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isRunning) return
      isRunning = true
      setImmediate(() => void runAll())
    })
}
