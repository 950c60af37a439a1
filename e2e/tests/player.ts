import { expect, type Page } from '@playwright/test'

/** What one player types in one quarter: the decision's label and key by area address. */
type Choice = { area: string; label: string; key: string; value: number }

/** One decision in each of the eight areas; different for each player, and moving from quarter to quarter. */
export function choicesOf(quarter: number, player: number): Choice[] {
  const choice = (area: string, key: string, label: string, value: number): Choice => ({
    area,
    key,
    label,
    value,
  })
  return [
    choice('game-production', 'quantiteProduction', 'Planned production', 2700 + 60 * quarter + 100 * player),
    choice('game-human-resources', 'embauches', 'Workers to hire', quarter % 2 === player ? 1 : 0),
    choice('game-quality', 'budgetQualite', 'Quality control budget', 2800 + 200 * player),
    choice('game-Research&Development', 'budgetRD', 'R&D budget', 3200 + 100 * quarter),
    choice('game-logistics', 'locationStock', 'Rented storage', 50 * (quarter + player)),
    choice('game-retail-price', 'prixVente', 'Selling price', 50.5 - player - 0.1 * quarter),
    choice('game-marketing', 'budgetPublicite', 'Advertising budget', 6200 + 400 * player),
    choice('game-comptabilite', 'emprunt', 'New loan', quarter === 1 ? 5000 : 0),
  ]
}

export async function joinGame(page: Page, gameName: string): Promise<void> {
  await page.goto('/app/user/games')
  const card = page.getByRole('article').filter({ hasText: gameName })
  await card.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveURL(/joined-game/)
}

export async function enterGame(page: Page, gameName: string): Promise<void> {
  await page.goto('/app/user/games')
  const finished = page.locator('summary').filter({ hasText: 'Finished' })
  const card = page.getByRole('article').filter({ hasText: gameName })
  await card.or(finished).first().waitFor()
  if (await finished.isVisible()) await finished.click()
  await card.getByRole('button', { name: /Enter|See the results/ }).click()
  await expect(page).toHaveURL(/joined-game/)
}

/** Opens each area, types its decision and saves; a value left as it was is saved all the same. */
export async function decideEverywhere(page: Page, quarter: number, player: number): Promise<void> {
  for (const { area, label, value } of choicesOf(quarter, player)) {
    await page.goto(`/app/user/${area}`)
    await expect(page.getByText(`Q${quarter} now`)).toBeVisible()
    const field = page.getByRole('textbox', { name: label })
    await field.fill(String(value))
    await field.press('Tab')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  }
}

/** The text of the intermediate balances (SIG). */
export async function readIntermediateBalances(page: Page): Promise<string> {
  await page.goto('/app/user/game-solde-intermediaire')
  const table = page.getByRole('table', { name: /Intermediate balances of quarter/ })
  await expect(table).toBeVisible()
  return (await table.textContent()) ?? ''
}

const wholeNumber = (text: string): number => Number(text.replace(/[^\d−-]/g, '').replace('−', '-'))

/** The two totals as the balance sheet shows them, in BA. */
export async function readBalanceSheet(
  page: Page,
): Promise<{ totalAssets: number; totalLiabilities: number }> {
  await page.goto('/app/user/game-accounting-balance-sheet')
  await expect(page.getByText('Balanced', { exact: true })).toBeVisible()
  const total = async (label: string) => {
    const cells = page.getByRole('row', { name: new RegExp(`^${label}`) }).getByRole('cell')
    return wholeNumber((await cells.last().textContent()) ?? '')
  }
  return {
    totalAssets: await total('Total assets'),
    totalLiabilities: await total('Total equity and liabilities'),
  }
}
