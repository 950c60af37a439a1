import { useEffect, useEffectEvent } from 'react'
import { useReadingDirection } from '../../../i18n/i18n.ts'

type Acts = { previous(): void; next(): void }

/** Elements that use the arrow keys themselves: fields, tabs, menus, charts that are walked through. */
const ownArrows = 'input, select, textarea, summary, [role], svg, [contenteditable]'

/**
 * Whether the arrow keys are free: the focus is on the page, its title, or a plain link or button, and no dialog is open.
 */
const isFree = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  !target.matches(ownArrows) &&
  target.closest('[role=tablist], [role=menu], svg, figure') === null &&
  document.querySelector('[role=dialog], [role=alertdialog]') === null

/** Makes the arrow keys open the previous and the next company, in the reading direction. */
export function useCompanyKeys({ previous, next }: Acts): void {
  const direction = useReadingDirection()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!isFree(event)) return
    const isRtl = direction === 'rtl'
    if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) next()
    else if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) previous()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
