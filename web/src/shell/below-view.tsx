import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useMediaQuery } from '../ui/use-media-query.ts'

type Props = {
  /** Whether the page has enough content above it. */
  isBelow?: boolean
  children: ReactNode
}

/**
 * Delays content below the viewport of a phone. On the first page of a visit it is rendered right after the visible
 * content, which therefore appears sooner; on a wide screen, and after navigation, it is rendered with the rest.
 */
export function BelowFold({ isBelow = true, children }: Props) {
  const isNarrow = useMediaQuery('(width < 960px)')
  const [isDue, setDue] = useState(() => document.getElementById('frame') === null)
  useEffect(() => startTransition(() => setDue(true)), [])
  return isDue || !isNarrow || !isBelow ? children : <div style={{ minBlockSize: '100vh' }} />
}
