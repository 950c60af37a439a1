import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Pixels around the view in which a place counts as seen: what stands in it is there when one comes to it. */
const near = 200

type Props = {
  /** Pixels kept free for it, about what it will take: what stands below hardly moves. */
  height?: number
  children: ReactNode
}

/** What is fetched and drawn only once its place comes near the view, or onto paper. */
export function WhenSeen({ height = 120, children }: Props) {
  const [seen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
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
    const showOnPaper = () => flushSync(show)
    window.addEventListener('beforeprint', showOnPaper)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('beforeprint', showOnPaper)
    }
  }, [])
  return seen ? children : <div ref={place} style={{ minBlockSize: height }} />
}
