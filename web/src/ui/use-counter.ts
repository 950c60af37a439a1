import { useEffect, useState } from 'react'
import { prefersReducedMotion } from './preferences.ts'

const duration = 3000
/** Milliseconds between two figures: nobody reads more of them, and a phone draws as many at most. */
const step = 50

/** A figure that runs from its former value to the new one in three seconds, slowing down; at once when motion is reduced. */
export function useCounter(target: number): number {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? target : 0))
  useEffect(() => {
    if (prefersReducedMotion()) {
      setShown(target)
      return
    }
    let from: number | null = null
    const start = performance.now()
    // A timer and not each frame: a frame that is asked for is drawn, even when no figure changes in it.
    const timer = setInterval(() => {
      const part = Math.min(1, (performance.now() - start) / duration)
      const eased = 1 - (1 - part) ** 3
      setShown(current => {
        from ??= current
        return from + (target - from) * eased
      })
      if (part === 1) clearInterval(timer)
    }, step)
    return () => clearInterval(timer)
  }, [target])
  return shown
}
