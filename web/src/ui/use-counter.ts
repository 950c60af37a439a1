import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from './preferences.ts'
import { usePrinting } from './use-printing.ts'

const duration = 3000
/** Milliseconds between two figures: nobody reads more of them, and a phone renders no more than these. */
const step = 50

/** The running counters, which advance together so that the browser renders their changes in one frame. */
const running = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function run(advance: () => void): () => void {
  running.add(advance)
  // This uses a timer instead of animation frames, because a requested frame is rendered even when no figure changes in
  // it.
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
 * Returns a ref to an element whose text counts from the previous figure to the new one in three seconds, slowing down,
 * starting when it becomes visible. The figure changes at once in print and with reduced motion. The text is written
 * directly into the DOM, so that no component renders again.
 * @param write returns the text of a figure; the function must stay the same while its result does
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

/** Counts for three seconds. Returns a function that stops it earlier. */
function count(from: number, to: number, show: (value: number) => void): () => void {
  const start = performance.now()
  const end = run(() => {
    const part = Math.min(1, (performance.now() - start) / duration)
    show(part === 1 ? to : from + (to - from) * (1 - (1 - part) ** 3))
    if (part === 1) end()
  })
  return end
}

/** Begins once the element is visible. Returns a function that stops it, whether it has begun or not. */
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
