import type { APIRequestContext } from '@playwright/test'
import { expectNoFault, expectNoSidewaysScroll } from './axe.ts'
import { type ClassGame, decide, joinClass, openClass, type Student } from './games.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

test.describe.configure({ mode: 'serial' })
let room: ClassGame
let student: Student

/** Shared by the whole file, because the request context of a test ends with that test. */
let api: APIRequestContext
const name = 'Jeu aux trimestres rouverts'

test.beforeAll(async ({ playwright, baseURL }) => {
  api = await playwright.request.newContext({ baseURL })
  room = await openClass(api, name, ['odile', 'remi'])
  student = await joinClass(api, room.gameId, 'odile')
  await joinClass(api, room.gameId, 'remi')
  for (let quarter = 1; quarter <= 2; quarter += 1) {
    await decide(student, room.gameId, 'ventes', { prixVente: 45 + quarter }, false)
    await room.admin('post', `/api/v1/rounds/pass0/${room.gameId}`, [])
  }
})
test.afterAll(() => api.dispose())

test('a corrected decision changes nothing for players until the new versions are published', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin', `/app/admin/games?game=${room.gameId}&tab=versions`)
  await page.getByRole('combobox', { name: 'Quarter' }).selectOption('Q1')
  await expect(page.getByText('There is only one version')).toBeVisible()
  await page.getByRole('button', { name: 'Recompute…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 quarters will be recomputed')
  await dialog.getByRole('button', { name: 'Add a decision' }).click()
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  await expect(dialog.getByText('Required').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Wrong price')
  const row = dialog.getByRole('region', { name: 'Correction 1' })
  await row.getByRole('combobox', { name: 'Company' }).selectOption('odile')
  await row.getByRole('combobox', { name: 'Decision' }).selectOption('Selling price')
  await row.getByRole('textbox', { name: 'Value' }).fill('75')
  await expectNoFault(page, 'the dialog to recompute')
  await dialog.getByRole('button', { name: 'Confirmer' }).click()

  const banner = page.getByRole('status').filter({ hasText: 'New versions of 2 quarters are waiting' })
  await expect(banner).toBeVisible()
  await expect(page.getByText(/Decision changed: Selling price, 46\D+75\D+\(odile\)/)).toBeVisible()
  await expect(page.getByRole('row', { name: /odile Net value/ })).toContainText(/[▲▼] .+ (more|less)/)
  await expect(page.getByRole('button', { name: 'Recompute…' })).toHaveCount(0)
  for (const version of [1, 2]) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download the results: Version ${version}` }).click()
    expect((await saving).suggestedFilename()).toBe(`Resultats T1 v${version} - ${name}.xlsx`)
  }
  await page.getByRole('combobox', { name: 'Quarter' }).selectOption('Q2')
  await expect(page.getByText('Opening: quarter 1 has changed (2 companies)')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page, 'the versions of a quarter')
  await expectNoFault(page, 'the versions of a quarter')

  await page.setViewportSize({ width: 1280, height: 900 })
  const player = await openGame(browser, 'odile', name)
  await expect(player.getByText('have been corrected')).toHaveCount(0)
  await banner.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(banner).toHaveCount(0)
  const news = player.getByText('The results of quarters 1 to 2 have been corrected: Wrong price')
  await expect(news).toBeVisible()
  await player.getByRole('status').filter({ has: news }).getByRole('button', { name: 'Close' }).click()
  await expect(news).toHaveCount(0)
  await player.reload()
  await expect(player.getByRole('button', { name: /^Current quarter/ })).toBeVisible()
  await expect(news).toHaveCount(0)
  await player.context().close()
  await page.context().close()
})

test('a quarter that is decided again leaves the results of players, who read why', async ({ browser }) => {
  const player = await openGame(browser, 'odile', name)
  const page = await signIn(browser, 'admin', `/app/admin/games?game=${room.gameId}&tab=versions`)
  await page.getByRole('combobox', { name: 'Quarter' }).selectOption('Q2')
  await page.getByRole('button', { name: 'Reopen…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 quarter will be replaced.')
  await expect(dialog).toContainText('2 companies will be notified.')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The event was not announced')
  await dialog.getByRole('radio', { name: /Empty sheets/ }).check()
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Quarter 2 is open again.').first()).toBeVisible()
  await expect(player.getByText('Quarter 2 is being played again: The event was not announced')).toBeVisible()
  await expect(player.getByRole('button', { name: /^Current quarter/ })).toContainText('Q2/4')
  await player.context().close()
  await page.context().close()
})
