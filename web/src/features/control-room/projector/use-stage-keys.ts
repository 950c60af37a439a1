import { useEffect, useEffectEvent } from 'react'

type Stage = {
  /** Whether arrows and F act. */
  enabled: boolean
  rtl: boolean
  next(): void
  previous(): void
  fullScreen(): void
  leave(): void
}

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

/** Marks what lies over the stage: it answers to keys, the stage does not. */
export const overStage = { 'data-over-stage': '' }

const isCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [data-over-stage]:not([hidden])') !== null

/** Arrows and the keys of a remote control change scenes, F fills the screen, Esc leaves. Space does nothing. */
export function useStageKeys(stage: Stage): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return
    if (event.key === 'Escape') {
      if (isTyping(event.target)) event.target.blur()
      else stage.leave()
      return
    }
    if (!stage.enabled || isTyping(event.target)) return
    const act = actionOf(event.key, stage)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    // Before what lies over the stage closes and is gone.
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
