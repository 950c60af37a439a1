import { useSyncExternalStore } from 'react'

/** Known from the last scroll: asking the window while React draws would make it lay the page out. */
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

/** Whether the page is scrolled by more than so many pixels. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(subscribe, () => scrolledBy > pixels)
