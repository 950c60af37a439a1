import type { ErrorCode } from '@trimestre/contract/errors'
import { Refusal } from './refusal.ts'

type Window = { endsAt: number; count: number }

export type AttemptLimit = {
  /** 429 when one of these keys has had its share. */
  check(keys: string[], now: Date): void
  /** Counts one more under each key. */
  add(keys: string[], now: Date): void
}

const keysMax = 100_000

/** At most `max` counted attempts per key and period. Kept in memory: each process counts its own. */
export function createAttemptLimit(
  max: (key: string) => number,
  periodMs: number,
  refusal: ErrorCode = 'auth/too-many-attempts',
): AttemptLimit {
  const windows = new Map<string, Window>()

  const windowOf = (key: string, now: number): Window => {
    const current = windows.get(key)
    if (current !== undefined && current.endsAt > now) return current
    const fresh = { endsAt: now + periodMs, count: 0 }
    windows.delete(key)
    windows.set(key, fresh)
    forgetOldest(windows)
    return fresh
  }

  return {
    check(keys, now) {
      const at = now.getTime()
      for (const key of keys) {
        const window = windowOf(key, at)
        if (window.count < max(key)) continue
        throw new Refusal(refusal, { retryAfter: Math.max(1, Math.ceil((window.endsAt - at) / 1000)) })
      }
    },
    add(keys, now) {
      for (const key of keys) windowOf(key, now.getTime()).count += 1
    },
  }
}

function forgetOldest(windows: Map<string, Window>): void {
  if (windows.size <= keysMax) return
  const [oldest] = windows.keys()
  if (oldest !== undefined) windows.delete(oldest)
}
