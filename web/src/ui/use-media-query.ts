import { useCallback, useSyncExternalStore } from 'react'

const lists = new Map<string, MediaQueryList>()
const onScreen = new Map<string, boolean>()

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

/**
 * Returns the match on the screen, also while printing. Paper is narrower than the screen: a page that followed its
 * width would be rendered again as on a phone, without the parts that a phone renders later.
 */
function matchesOnScreen(query: string): boolean {
  const known = onScreen.get(query)
  if (known !== undefined && listOf('print').matches) return known
  const { matches } = listOf(query)
  onScreen.set(query, matches)
  return matches
}

/** Returns whether a media query matches on the screen, from the first render on. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const followed = [listOf(query), listOf('print')]
      for (const list of followed) list.addEventListener('change', listener)
      return () => {
        for (const list of followed) list.removeEventListener('change', listener)
      }
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchesOnScreen(query))
}
