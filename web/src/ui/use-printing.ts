import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print')
  const change = (next: boolean) => {
    isPrinting = next
    // Before the browser lays out the sheets, not a moment after.
    flushSync(listener)
  }
  const begin = () => change(true)
  const end = () => change(false)
  const follow = () => change(media.matches)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  media.addEventListener('change', follow)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    media.removeEventListener('change', follow)
  }
}

/** Whether the page is drawn for paper: a table then shows all its rows. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
