import type { Page } from '@playwright/test'

/** Holds back all scripts but the first one of the sign-in page; the returned function releases them. */
export async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!sign-in).*\.js$/, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

export const frame = (page: Page) => page.locator('#frame')
export const username = (page: Page) => page.getByLabel('Username')
export const password = (page: Page) => page.getByLabel(/^Password/)
