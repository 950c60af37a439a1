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
 * Scrolls to the end of the page as a reader does, by half a screen, and waits each time for what is loading. The outline
 * that the server sends, and that of a screen whose file is not there yet, announce nothing.
 */
async function readToTheEnd(page: Page, locale: string): Promise<void> {
  await expect(page.locator('main[data-page-loaded="true"]')).toHaveCount(1)
  await expect(page.locator('.screen-outline')).toHaveCount(0)
  await expect(page.locator('main > :last-child > :last-child > *')).not.toHaveCount(0)
  const loading = page.getByRole('main').getByText(textIn(locale, 'ui.loading', 'common'))
  let isAtEnd = false
  while (!isAtEnd) {
    await expect(loading).toHaveCount(0)
    isAtEnd = await page.evaluate(async () => {
      const before = window.scrollY
      window.scrollBy(0, window.innerHeight / 2)
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return window.scrollY === before
    })
  }
}

/** Expects that what is read stays in its place, from the first paint to the end of the page. */
export async function expectNoShift(page: Page, locale: string, where: string): Promise<void> {
  await readToTheEnd(page, locale)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Record<string, number> }).shifts)
  const sum = Object.values(shifts).reduce((total, value) => total + value, 0)
  expect.soft(sum, `layout shift of ${where}: ${JSON.stringify(shifts)}`).toBeLessThan(0.05)
}
