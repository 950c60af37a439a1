import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/**
 * Keeps at most one panel open among the groups of a bar; it closes with Esc, on a click outside, when the focus
 * leaves, and on navigation.
 */
export function useBarPanel(path: string) {
  const [state, setState] = useState<{ key: string; path: string } | null>(null)
  const bar = useRef<HTMLElement>(null)
  const openKey = state?.path === path ? state.key : null
  useEffect(() => {
    if (openKey === null) return
    const closeOutside = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) setState(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [openKey])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openKey === null) return
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setState(null)
  }
  const onBlur = (event: FocusEvent) => {
    const leaves = event.relatedTarget instanceof Node && !bar.current?.contains(event.relatedTarget)
    if (leaves) setState(null)
  }
  return {
    openKey,
    toggle: (key: string) => setState(openKey === key ? null : { key, path }),
    close: () => setState(null),
    events: { ref: bar, onKeyDown, onBlur },
  }
}
