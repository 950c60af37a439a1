import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from '@trimestre/contract/client'
import { fillCache } from './query-cache.ts'
import { lastKnownKey } from './session.ts'
import { readStoredJson, writeStored } from './storage.ts'

/** What the dashboard of a player showed last, stored on this device for a page that opens without a connection. */
type LastKnown = { user: number; at: number; queries: { queryKey: QueryKey; data: unknown; at: number }[] }

/** The queries of the dashboard, by the first word of their key. */
const storedQueries: ReadonlySet<unknown> = new Set(['getDashboard', 'getGame', 'getActiveRound'])
/** The largest number of characters stored; a larger dashboard is not. */
const sizeMax = 200_000
/** Milliseconds for which responses that arrive together are collected. */
const pause = 500

let isFollowing = false
let knownSince: number | null = null
const listeners = new Set<() => void>()

/** Returns the time of the data that this page shows for want of newer ones; null if it began with a connection. */
export const lastKnownSince = (): number | null => knownSince

export function subscribeToLastKnown(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Stores the dashboard of this player after each response, also one that could not be read again since. A page that
 * opens without a connection shows the stored one. Signing out removes it.
 */
export function followLastKnown(client: QueryClient, userId: number): void {
  if (isFollowing) return
  isFollowing = true
  if (!navigator.onLine) restore(client, userId)
  let timer: ReturnType<typeof setTimeout> | undefined
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !storedQueries.has(query.queryKey[0])) return
    if (isWithoutAnswer(query)) restore(client, userId)
    if (query.state.status !== 'success') return
    clearTimeout(timer)
    timer = setTimeout(() => store(client, userId), pause)
  })
}

/** Whether the first request of a query got no response: browsers often believe that they are online. */
const isWithoutAnswer = ({ state: { data, fetchFailureReason: reason } }: Query): boolean =>
  data === undefined && reason instanceof ApiError && reason.status === 0

/** Fills the cache with what this user saw last, once. */
function restore(client: QueryClient, userId: number): void {
  const known = readStoredJson<LastKnown>(lastKnownKey)
  if (knownSince !== null || !known || known.user !== userId) return
  knownSince = known.at
  fillCache(client, known.queries, known.at)
  for (const listener of listeners) listener()
}

function store(client: QueryClient, userId: number): void {
  // The user may have signed out meanwhile, or another one signed in.
  if (!navigator.onLine || readStoredJson<{ id: number }>('user')?.id !== userId) return
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => storedQueries.has(queryKey[0]) && state.data !== undefined)
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, at: state.dataUpdatedAt }))
  // Other pages of a game read a part of it.
  if (!queries.some(({ queryKey }) => queryKey[0] === 'getDashboard')) return
  const at = Math.min(...queries.map(({ at }) => at))
  const known = JSON.stringify({ user: userId, at, queries } satisfies LastKnown)
  if (known.length <= sizeMax) writeStored(lastKnownKey, known)
}
