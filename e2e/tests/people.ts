import { type Browser, expect, type Locator, type Page } from '@playwright/test'

/** A person at a browser of their own, signed in. */
export async function signIn(browser: Browser, username: string, password = username): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
  return page
}

/** Closes a browser; what its page had just asked of an intercepted call is nobody's any more. */
export async function leave(page: Page): Promise<void> {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

/** The row of a table that holds this text. */
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** The row that holds this text, on whatever page of the table it was: the others are filtered out. */
export async function found(page: Page, text: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Filter' }).fill(text)
  return row(page, text)
}
