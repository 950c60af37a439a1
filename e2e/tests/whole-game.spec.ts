import { type Browser, expect, type Page, test } from '@playwright/test'
import { passQuarter } from './administrator.ts'
import { row, signIn } from './people.ts'
import {
  decideEverywhere,
  enterGame,
  joinGame,
  readBalanceSheet,
  readIntermediateBalances,
} from './player.ts'

const gameName = 'Marché du test'
const quarterCount = 4
const players = ['joueur1', 'joueur2'] as const

async function createGame(browser: Browser): Promise<void> {
  const page = await signIn(browser, 'superadmin')
  await expect(page).toHaveURL(/\/app\/super_admin\/products$/)
  await page.getByRole('link', { name: 'Games' }).click()
  await page.getByRole('button', { name: 'Create a game' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill(gameName)
  await form.getByLabel('Product').selectOption({ index: 1 })
  await form.getByLabel('Private').check()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(row(page, gameName)).toBeVisible()
  await row(page, gameName)
    .getByRole('button', { name: /Assign an administrator/ })
    .click()
  const assign = page.getByRole('dialog')
  await assign.getByLabel('Administrator').selectOption({ index: 1 })
  await assign.getByRole('button', { name: 'Confirmer' }).click()
  await expect(row(page, gameName)).toContainText('admin')
  await page.context().close()
}

async function configureGame(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/app\/admin\/games$/)
  await row(page, gameName)
    .getByRole('button', { name: /Configuration/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Validate' })).toBeDisabled()
  await dialog.getByLabel('Level').selectOption({ label: 'Level 3' })
  await dialog.getByRole('textbox', { name: 'Number of quarters' }).fill(String(quarterCount))
  await dialog.getByRole('button', { name: 'Validate' }).click()
  await expect(page.getByText('La mise a jour du jeux a ete effectuee avec succes !')).toBeVisible()
  for (const player of players) await dialog.getByRole('checkbox', { name: player }).check()
  await dialog.getByRole('button', { name: 'Invite 2 players' }).click()
  await expect(page.getByText("L'invitation a ete envoye au(x) joueur(s)")).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
}

test('a professor runs a whole game and two students play every quarter of it', async ({ browser }) => {
  await createGame(browser)
  const administrator = await signIn(browser, 'admin')
  await configureGame(administrator)
  const pages = await Promise.all(players.map(player => signIn(browser, player)))
  for (const page of pages) await joinGame(page, gameName)

  for (let quarter = 1; quarter <= quarterCount; quarter += 1) {
    for (const [index, page] of pages.entries()) await decideEverywhere(page, quarter, index)
    await passQuarter(administrator, gameName)
    await expect(administrator.getByText('The game Trimestre passed successfully')).toBeVisible()
  }

  await passQuarter(administrator, gameName)
  await expect(
    administrator.getByText('Game Trimestres already reached the maximum number of Trimestres!').first(),
  ).toBeVisible()

  for (const page of pages) {
    await enterGame(page, gameName)
    await expect(page.getByText(/Your final rank/)).toBeVisible()
    await expect(page.getByRole('table', { name: /ranked/ }).getByRole('row')).toHaveCount(players.length + 1)
    expect(await readIntermediateBalances(page)).toContain('Net result')
    const { totalAssets, totalLiabilities } = await readBalanceSheet(page)
    expect(totalAssets).toBeGreaterThan(0)
    expect(totalAssets).toBe(totalLiabilities)
  }
})
