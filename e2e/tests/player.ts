import { type Browser, expect, type Page } from '@playwright/test'
import { numberIn } from './numbers.ts'
import { beginSession, open, type StoredSession, storeEntries } from './users.ts'

/** A decision that a player types in one quarter: the address of its area, its label, key and value. */
type Choice = { area: string; label: string; key: string; value: number }

/** Returns one decision for each of the eight areas; they differ by player and change from quarter to quarter. */
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

/** Enters a game of the player with its button in the list of games. */
export async function enterGameFromList(page: Page, gameName: string): Promise<void> {
  await page.goto('/app/user/games')
  const finished = page.locator('summary').filter({ hasText: 'Finished' })
  const card = page.getByRole('article').filter({ hasText: gameName })
  await card.or(finished).first().waitFor()
  if (await finished.isVisible()) await finished.click()
  await card.getByRole('button', { name: /Enter|See the results/ }).click()
  await expect(page).toHaveURL(/joined-game/)
}

const dashboard = '/app/user/joined-game'

/** Opens a browser context for a player in a game, at its dashboard or at another address. */
export async function openGame(
  browser: Browser,
  username: string,
  gameName: string,
  address = dashboard,
): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openGameOn(page, username, gameName, address)
  return page
}

/** Signs a player in and enters a game, on a page that has loaded nothing yet. */
export async function openGameOn(
  page: Page,
  username: string,
  gameName: string,
  address = dashboard,
): Promise<void> {
  const session = await beginSession(page.request, username)
  await storeEntries(page, { ...session, ...(await gameOf(page, session, gameName)) })
  await open(page, address)
}

/** Enters a game of the user who is signed in. */
export async function enterGame(page: Page, gameName: string): Promise<void> {
  const session = await page.evaluate(() => ({
    user: localStorage.getItem('user') ?? '',
    token: localStorage.getItem('token') ?? '',
  }))
  await storeEntries(page, await gameOf(page, session, gameName))
  await open(page, dashboard)
  await expect(page).toHaveURL(/joined-game/)
}

/** Returns the browser storage entries of an entered game, as the application writes them. */
async function gameOf(page: Page, session: Pick<StoredSession, 'user' | 'token'>, gameName: string) {
  const ask = async (path: string) => {
    const answer = await page.request.get(`/api/v1/${path}`, {
      headers: { authorization: `Bearer ${session.token}` },
    })
    expect(answer.ok(), path).toBe(true)
    return answer.json()
  }
  const games: { id: number; name: string }[] = await ask('games')
  const gameId = games.find(({ name }) => name === gameName)?.id
  const userId = JSON.parse(session.user).id
  const [game, [company]] = await Promise.all([
    ask(`games/${gameId}`),
    ask(`companies/user/${userId}/game/${gameId}`),
  ])
  return { mode: 'GAME', currentGame: JSON.stringify(game), virtualEnterprise: JSON.stringify(company) }
}

/** Opens each area, types its decision and saves; an unchanged value is saved too. */
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

/** Returns the text of the intermediate balances (SIG). */
export async function readIntermediateBalances(page: Page): Promise<string> {
  await page.goto('/app/user/game-solde-intermediaire')
  const table = page.getByRole('table', { name: /Intermediate balances of quarter/ })
  await expect(table).toBeVisible()
  return (await table.textContent()) ?? ''
}

/** Returns the two totals that the balance sheet shows, in BA. */
export async function readBalanceSheet(
  page: Page,
): Promise<{ totalAssets: number; totalLiabilities: number }> {
  await page.goto('/app/user/game-accounting-balance-sheet')
  await expect(page.getByText('Balanced', { exact: true })).toBeVisible()
  const total = async (label: string) => {
    const cells = page.getByRole('row', { name: new RegExp(`^${label}`) }).getByRole('cell')
    return numberIn(await cells.last().textContent())
  }
  return {
    totalAssets: await total('Total assets'),
    totalLiabilities: await total('Total equity and liabilities'),
  }
}
