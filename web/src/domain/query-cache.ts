import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Replaces the cached data with the response of a change. A pending read is sent again: the server may have answered it
 * before the change, and it would restore the old values.
 */
export async function replaceCached<T>(client: QueryClient, queryKey: QueryKey, data: T): Promise<void> {
  const query = { queryKey, exact: true }
  const isBeingRead = client.isFetching(query) > 0
  await client.cancelQueries(query)
  client.setQueryData(queryKey, data)
  if (isBeingRead) void client.invalidateQueries(query)
}

/**
 * Reads the displayed data again and marks the rest as stale. The library restarts a pending read, unless it is the
 * first one of its query: that one may have been answered before the change, so another read follows it.
 */
export async function readAgain(client: QueryClient, matches: (key: QueryKey) => boolean): Promise<void> {
  const isFirstRead = ({ queryKey, state }: Query) =>
    matches(queryKey) && state.data === undefined && state.fetchStatus !== 'idle'
  const firstReads = new Set(client.getQueryCache().getAll().filter(isFirstRead))
  await client.invalidateQueries({ predicate: ({ queryKey }) => matches(queryKey) })
  if (firstReads.size > 0) await client.invalidateQueries({ predicate: query => firstReads.has(query) })
}

/** Fills the cache with responses of an earlier page, which are read again as soon as that is possible. */
export function fillCache(
  client: QueryClient,
  entries: readonly { queryKey: QueryKey; data: unknown }[],
  updatedAt: number,
): void {
  for (const { queryKey, data } of entries) client.setQueryData(queryKey, data, { updatedAt })
}
