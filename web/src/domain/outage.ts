import { readProblem } from '@trimestre/contract/problem'

/** An outage of the server: its database does not respond, it restarts, or a proxy responds in its place. */
export type Outage = {
  /** The expected time of its return, in ISO format, when the response announced it. */
  until: string | null
}

/** Milliseconds between two checks; a random part is added so that a whole class does not check at once. */
const looks = [2000, 4000, 8000, 15_000]
const spread = 1000

/** The waiting time in seconds from which an outage is planned, so that its end is worth showing. */
const plannedFrom = 60

let outage: Outage | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const recoveryListeners = new Set<() => void>()

function publish(next: Outage | null): void {
  outage = next
  for (const listener of listeners) listener()
}

/** Returns the outage that a response reports, or null. */
export async function outageOf(response: Response): Promise<Outage | null> {
  if (![502, 503, 504].includes(response.status)) return null
  const { code } = await readProblem(response.clone())
  // The error has no code of this product: a proxy in front of the server responded.
  const isAway = code === 'server/unavailable' || code === 'server/unreachable'
  return isAway ? { until: returnInstant(response.headers.get('retry-after')) } : null
}

/** Converts `Retry-After`, which is a number of seconds or a date. */
function returnInstant(retryAfter: string | null): string | null {
  if (retryAfter === null) return null
  const seconds = Number(retryAfter)
  const at = Number.isNaN(seconds) ? Date.parse(retryAfter) : Date.now() + seconds * 1000
  return at - Date.now() >= plannedFrom * 1000 ? new Date(at).toISOString() : null
}

/** Starts an outage: the pages report it until the server is back. */
export function startOutage(begun: Outage): void {
  if (outage) return
  publish(begun)
  lookAgain(0)
}

/** Handles a request without any response: it begins an outage only when the server itself does not respond. */
export async function checkForOutage(): Promise<void> {
  if (outage || !navigator.onLine || (await isServerThere())) return
  startOutage({ until: null })
}

function lookAgain(count: number): void {
  clearTimeout(timer)
  const delay = looks[Math.min(count, looks.length - 1)] ?? 0
  timer = setTimeout(
    async () => {
      if (!(await checkServer())) lookAgain(count + 1)
    },
    delay + Math.random() * spread,
  )
}

/** Checks whether the server is back, and if so notifies the listeners that wait for it. */
export async function checkServer(): Promise<boolean> {
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

/** Calls the listener each time the server is back. */
export function onRecovery(listener: () => void): () => void {
  recoveryListeners.add(listener)
  return () => recoveryListeners.delete(listener)
}

export const getOutage = (): Outage | null => outage

export function subscribeToOutage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
