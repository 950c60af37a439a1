import { expect, type Page } from '@playwright/test'

/** Opens the menu of the account and chooses an entry of it. */
export async function chooseInUserMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menu').getByRole('menuitem', { name }).click()
}

/** Opens the appearance panel and returns it. */
export async function openAppearance(page: Page) {
  await chooseInUserMenu(page, 'Appearance')
  const panel = page.getByRole('dialog', { name: 'Appearance' })
  await expect(panel).toBeVisible()
  return panel
}

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })

/** Returns the appearance stored in the browser under `ui`. */
export const storedAppearance = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ui') ?? '{}'))
