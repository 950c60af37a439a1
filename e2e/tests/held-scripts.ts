import type { Page } from '@playwright/test'

/** Holds back all scripts of the pages; the returned function releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async route => {
    await promise
    await route.continue()
  })
  return resolve
}
