import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoFault, expectNoSidewaysScroll } from './axe.ts'
import { type ClassGame, decide, joinClass, openClass, type Student } from './games.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

test.describe.configure({ mode: 'serial' })
let room: ClassGame
let student: Student

/** Shared by the whole file, because the request context of a test ends with that test. */
let api: APIRequestContext

const name = 'Odile sells dearer'
const mark = 'players see nothing of this'

test.beforeAll(async ({ playwright, baseURL }) => {
  api = await playwright.request.newContext({ baseURL })
  room = await openClass(api, 'Jeu aux branches', ['octave', 'ravi'])
  student = await joinClass(api, room.gameId, 'octave')
  await joinClass(api, room.gameId, 'ravi')
  for (let quarter = 1; quarter <= 2; quarter += 1) {
    await decide(student, room.gameId, 'ventes', { prixVente: 45 + quarter })
    await room.admin('post', `/api/v1/rounds/pass0/${room.gameId}`, [])
  }
})
test.afterAll(() => api.dispose())

const expectReadable = async (page: Page, where: string) => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 }
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page, where)
  await expectNoFault(page, where)
  await page.setViewportSize({ width, height })
}

test('staff see what another price would have changed, keep the branch and delete it', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin', `/app/admin/games?game=${room.gameId}&tab=branches`)
  await expect(page.getByText('What would have happened if…?')).toBeVisible()
  await page.getByRole('button', { name: 'New branch' }).click()

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Compute the branch' }).click()
  await expect(dialog.getByText('Add at least one change')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('combobox', { name: 'From quarter' }).selectOption('Q1')
  await dialog.getByRole('button', { name: 'Change a criterion' }).click()
  await dialog.getByRole('button', { name: 'Remove change 1' }).click()
  await dialog.getByRole('button', { name: 'Change a decision' }).click()
  const change = dialog.getByRole('region', { name: 'Change 1: Decision' })
  await change.getByRole('combobox', { name: 'Company' }).selectOption('octave')
  await expect(change.getByRole('combobox', { name: 'Quarter' }).locator('option')).toHaveText(['Q1', 'Q2'])
  await change.getByRole('combobox', { name: 'Decision' }).selectOption('Selling price')
  await change.getByRole('textbox', { name: 'Value' }).fill('75')
  await expectReadable(page, 'the form of a branch')
  await dialog.getByRole('button', { name: 'Compute the branch' }).click()

  await expect(page.getByText(mark)).toBeVisible()
  await expect(page.getByText(/Q1, octave: Selling price → 75\sBA/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ranking of quarter 2' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Quarter' }).selectOption('Q1')
  await expect(page.getByRole('heading', { name: 'Ranking of quarter 1' })).toBeVisible()
  const ranked = page.getByRole('row', { name: /octave/ }).filter({ has: page.getByRole('button') })
  await expect(ranked).toContainText(/[▲▼] .+ (more|less)/)
  await expect(page.getByRole('figure', { name: 'Net value: octave' })).toBeVisible()
  await expectReadable(page, 'a branch')

  await ranked.getByRole('button', { name: 'octave' }).click()
  await expect(dialog).toContainText(mark)
  await expect(dialog.getByRole('row', { name: /^Selling price/ })).toContainText(/46\.00\sBA.*75\.00\sBA.*▲/)
  await expectReadable(page, 'the figures of a company in a branch')
  await dialog.getByRole('button', { name: 'Close' }).click()

  // The address names the branch: a colleague who gets the link reads the same.
  await page.reload()
  await expect(page.getByText(mark)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  await page.goForward()
  await expect(page.getByText(mark)).toBeVisible()
  const address = page.url()
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Stop keeping' })).toBeVisible()
  await page.getByRole('button', { name: 'All branches' }).click()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Pinned')
  await expectReadable(page, 'the list of branches')
  await row.getByRole('button', { name: /Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('What would have happened if…?')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('This branch no longer exists')).toBeVisible()
  await page.context().close()
})
