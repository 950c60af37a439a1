import { useEffect, useState } from 'react'

/**
 * Returns the focus when a dialog that is mounted only while it is open is closed: to the element that opened it, or to
 * what is left of its row or item, or a neighbouring one, when the dialog removed it.
 */
export function useReturnFocus(): void {
  const [openers] = useState(() => [document.activeElement, ...rowsNear(document.activeElement)])
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

function rowsNear(opener: Element | null): Element[] {
  const row = opener?.closest('tbody tr, li')
  return [row, row?.nextElementSibling, row?.previousElementSibling].filter(near => near instanceof Element)
}

/** Focuses the first candidate that is still on the page; for a row or an item, its first action, or itself. */
function focusFirst(candidates: readonly (Element | null)[]): void {
  candidates
    .filter(candidate => candidate?.isConnected)
    .flatMap(candidate =>
      candidate?.matches('tr, li') ? [...candidate.querySelectorAll('button'), candidate] : [candidate],
    )
    .filter(candidate => candidate instanceof HTMLElement)
    .filter(candidate => candidate.checkVisibility())
    .find(candidate => {
      candidate.focus()
      return document.activeElement === candidate
    })
}
