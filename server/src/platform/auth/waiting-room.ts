import { Refusal } from '../http/refusal.ts'

/** A wait of an attempt: it occupies one of a few places for some time. */
export type Wait = { key: string; places: number; milliseconds: number }

/** Waits, then calls `job` while the places are still occupied. */
export type DelayedRun = <T>(waits: Wait[], job: () => Promise<T>) => Promise<T>

const sleep = (milliseconds: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Creates rooms in which attempts wait before they are made. A number of places, each occupied for a fixed time, bounds
 * the attempts per second of all callers together. All attempts wait in parallel, so that a caller who retries constantly
 * delays nobody who finds a place. An attempt without a place gets 429 with the seconds to wait.
 */
export function createWaitingRooms(pause: (milliseconds: number) => Promise<void> = sleep): DelayedRun {
  const taken = new Map<string, number>()

  const change = (key: string, by: number) => {
    const count = (taken.get(key) ?? 0) + by
    if (count > 0) taken.set(key, count)
    else taken.delete(key)
  }

  return async (waits, job) => {
    const longest = Math.max(0, ...waits.map(({ milliseconds }) => milliseconds))
    if (waits.some(({ key, places }) => (taken.get(key) ?? 0) >= places)) throw tooMany(longest)
    for (const { key } of waits) change(key, 1)
    try {
      if (longest > 0) await pause(longest)
      return await job()
    } finally {
      for (const { key } of waits) change(key, -1)
    }
  }
}

export const tooMany = (milliseconds: number): Refusal =>
  new Refusal('auth/too-many-attempts', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })
