import { useCallback, useSyncExternalStore } from 'react'

const lists = new Map<string, MediaQueryList>()
const onScreen = new Map<string, boolean>()

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

/**
 * Paper is narrower than the screen: a page that followed its width would be drawn anew as that of a phone, without what
 * a phone shows later. Printing keeps what the screen showed.
 */
function matchesOnScreen(query: string): boolean {
  const known = onScreen.get(query)
  if (known !== undefined && listOf('print').matches) return known
  const { matches } = listOf(query)
  onScreen.set(query, matches)
  return matches
}

/** Whether a media query matches on the screen, right from the first drawing. */
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
