import { useEffect, useState } from 'react'

/**
 * For a dialog that exists only while it is open: when it goes, focus returns to what opened it, or to the row beside
 * when the dialog took the opener's row away.
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

/** The first that is still there; of a row its first action. */
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
