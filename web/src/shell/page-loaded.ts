import { useLayoutEffect, useState } from 'react'
import { prefersReducedMotion } from '../ui/preferences.ts'

/** A page counts as loaded this many milliseconds after a navigation, or after the first render of the application. */
const delay = 500

/**
 * Returns the flag of the page transition: false on each navigation, true again after 500 ms, or at once with reduced
 * motion.
 */
export function usePageLoaded(path: string): boolean {
  const [loadedPath, setLoadedPath] = useState<string | null>(null)
  // The timer starts in the layout effect, when the flag becomes false, because a busy browser runs other effects
  // later.
  useLayoutEffect(() => {
    const timer = setTimeout(() => setLoadedPath(path), prefersReducedMotion() ? 0 : delay)
    return () => clearTimeout(timer)
  }, [path])
  return loadedPath === path
}
