import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from './preferences.ts'
import { usePrinting } from './use-printing.ts'

const duration = 3000
/** Milliseconds between two figures: nobody reads more of them, and a phone draws as many at most. */
const step = 50

/** Counters under way, told together: what they change is drawn at once. */
const running = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function run(advance: () => void): () => void {
  running.add(advance)
  // A timer and not each frame: a frame that is asked for is drawn, even when no figure changes in it.
  timer ??= setInterval(() => {
    for (const each of running) each()
  }, step)
  return () => {
    running.delete(advance)
    if (running.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * An element whose text runs from the former figure to the new one in three seconds, slowing down, from when it is seen
 * on; at once when motion is reduced, and on paper. It is written straight into the page: nothing else is drawn anew for it.
 * @param write the text of a figure; the same function as long as it writes the same
 */
export function useCounter(target: number, write: (value: number) => string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(0)
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const show = (value: number) => {
      shown.current = value
      const text = write(value)
      if (element.textContent !== text) element.textContent = text
    }
    if (isPrinting || prefersReducedMotion()) return show(target)
    show(shown.current)
    return shown.current === target ? undefined : whenSeen(element, () => count(shown.current, target, show))
  }, [target, write, isPrinting])
  return place
}

/** Counts for three seconds. Returns what ends it before. */
function count(from: number, to: number, show: (value: number) => void): () => void {
  const start = performance.now()
  const end = run(() => {
    const part = Math.min(1, (performance.now() - start) / duration)
    show(part === 1 ? to : from + (to - from) * (1 - (1 - part) ** 3))
    if (part === 1) end()
  })
  return end
}

/** Begins once the element is in view. Returns what ends it, begun or not. */
function whenSeen(element: Element, begin: () => () => void): () => void {
  let end: (() => void) | undefined
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    end = begin()
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    end?.()
  }
}
