import type { Page } from '@playwright/test'

/** The polling interval of the control room in milliseconds. */
const asks = 10_000

/**
 * Makes it possible, from the next page on, to suspend the polling of the page: changes shown meanwhile come from the
 * event stream, however long they take on a loaded machine.
 */
export async function makePollingSuspendable(page: Page): Promise<void> {
  await page.addInitScript(interval => {
    const set = window.setInterval
    const perhaps = (work: () => void, ms?: number) =>
      set(() => {
        if (ms !== interval || !('isOnlyTold' in window)) work()
      }, ms)
    window.setInterval = perhaps as typeof window.setInterval
  }, asks)
}

/** Suspends the polling of the page. */
export const onlyTold = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isOnlyTold: true }))

/** Resumes the polling of the page. */
export const resumePolling = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.deleteProperty(window, 'isOnlyTold'))
