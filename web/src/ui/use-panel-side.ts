import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels between a button and its panel, and between the panel and the edge of the window. */
const gap = 8

/**
 * Returns whether a panel opens above its button because it does not fit between the button and the lower edge of the
 * window, and more of it fits above. The panel is measured again when `content` changes.
 */
export function usePanelSide(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  content: unknown,
): boolean {
  const [isAbove, setAbove] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another height
  useLayoutEffect(() => {
    if (!anchor.current || !panel.current) return setAbove(false)
    const { top, bottom } = anchor.current.getBoundingClientRect()
    const needed = panel.current.offsetHeight + 2 * gap
    const roomBelow = window.innerHeight - bottom
    setAbove(needed > roomBelow && Math.min(needed, top) > roomBelow)
  }, [anchor, panel, content])
  return isAbove
}
