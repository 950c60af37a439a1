import { useSyncExternalStore } from 'react'

/** Updated on scroll, because reading `window.scrollY` while React renders would force a layout. */
let scrolledBy = 0
const listeners = new Set<() => void>()

window.addEventListener(
  'scroll',
  () => {
    scrolledBy = window.scrollY
    for (const listener of listeners) listener()
  },
  { passive: true },
)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns whether the page is scrolled by more than this number of pixels. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(subscribe, () => scrolledBy > pixels)
