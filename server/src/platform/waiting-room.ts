import { Refusal } from './refusal.ts'

/** What an attempt waits for: a place among few, for a time. */
export type Wait = { key: string; places: number; milliseconds: number }

/** Waits, and calls `job` while the places are still held. */
export type WaitFor = <T>(waits: Wait[], job: () => Promise<T>) => Promise<T>

const sleep = (milliseconds: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Rooms in which attempts wait before they are made: so many places, each taken for so long, let through so many attempts a
 * second and no more, whoever asks. All wait side by side, so that one who asks again and again holds up nobody who finds a
 * place. Without one: 429 with the seconds after which one is free.
 */
export function createWaitingRooms(pause: (milliseconds: number) => Promise<void> = sleep): WaitFor {
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
