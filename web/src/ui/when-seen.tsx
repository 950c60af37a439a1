import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMediaQuery } from './use-media-query.ts'
import { usePrinting } from './use-printing.ts'

/**
 * The number of pixels around the viewport within which an element counts as visible on the first paint; afterwards, a
 * whole viewport around it counts too, so that its content is ready and in place when the user scrolls to it.
 */
const near = 200

type Props = {
  /** The height in pixels reserved for the content, about its final height, so that the content below hardly moves. */
  height?: number
  children: ReactNode
}

/**
 * Loads and renders its children only when their position comes near the viewport. On a wide screen, from which users
 * print, they follow as soon as the browser is idle, because printing cannot wait for a response.
 */
export function RenderWhenVisible({ height = 120, children }: Props) {
  const [seen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const isNarrow = useMediaQuery('(width < 960px)')
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const show = () => setSeen(true)
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    // Content that is in view from the start is rendered with the rest, before the browser paints.
    const frame = requestAnimationFrame(() => {
      if (element.getBoundingClientRect().top < window.innerHeight + near) flushSync(show)
    })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])
  useEffect(() => {
    if (!isNarrow) return whenIdle(() => setSeen(true))
  }, [isNarrow])
  // Content that was rendered for print stays.
  if (isPrinting && !seen) setSeen(true)
  return seen || isPrinting ? children : <div ref={place} style={{ minBlockSize: height }} />
}

/** Calls `act` once, when the browser has nothing more urgent to do; returns a function that cancels it. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(act)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(act, 1000)
  return () => clearTimeout(id)
}
