import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useMediaQuery } from '../../ui/use-media-query.ts'

type Props = {
  /** Whether enough stands above it on this page. */
  isBelow?: boolean
  children: ReactNode
}

/**
 * What stands below the view of a phone. Where a visit begins it is drawn right after what is in view, which so is there
 * sooner; on a wide screen, and when one comes from another page, with the rest.
 */
export function BelowView({ isBelow = true, children }: Props) {
  const isNarrow = useMediaQuery('(width < 960px)')
  const [isDue, setDue] = useState(() => document.getElementById('frame') === null)
  useEffect(() => startTransition(() => setDue(true)), [])
  return isDue || !isNarrow || !isBelow ? children : <div style={{ minBlockSize: '100vh' }} />
}
