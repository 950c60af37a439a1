import { useLayoutEffect, useState } from 'react'
import { prefersReducedMotion } from '../../ui/preferences.ts'

/** After a navigation, and after the application itself is drawn, a page counts as loaded half a second later. */
const delay = 500

/** The flag of the page transition: down on each navigation, raised again after 500 ms; at once without motion. */
export function usePageLoaded(path: string): boolean {
  const [loadedPath, setLoadedPath] = useState<string | null>(null)
  // Counts from the very moment the flag is down, not from when a busy browser comes to its effects.
  useLayoutEffect(() => {
    const timer = setTimeout(() => setLoadedPath(path), prefersReducedMotion() ? 0 : delay)
    return () => clearTimeout(timer)
  }, [path])
  return loadedPath === path
}
