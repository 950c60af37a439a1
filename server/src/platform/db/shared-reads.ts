import DataLoader from 'dataloader'

/** The largest number of keys that are read by one query. */
const keysMax = 100

/**
 * Reads by key what requests need that arrive at the same time: those of one turn of the event loop share a query, which
 * saves most of the processor time of a class that reloads a page. Nothing is cached.
 * @param read returns a value for each key, in their order; when it throws, it throws for each of these requests
 */
export function createSharedReads<Key, Value>(
  read: (keys: readonly Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(read, {
    cache: false,
    maxBatchSize: keysMax,
    batchScheduleFn: setImmediate,
  })
  return key => loader.load(key)
}
