import { useEffect, useState } from 'react'

/**
 * Returns the focus when a dialog that is mounted only while it is open is closed: to the element that opened it, or to
 * a neighbouring row when the dialog removed the row of that element.
 */
export function useReturnFocus(): void {
  const [openers] = useState(() => [document.activeElement, ...rowsBeside(document.activeElement)])
  useEffect(
    () => () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost) focusFirst(openers)
      })
    },
    [openers],
  )
}

function rowsBeside(opener: Element | null): Element[] {
  const row = opener?.closest('tbody tr')
  return [row?.nextElementSibling, row?.previousElementSibling].filter(beside => beside instanceof Element)
}

/** Focuses the first candidate that is still on the page; for a row, its first action. */
function focusFirst(candidates: readonly (Element | null)[]): void {
  candidates
    .filter(candidate => candidate?.isConnected)
    .flatMap(candidate =>
      candidate instanceof HTMLTableRowElement ? [...candidate.querySelectorAll('button')] : [candidate],
    )
    .filter(candidate => candidate instanceof HTMLElement)
    .find(candidate => candidate.checkVisibility())
    ?.focus()
}
