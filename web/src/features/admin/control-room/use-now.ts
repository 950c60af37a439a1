import { useEffect, useState } from 'react'
import { serverNow } from '../../../domain/server-clock.ts'

/** The refresh interval in milliseconds, which keeps the offered times ahead of the clock. */
const tick = 10_000

/** Returns the time of the server's clock. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}
