import { useEffect, useEffectEvent } from 'react'

type Stage = {
  /** Whether the arrow keys and F work. */
  enabled: boolean
  rtl: boolean
  next(): void
  previous(): void
  fullScreen(): void
  leave(): void
}

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

/** Whether a remote control still changes scenes: a slider has the focus, not a text. */
const isPaging = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLInputElement &&
  event.target.type === 'range' &&
  /^Page(Up|Down)$/.test(event.key)

/** Marks an element that overlays the stage: it handles the keys itself, and the stage ignores them. */
export const overStage = { 'data-over-stage': '' }

const isCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [data-over-stage]:not([hidden])') !== null

/** Arrow keys and remote controls change scenes, F fills the screen, Esc leaves. Space does nothing. */
export function useStageKeys(stage: Stage): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return
    if (event.key === 'Escape') {
      if (isTyping(event.target)) event.target.blur()
      else stage.leave()
      return
    }
    if (!stage.enabled || (isTyping(event.target) && !isPaging(event))) return
    const act = actionOf(event.key, stage)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    // The capture phase runs before an overlay closes and leaves the document.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function actionOf(key: string, { rtl, next, previous, fullScreen }: Stage): (() => void) | undefined {
  const forth = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forth || key === 'PageDown') return next
  if (key === back || key === 'PageUp') return previous
  return key.toLowerCase() === 'f' ? fullScreen : undefined
}
