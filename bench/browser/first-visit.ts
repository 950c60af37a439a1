import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { type StorageState, settled, slowDown } from './browser.ts'

export type Visit = {
  /** Everything that was loaded over the network, without response headers and API responses, in kB. */
  carriedKb: number
  scriptKb: number
  /** Largest contentful paint, milliseconds after the navigation began. */
  paintMs: number
  /** Working time of the page's main thread until the page is idle, in milliseconds. */
  mainThreadMs: number
}

/** The phone that Lighthouse emulates: CPU 4 times slower, round trips of 150 ms, 1.6 Mbit/s. */
const phone = { width: 412, height: 823 }
const slowdown = 4
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Opens a page with an empty cache on a slow phone, and measures its cost until the page is idle. */
export async function firstVisit(
  browser: Browser,
  address: string,
  storageState?: StorageState,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, locale: 'fr-FR', storageState })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // This counts the time that the thread worked, not the elapsed time, so other processes do not lengthen it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await slowDown(session, slowdown)
  await page.addInitScript(() => {
    const keepLatest = (list: PerformanceObserverEntryList) =>
      Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime })
    new PerformanceObserver(keepLatest).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const mainThread = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await page.goto(address)
  let mainThreadMs = 0
  // The page is idle after less than 50 ms of work in two seconds. Querying elements earlier would add work to its
  // thread.
  for (let before = -Infinity; mainThreadMs - before > 50; ) {
    before = mainThreadMs
    await setTimeout(2000)
    mainThreadMs = await mainThread()
  }
  await settled(page)
  const seen = await page.evaluate(() => {
    const entries = performance.getEntries() as PerformanceResourceTiming[]
    const files = entries.filter(
      ({ entryType, name }) =>
        (entryType === 'navigation' || entryType === 'resource') &&
        !new URL(name).pathname.startsWith('/api/'),
    )
    const weigh = (some: PerformanceResourceTiming[]) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
    return {
      carriedKb: weigh(files),
      scriptKb: weigh(files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
      paintMs: (window as unknown as { largestPaint?: number }).largestPaint ?? Number.NaN,
    }
  })
  await context.close()
  return { ...seen, mainThreadMs }
}
