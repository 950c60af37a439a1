import type { Page } from '@playwright/test'

/** Milliseconds between two questions of the control room. */
const asks = 10_000

/**
 * From the next page on, the page can be kept from asking by itself how things stand: what it shows then, it was told by
 * the stream, however long that took on a loaded machine.
 */
export async function canBeKeptFromAsking(page: Page): Promise<void> {
  await page.addInitScript(interval => {
    const set = window.setInterval
    const perhaps = (work: () => void, ms?: number) =>
      set(() => {
        if (ms !== interval || !('isOnlyTold' in window)) work()
      }, ms)
    window.setInterval = perhaps as typeof window.setInterval
  }, asks)
}

/** From now on the page asks nothing by itself. */
export const onlyTold = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isOnlyTold: true }))

/** Asks by itself again. */
export const askAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.deleteProperty(window, 'isOnlyTold'))
