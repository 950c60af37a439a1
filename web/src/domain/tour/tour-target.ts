/** Milliseconds that a screen may take to show what a stop points at; the stop is then shown without it. */
const patienceMs = 8000

/** Returns the first element with this name that is laid out: a narrow screen shows some parts in another place. */
const visibleTarget = (name: string): Element | null =>
  [...document.querySelectorAll(`[data-tour="${name}"]`)].find(each => each.getClientRects().length > 0) ??
  null

/** Waits until a screen shows the element with this name; null where it does not. */
export function shownTarget(name: string): Promise<Element | null> {
  const found = visibleTarget(name)
  if (found) return Promise.resolve(found)
  return new Promise(resolve => {
    const end = (element: Element | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(element)
    }
    const observer = new MutationObserver(() => {
      const element = visibleTarget(name)
      if (element) end(element)
    })
    const timer = setTimeout(() => end(null), patienceMs)
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
