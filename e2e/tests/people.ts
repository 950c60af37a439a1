import { type Browser, expect, type Page } from '@playwright/test'

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

/** The row of a table that holds this text. */
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
