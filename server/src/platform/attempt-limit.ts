import type { ErrorCode } from '@trimestre/contract/errors'
import { Refusal } from './refusal.ts'

type Window = { endsAt: number; count: number }

export type AttemptLimit = {
  /** Counts an attempt under each key; 429 when one of them has had its share. Gives the way to take it back. */
  count(keys: string[], now: Date): () => void
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
    count(keys, now) {
      const at = now.getTime()
      const counted = keys.map(key => ({ key, window: windowOf(key, at) }))
      const full = counted.find(({ key, window }) => window.count >= max(key))
      if (full !== undefined) {
        throw new Refusal(refusal, {
          retryAfter: Math.max(1, Math.ceil((full.window.endsAt - at) / 1000)),
        })
      }
      for (const { window } of counted) window.count += 1
      return () => {
        for (const { window } of counted) window.count = Math.max(0, window.count - 1)
      }
    },
  }
}

function forgetOldest(windows: Map<string, Window>): void {
  if (windows.size <= keysMax) return
  const [oldest] = windows.keys()
  if (oldest !== undefined) windows.delete(oldest)
}
