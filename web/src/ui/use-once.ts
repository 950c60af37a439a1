import { useState } from 'react'

/** True from the first time it was: what is fetched on first opening then stays, so that closing can be seen. */
export function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
