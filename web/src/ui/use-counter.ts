import { useEffect, useState } from 'react'
import { prefersReducedMotion } from './preferences.ts'

const duration = 3000
/** Milliseconds between two figures: more often the eye sees no difference. */
const step = 30

/** A figure that runs from its former value to the new one in three seconds, slowing down; at once when motion is reduced. */
export function useCounter(target: number): number {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? target : 0))
  useEffect(() => {
    if (prefersReducedMotion()) {
      setShown(target)
      return
    }
    let frame = 0
    let from: number | null = null
    const start = performance.now()
    let drawnAt = start
    const draw = (part: number) => {
      const eased = 1 - (1 - part) ** 3
      setShown(current => {
        from ??= current
        return from + (target - from) * eased
      })
    }
    const tick = (now: number) => {
      const part = Math.min(1, (now - start) / duration)
      if (part === 1 || now - drawnAt >= step) {
        draw(part)
        drawnAt = now
      }
      if (part < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}
