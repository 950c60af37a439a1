import { expect, type Page } from '@playwright/test'
import { textIn } from './texts.ts'

type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] }

/** Records layout shifts on every page that is loaded from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: Record<string, number> = {}
    Object.assign(window, { shifts: record })
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const node = sources[0]?.node
        const what = node instanceof Element ? node.outerHTML.slice(0, 120) : (node as Node | null)?.nodeName
        record[what ?? ''] = (record[what ?? ''] ?? 0) + value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Scrolls on by half a screen unless something is loading. What was rendered last is painted before, because the browser
 * compares each frame with the last painted one. The outline that the server sends, and that of a screen whose file is
 * not there yet, announce nothing.
 */
const readOn = (page: Page, loadingText: string): Promise<'loading' | 'on' | 'end'> =>
  page.evaluate(async text => {
    const painted = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }
    const isLoading = () => {
      const main = document.querySelector('main[data-page-loaded="true"]')
      const content = main?.querySelector(':scope > :last-child > :last-child > *')
      return (
        !content || document.querySelector('.screen-outline') !== null || main?.textContent.includes(text)
      )
    }
    if (isLoading()) return 'loading'
    await painted()
    if (isLoading()) return 'loading'
    const before = window.scrollY
    window.scrollBy(0, window.innerHeight / 2)
    await painted()
    return window.scrollY === before ? 'end' : 'on'
  }, loadingText)

/** Scrolls to the end of the page as a reader does, and waits each time for what is loading. */
const readToTheEnd = (page: Page, locale: string): Promise<void> =>
  expect.poll(() => readOn(page, textIn(locale, 'ui.loading', 'common')), { intervals: [20] }).toBe('end')

/** Expects that what is read stays in its place, from the first paint to the end of the page. */
export async function expectNoShift(page: Page, locale: string, where: string): Promise<void> {
  await readToTheEnd(page, locale)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Record<string, number> }).shifts)
  const sum = Object.values(shifts).reduce((total, value) => total + value, 0)
  expect.soft(sum, `layout shift of ${where}: ${JSON.stringify(shifts)}`).toBeLessThan(0.05)
}
