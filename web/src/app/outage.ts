import { readProblem } from '@trimestre/contract/client'
import { useSyncExternalStore } from 'react'

/** The server is away: its database does not answer, it restarts, a proxy stands in for it. */
export type Outage = {
  /** ISO instant it is expected back, when whoever answered knew it. */
  until: string | null
}

/** Milliseconds between two looks; a whole class does not look at once. */
const looks = [2000, 4000, 8000, 15_000]
const spread = 1000

/** Seconds to wait from which an absence is planned, and worth telling the hour. */
const plannedFrom = 60

let outage: Outage | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const recoveryListeners = new Set<() => void>()

function publish(next: Outage | null): void {
  outage = next
  for (const listener of listeners) listener()
}

/** What an answer says of the server: away, or not. */
export async function outageOf(response: Response): Promise<Outage | null> {
  if (![502, 503, 504].includes(response.status)) return null
  const { code } = await readProblem(response.clone())
  // No code of ours: something in front of the server answered.
  const isAway = code === 'server/unavailable' || code === 'server/unreachable'
  return isAway ? { until: returnInstant(response.headers.get('retry-after')) } : null
}

/** `Retry-After` is a number of seconds or a date. */
function returnInstant(retryAfter: string | null): string | null {
  if (retryAfter === null) return null
  const seconds = Number(retryAfter)
  const at = Number.isNaN(seconds) ? Date.parse(retryAfter) : Date.now() + seconds * 1000
  return at - Date.now() >= plannedFrom * 1000 ? new Date(at).toISOString() : null
}

/** From now on the pages say that the server is away, until it is back. */
export function beginOutage(begun: Outage): void {
  if (outage) return
  publish(begun)
  lookAgain(0)
}

/** No answer at all: of the server, or of this one call. */
export async function suspectOutage(): Promise<void> {
  if (outage || !navigator.onLine || (await isServerThere())) return
  beginOutage({ until: null })
}

function lookAgain(count: number): void {
  clearTimeout(timer)
  const delay = looks[Math.min(count, looks.length - 1)] ?? 0
  timer = setTimeout(
    async () => {
      if (!(await lookNow())) lookAgain(count + 1)
    },
    delay + Math.random() * spread,
  )
}

/** Looks whether the server is back; what waits for it goes on. */
export async function lookNow(): Promise<boolean> {
  const isBack = await isServerThere()
  if (isBack && outage) {
    clearTimeout(timer)
    publish(null)
    for (const listener of recoveryListeners) listener()
  }
  return isBack
}

const isServerThere = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    response => response.ok,
    () => false,
  )

/** Calls back each time the server is there again. */
export function onRecovery(listener: () => void): () => void {
  recoveryListeners.add(listener)
  return () => recoveryListeners.delete(listener)
}

export const useOutage = (): Outage | null =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => outage,
  )
