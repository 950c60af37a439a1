import { type RefCallback, useCallback, useState } from 'react'

/** Returns the width of an element in pixels, 0 until it is measured, and the ref to give to it. */
export function useElementWidth(): { ref: RefCallback<HTMLElement>; width: number } {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      // In the next frame: a change during the notification would be reported as a loop.
      requestAnimationFrame(() => setWidth(entry?.borderBoxSize[0]?.inlineSize ?? 0))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
