import type { APIRequestContext, Page } from '@playwright/test'
import { type ClassGame, decide, joinClass, openClass, type Student } from './games.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

test.describe.configure({ mode: 'serial' })
let room: ClassGame
let mila: Student
let noe: Student

/** Shared by the whole file, because the request context of a test ends with that test. */
let api: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  api = await playwright.request.newContext({ baseURL })
  room = await openClass(api, 'Jeu à regarder', ['mila', 'noe', 'zoe'])
  mila = await joinClass(api, room.gameId, 'mila')
  noe = await joinClass(api, room.gameId, 'noe')
  await joinClass(api, room.gameId, 'zoe')
  await decide(mila, room.gameId, 'ventes', { prixVente: 44 }, false)
  await room.admin('post', `/api/v1/rounds/pass0/${room.gameId}`, [])
  await decide(mila, room.gameId, 'ventes', { prixVente: 47 }, false)
  await decide(noe, room.gameId, 'ventes', { prixVente: 53 }, true)
})
test.afterAll(() => api.dispose())

/** Returns every request of the page that could change something. */
function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`)
  })
  return writes
}

const band = (page: Page) => page.getByRole('region', { name: 'Company you are looking into' })
const screens = (page: Page) => page.getByRole('navigation', { name: 'Screens of the company' })
const price = (page: Page) => page.getByRole('row', { name: /^Selling price/ })

test('a professor looks into two companies, sees what they have entered, and changes nothing', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin', `/app/admin/pass_trimestre?game=${room.gameId}`)
  const writes = watchWrites(page)
  await page.getByRole('link', { name: /^mila/ }).click()
  await expect(band(page)).toContainText('mila')
  await expect(band(page)).toContainText('read-only')
  await expect(page.getByRole('button', { name: 'I have finished my decisions' })).toHaveCount(0)

  // A link inside the player's screen stays in the frame.
  await page.getByRole('link', { name: /Sales/ }).last().click()
  await expect(page).toHaveURL(new RegExp(`/app/admin/company/${mila.companyId}/game-`))
  await screens(page).getByRole('link', { name: 'Sales' }).click()
  await expect(price(page)).toContainText('47')
  await expect(price(page)).toContainText('saved')
  await expect(page.getByRole('textbox', { name: 'Selling price' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Q1' }).click()
  await expect(price(page)).toContainText('44')

  await screens(page).getByRole('link', { name: 'Accounting' }).click()
  await page.getByRole('tab', { name: 'Journal' }).click()
  await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible()

  // What the player saves meanwhile appears without a reload.
  await screens(page).getByRole('link', { name: 'Sales' }).click()
  await page.getByRole('tab', { name: 'Q2 now' }).click()
  await expect(price(page)).toContainText('47')
  await decide(mila, room.gameId, 'ventes', { prixVente: 48 }, false)
  await expect(price(page)).toContainText('48')

  // The arrow keys lead to the next company and keep the screen.
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(band(page)).toContainText('noe')
  await expect(page).toHaveURL(/game-retail-price/)
  await expect(price(page)).toContainText('53')
  await expect(price(page)).toContainText('draft')

  await screens(page).getByRole('link', { name: 'Dashboard' }).click()
  await page
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  expect(writes).toEqual([])
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter(key => /^(draft|seenRound)/.test(key))),
  ).toEqual([])
  await page.context().close()
})

test('two companies stand side by side, and on a phone one at a time', async ({ browser }) => {
  const page = await signIn(browser, 'admin', `/app/admin/company/${mila.companyId}/game-retail-price`)
  await page.getByRole('combobox', { name: 'Compare with…' }).fill('no')
  await page.getByRole('option', { name: 'noe' }).click()
  const pane = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(pane('mila').getByRole('row', { name: /^Selling price/ })).toContainText('48')
  await expect(pane('noe').getByRole('row', { name: /^Selling price/ })).toContainText('53')
  // Screen and quarter are the same for both.
  await pane('noe').getByRole('tab', { name: 'Q1' }).click()
  await expect(pane('mila').getByRole('tab', { name: 'Q1' })).toHaveAttribute('aria-selected', 'true')
  await screens(page).getByRole('link', { name: 'Balance sheet' }).click()
  for (const name of ['mila', 'noe'])
    await expect(pane(name).getByText('Balanced', { exact: true })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(pane('noe')).toHaveCount(0)
  await page.getByRole('button', { name: 'noe', exact: true }).click()
  await expect(pane('noe')).toBeVisible()
  await expect(pane('mila')).toHaveCount(0)
  await page.context().close()
})

test('a super administrator looks into a company, and a player finds no such screen', async ({ browser }) => {
  const address = `/app/admin/company/${mila.companyId}/joined-game`
  const [root, player] = await Promise.all([
    signIn(browser, 'superadmin', '/app/super_admin/games'),
    signIn(browser, 'joueur1', address),
  ])
  await root.getByRole('button', { name: `More actions: ${room.name}` }).click()
  await root.getByRole('menuitem', { name: 'Look into the companies' }).click()
  await expect(band(root)).toContainText('mila')
  await band(root).getByRole('link', { name: 'Back to the games' }).click()
  await expect(root).toHaveURL(/super_admin\/games/)
  await expect(player.getByText('Oops, Page Not Found :(')).toBeVisible()
  for (const page of [root, player]) await page.context().close()
})

test('the class report is one document for paper, and each company has a report of its own', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin', `/app/admin/pass_trimestre?game=${room.gameId}`)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-print-asked', document.title)
  })
  await page.getByRole('button', { name: 'See also' }).click()
  await page.getByRole('menuitem', { name: 'Class report' }).click()
  await expect(page.getByRole('heading', { name: 'Class report' })).toBeVisible()
  // Each company has its result explained, and equal companies share a rank.
  await expect(page.getByRole('heading', { name: 'What explains the net result' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-print-asked', `Class report – ${room.name} – Q1`)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('.printed-heading')).toContainText('Q1/')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const ranking = page.getByRole('table', { name: 'Companies ranked by net value' })
  await expect(ranking.getByRole('row')).toHaveCount(4)
  await page.emulateMedia({ media: null })

  await ranking.getByRole('link', { name: 'mila' }).click()
  await screens(page).getByRole('link', { name: 'Report' }).click()
  await expect(page.getByRole('heading', { name: 'Report on the company of mila' })).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Decisions played' }).getByRole('row', { name: /^Selling price/ }),
  ).toContainText('44')
  await expect(page.getByRole('table', { name: 'Equity and liabilities' })).toBeVisible()
  await page.context().close()
})
