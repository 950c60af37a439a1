import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMediaQuery } from './use-media-query.ts'
import { usePrinting } from './use-printing.ts'

/** Pixels around the view in which a place counts as seen: what stands in it is there when one comes to it. */
const near = 200

type Props = {
  /** Pixels kept free for it, about what it will take: what stands below hardly moves. */
  height?: number
  children: ReactNode
}

/**
 * What is fetched and drawn only once its place comes near the view. On a wide screen, which people print from, it follows
 * as soon as the browser is idle: a sheet of paper cannot wait for an answer.
 */
export function WhenSeen({ height = 120, children }: Props) {
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
      { rootMargin: `${near}px 0px` },
    )
    observer.observe(element)
    // What is in view at once is drawn with the rest, before the browser paints.
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
  // What was drawn for paper stays.
  if (isPrinting && !seen) setSeen(true)
  return seen || isPrinting ? children : <div ref={place} style={{ minBlockSize: height }} />
}

/** Calls once, when the browser has nothing more urgent to do; returns how to call it off. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(act)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(act, 1000)
  return () => clearTimeout(id)
}
