import type { Browser, Page } from '@playwright/test'
import { includesPart } from '../../testing/parts.ts'
import { passQuarter } from './administrator.ts'
import { expectMessage } from './messages.ts'
import {
  decideEverywhere,
  enterGameFromList,
  joinGame,
  readBalanceSheet,
  readIntermediateBalances,
} from './player.ts'
import { expect, test } from './product.ts'
import { simulateGame } from './simulation.ts'
import { row, signIn } from './users.ts'

const gameName = 'Marché du test'
/**
 * All four quarters with the part « journeys »; two of them already meet the rules of a middle and of a last quarter.
 */
const quarterCount = includesPart('journeys') ? 4 : 2
const level = 3
const players = ['joueur1', 'joueur2'] as const

/** Formats centimes as the ranking shows them: whole BA with thousands separators. */
const wholeAmount = (centimes: number): string => Math.round(centimes / 100).toLocaleString('en-GB')

async function createGame(browser: Browser): Promise<void> {
  const page = await signIn(browser, 'superadmin')
  await expect(page).toHaveURL(/\/app\/super_admin\/products$/)
  await page.getByRole('link', { name: 'Games', exact: true }).click()
  await page.getByRole('button', { name: 'Create a game' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill(gameName)
  await form.getByLabel('Product').selectOption({ index: 1 })
  await form.getByLabel('Private').check()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(row(page, gameName)).toBeVisible()
  await row(page, gameName)
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Assign a teacher' }).click()
  const assign = page.getByRole('dialog')
  await assign.getByLabel('Teacher').selectOption({ index: 1 })
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
  await dialog.getByLabel('Level').selectOption({ label: `Level ${level}` })
  await dialog.getByRole('textbox', { name: 'Number of quarters' }).fill(String(quarterCount))
  await dialog.getByRole('button', { name: 'Validate' }).click()
  await expectMessage(page, 'La mise a jour du jeux a ete effectuee avec succes !')
  for (const player of players) await dialog.getByRole('checkbox', { name: player }).check()
  await dialog.getByRole('button', { name: 'Invite 2 players' }).click()
  await expectMessage(page, "L'invitation a ete envoye au(x) joueur(s)")
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
}

test('a professor runs a whole game and two students play every quarter of it', async ({ browser }) => {
  await createGame(browser)
  const administrator = await signIn(browser, 'admin')
  await configureGame(administrator)
  const pages = await Promise.all(players.map(player => signIn(browser, player)))
  for (const page of pages) await joinGame(page, gameName)

  for (let quarter = 1; quarter <= quarterCount; quarter += 1) {
    await Promise.all(pages.map((page, index) => decideEverywhere(page, quarter, index)))
    await passQuarter(administrator, gameName)
    await expectMessage(administrator, 'The game Trimestre passed successfully')
  }

  await passQuarter(administrator, gameName)
  await expectMessage(administrator, 'Game Trimestres already reached the maximum number of Trimestres!')

  const simulated = simulateGame(players, quarterCount, level)
  for (const [index, page] of pages.entries()) {
    await enterGameFromList(page, gameName)
    await expect(page.getByText(/Your final rank/)).toBeVisible()
    const ranking = page.getByRole('table', { name: /ranked/ })
    await expect(ranking.getByRole('row')).toHaveCount(players.length + 1)
    for (const [rank, { result }] of simulated.entries())
      await expect(ranking.getByRole('row', { name: players[rank] })).toContainText(
        wholeAmount(result.valeurSociete),
      )
    expect(await readIntermediateBalances(page)).toContain('Net result')
    const { totalAssets, totalLiabilities } = await readBalanceSheet(page)
    expect(totalAssets).toBe(totalLiabilities)
    expect(totalAssets).toBe(Math.round((simulated[index]?.statements.bilan.actif.totalActif ?? 0) / 100))
  }
})
