import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels between a button and its panel, and between the panel and the edge of the window. */
const gap = 8

/** The height in pixels that a panel keeps where there is room for less. */
const heightMin = 120

/** Moves a panel sideways as little as it takes to be inside the window. */
function moveInside(panel: HTMLElement): void {
  panel.style.translate = ''
  const { left, right } = panel.getBoundingClientRect()
  const shift = Math.max(gap - left, Math.min(0, document.documentElement.clientWidth - gap - right))
  if (shift !== 0) panel.style.translate = `${shift}px`
}

/**
 * Keeps a panel inside the window: moves it sideways, lets it scroll where it fits on neither side, and returns whether it opens above its button because it does not
 * fit between the button and the lower edge of the window, and more of it fits above. The panel is measured again when
 * `content` changes.
 */
export function usePanelSide(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  content: unknown,
): boolean {
  const [isAbove, setAbove] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another size
  useLayoutEffect(() => {
    if (!anchor.current || !panel.current) return setAbove(false)
    moveInside(panel.current)
    panel.current.style.maxBlockSize = ''
    const { top, bottom } = anchor.current.getBoundingClientRect()
    const needed = panel.current.offsetHeight + 2 * gap
    const roomBelow = window.innerHeight - bottom
    const room = Math.max(top, roomBelow)
    if (needed > room) panel.current.style.maxBlockSize = `${Math.max(room - 2 * gap, heightMin)}px`
    setAbove(needed > roomBelow && Math.min(needed, top) > roomBelow)
  }, [anchor, panel, content])
  return isAbove
}
