import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts the answer of a change in place of what the page knows. A read that is on its way is made anew: the server may have
 * answered it before the change, and it would bring the old values back.
 */
export async function replaceCached<T>(client: QueryClient, queryKey: QueryKey, data: T): Promise<void> {
  const query = { queryKey, exact: true }
  const isBeingRead = client.isFetching(query) > 0
  await client.cancelQueries(query)
  client.setQueryData(queryKey, data)
  if (isBeingRead) void client.invalidateQueries(query)
}

/**
 * Reads again what is shown and marks the rest as old. The library restarts a read that is on its way, unless it is the
 * first one of its query: that one may have been answered before the change, so it is followed by another.
 */
export async function readAgain(client: QueryClient, matches: (key: QueryKey) => boolean): Promise<void> {
  const isFirstRead = ({ queryKey, state }: Query) =>
    matches(queryKey) && state.data === undefined && state.fetchStatus !== 'idle'
  const firstReads = new Set(client.getQueryCache().getAll().filter(isFirstRead))
  await client.invalidateQueries({ predicate: ({ queryKey }) => matches(queryKey) })
  if (firstReads.size > 0) await client.invalidateQueries({ predicate: query => firstReads.has(query) })
}
