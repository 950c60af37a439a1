import type { Page } from 'playwright-core'

type Seen = { interactionId: number; duration: number }
type Watched = { interactions: Seen[] }

/**
 * Makes the page record, from its next document on, how long each interaction takes from the input to the next paint.
 */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const interactions: Seen[] = []
    Object.assign(window, { interactions })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as Seen[])
        if (entry.interactionId)
          interactions.push({ interactionId: entry.interactionId, duration: entry.duration })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

/** The browser reports events of at least 16 ms, in steps of 8 ms; quicker ones count as 16. */
const shortest = 16

/** Returns the milliseconds from the input to the next paint of the slowest event of an action. */
export async function timeInteraction(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    ;(window as unknown as Watched).interactions.length = 0
  })
  await act()
  // Entries are reported after the paint that ends them.
  await page.evaluate(
    () =>
      new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300)))),
  )
  const durations = await page.evaluate(() =>
    (window as unknown as Watched).interactions.map(({ duration }) => duration),
  )
  return Math.max(shortest, ...durations)
}
