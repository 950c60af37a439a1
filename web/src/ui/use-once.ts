import { useState } from 'react'

/**
 * Returns true once `now` has been true: content loaded on first opening then stays mounted, so that the closing
 * animation is visible.
 */
export function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
