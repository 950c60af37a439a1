import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What is fetched and drawn only once its place comes into view. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const [seen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (seen || !place.current) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [seen])
  return seen ? children : <div ref={place} style={{ minBlockSize: 120 }} />
}
