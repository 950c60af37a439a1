import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { aClassroom, type Classroom } from './classroom.ts'
import { expect, test } from './product.ts'
import { row, signIn } from './users.ts'
import { applyView, expectUsable, views, viewsFor } from './views.ts'

const gameName = 'Promotion du soir'
const tabs = ['dashboard', 'orders', 'attendance', 'expert'] as const
let room: Classroom
let page: Page
let request: APIRequestContext

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  request = await playwright.request.newContext({ baseURL })
  room = await aClassroom(request, { name: gameName, prefix: 'soir', companies: 40, onlyInvited: 3 })
  page = await signIn(browser, 'admin')
})
test.afterAll(async () => {
  await page.context().close()
  await request.dispose()
})

/** A few columns are enough for axe, which takes a minute for all 78. */
const someColumns = '&columns=username,round,classement,valeurSociete,alertes'

async function show(tab: (typeof tabs)[number], more = ''): Promise<void> {
  await page.goto(`/app/admin/games?game=${room.gameId}&tab=${tab}${more}`)
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

test('before the first pass the companies are listed without results', async () => {
  await page.goto('/app/admin/games')
  await row(page, gameName)
    .getByRole('button', { name: /^Dashboard/ })
    .click()
  await expect(page.getByRole('heading', { name: gameName })).toBeVisible()
  for (const name of [
    'Dashboard',
    'Ordres des entreprises',
    'Assiduite',
    'Resultats des entreprises [Expert]',
  ])
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible()
  await expect(page.getByText('The results appear after the first closing.')).toBeVisible()
  await page.getByRole('tab', { name: 'Ordres des entreprises' }).click()
  await expect(page).toHaveURL(/tab=orders/)
  await expect(page.getByText('The ranking appears after the first closing.')).toBeVisible()
  await expect(page.getByText('1–10 of 40')).toBeVisible()
})

test('the dashboard counts the players and sums up the market', async () => {
  await room.decide(35)
  await room.pass()
  await room.decide(26)
  await show('dashboard')
  const tile = (label: string) => page.getByRole('definition').filter({ hasText: label })
  await expect(page.getByText('3 invited students have not joined')).toBeVisible()
  await expect(tile('26')).not.toHaveCount(0)
  await expect(page.getByRole('figure', { name: 'Net value by quarter' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What acts in quarter 2' })).toBeVisible()
})

test('the ranking opens the dashboard of a company and resets the company after a warning', async () => {
  await show('orders')
  const first = page.getByRole('row').nth(1)
  const name = (await first.getByRole('rowheader').textContent()) ?? ''
  await first.getByRole('button', { name: /^Dashboard/ }).click()
  const dialog = page.getByRole('dialog', { name: `Dashboard of ${name}` })
  await expect(dialog.getByText('Liquidity')).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await first.getByRole('button', { name: /^Reset/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Put the company of ${name} back to the opening position?`)
  await expect(question).toContainText('Its 1 quarter of results will be erased.')
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(first.getByRole('rowheader')).toHaveText(name)

  await first.getByRole('button', { name: /^Reset/ }).click()
  await question.getByRole('button', { name: 'Confirmer' }).click()
  await expect(first.getByRole('rowheader')).not.toHaveText(name)
  await page.getByLabel('Filter').fill(name)
  await expect(page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })).toContainText(
    '0/4',
  )
})

test('attendance lists absent players first and exports all rows', async () => {
  await show('attendance')
  await expect(page.getByRole('row')).toHaveCount(26)
  await expect(page.getByRole('row').nth(1)).toContainText('0/1 · 0%')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(41)
})

test('expert results can be filtered by column, limited to chosen columns and exported completely', async () => {
  await show('expert')
  await expect(page.getByText('1–15 of 39')).toBeVisible()
  const name = page.getByLabel('Filter column Player')
  await name.fill('SOIR2')
  await expect(page.getByText(/^1–1\d of 1\d$/)).toBeVisible()
  await name.fill('')
  await page.getByRole('combobox', { name: /^Comparison for (Classement|Rank)/ }).selectOption('<')
  await page.getByRole('textbox', { name: /^Filter column (Classement|Rank)/ }).fill('4')
  await expect(page.getByText('1–3 of 3')).toBeVisible()
  await name.fill('nobody')
  await expect(page.getByText(/No row matches/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear the filter' }).last().click()
  await expect(page.getByText('1–15 of 39')).toBeVisible()

  await page.getByRole('button', { name: /^Columns/ }).click()
  await page.getByRole('button', { name: 'Essentials' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(11)
  await page.keyboard.press('Escape')
  for (const format of ['CSV', 'XLSX']) {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: `Export ${format}` }).click()
    const content = await readFile(await (await file).path())
    if (format === 'CSV') expect(content.toString('utf8').trim().split('\r\n')).toHaveLength(40)
    else expect(content.subarray(0, 2).toString()).toBe('PK')
  }
})

/** The number of actions of a game that are shown in its row on a wide page; the others are in its menu. */
const shownActions = 5

for (const view of views)
  test(`every view and dialog is accessible: ${Object.values(view).join(' ')}`, async () => {
    await applyView(page, view)
    const check = (where: string) => expectUsable(page, view, where)
    const isSeen = (turn: number) => viewsFor(views, turn).includes(view)
    for (const tab of tabs.filter((_, turn) => isSeen(turn))) {
      await show(tab, someColumns)
      await check(tab)
    }
    await page.goto('/app/admin/games?filter=soir')
    for (const action of [0, 1, 2, 3, 5].filter((_, turn) => isSeen(turn + 1))) {
      const own = row(page, gameName)
      if (view.width < 600) {
        await own.locator('button[aria-haspopup=menu]:visible').click()
        await page.getByRole('menuitem').nth(action).click()
      } else if (action < shownActions) await own.locator('td').last().getByRole('button').nth(action).click()
      else {
        await own.locator('button[aria-haspopup=menu]:visible').click()
        await page
          .getByRole('menuitem')
          .nth(action - shownActions)
          .click()
      }
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await expect(dialog).toBeVisible()
      await expect(dialog.getByText('soir').first()).toBeAttached()
      await check(`dialog ${action}`)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })
