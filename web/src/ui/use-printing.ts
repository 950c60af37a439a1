import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print')
  const change = (next: boolean) => {
    isPrinting = next
    // The listener must run before the browser lays out the sheets.
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

/** Returns whether the page is rendered for print: a table then shows all its rows. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
