import { useEffect, useReducer } from 'react'
import { serverNow } from './server-clock.ts'

/** The longest delay in milliseconds that is waited for at once; timers of browsers end at about 24 days. */
const delayMax = 86_400_000

/**
 * Returns the time by the server's clock, and renders again when the next of these instants, in milliseconds, has come.
 * What the server dates now may lie half a second ahead, as the clock of the page is only that exact.
 */
export function useNowAt(instants: readonly number[]): number {
  const [turn, again] = useReducer((count: number) => count + 1, 0)
  const now = serverNow()
  const next = Math.min(...instants.filter(instant => instant > now))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn before the instant waits for it once more.
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(again, Math.min(Math.max(0, next - serverNow()) + 1, delayMax))
    return () => clearTimeout(timer)
  }, [next, turn])
  return now
}
