import type { Page } from '@playwright/test'

/** Holds back the scripts whose address matches, by default all; the returned function releases them. */
export async function holdScripts(page: Page, address = /\/assets\/.*\.js$/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await promise
    await route.continue()
  })
  return resolve
}
