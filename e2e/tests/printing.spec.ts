import type { Page } from '@playwright/test'
import { caller } from './caller.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { open, signIn } from './users.ts'

const demoGame = 'Les vélos du Rhône'

/** Returns the text of the printed page. */
async function printed(page: Page): Promise<string> {
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.printed-heading')).toBeVisible()
  return page.evaluate(() => document.body.innerText)
}

/** Texts that appear only on the screen. */
const screenOnly = ['Skip to content', 'More', 'All games', 'Search', 'Rows per page', 'Terms']

async function expectDocument(page: Page, title: string): Promise<string> {
  const text = await printed(page)
  expect(text).toContain(title)
  expect(text.split('\n').map(line => line.trim())).toEqual(expect.not.arrayContaining(screenOnly))
  await expect(page.getByRole('button').and(page.locator(':visible:not(th *, main *)'))).toHaveCount(0)
  return text
}

test('statements are printed completely, with the names of game and company', async ({ browser }) => {
  const page = await openGame(browser, 'joueur3', demoGame, '/app/user/game-accounting-balance-sheet')
  await expect(page.getByText('Balanced', { exact: true })).toBeVisible()
  const sheet = await expectDocument(page, 'Total equity and liabilities')
  expect(sheet).toContain(demoGame)
  expect(sheet).toContain('Roule Malin')
  expect(sheet).toContain('Q4/8')
  await page.emulateMedia({ media: null })

  await page.goto('/app/user/game-comptabilite')
  await page.getByRole('tab', { name: 'Journal' }).click()
  const rows = page.getByRole('table').getByRole('row')
  const lines = Number(/\d+$/.exec(await page.getByText(/^1–10 of \d+$/).innerText()))
  expect(lines).toBeGreaterThan(50)
  await expect(rows).toHaveCount(11)
  await expectDocument(page, 'Journal')
  await expect(rows).toHaveCount(lines + 1)
  await page.emulateMedia({ media: null })
  await expect(rows).toHaveCount(11)

  await page.goto('/app/user/joined-game')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  // Figures whose counter is still running are printed with their final value.
  const figures = page.locator('dd bdi.fig')
  await expect(figures.first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const counted = await figures.first().innerText()
  const dashboard = await expectDocument(page, demoGame)
  expect(dashboard).toContain('Q5/8')
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' })
  await page.reload()
  await expect(figures.first()).toHaveText(counted)

  await page.goto('/app/user/game-accounting-balance-sheet?t=2')
  await expect(page.getByText('Balanced', { exact: true })).toBeVisible()
  expect(await expectDocument(page, 'Total equity and liabilities')).toContain('Q2/8')
  await page.emulateMedia({ media: null })
  await page.getByRole('tab', { name: 'Opening' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.printed-heading')).toContainText('Opening')
  await page.context().close()
})

test('a statement is exported to paper without the rest of its screen, with what the game simplifies', async ({
  browser,
}) => {
  const page = await openGame(browser, 'joueur3', demoGame, '/app/user/game-accounting-balance-sheet')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-print-asked', '')
  })
  await page.getByRole('button', { name: 'Export: Balance sheet' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page.locator('[data-print-asked]')).toBeAttached()
  const text = await expectDocument(page, 'Total equity and liabilities')
  expect(text).toContain(demoGame)
  expect(text).toContain('VAT')
  expect(text).not.toContain('Functional view')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.context().close()
})

test('a page in the dark scheme is printed dark on white, also from right to left', async ({ browser }) => {
  const page = await openGame(browser, 'joueur3', demoGame, '/app/user/game-solde-intermediaire')
  await page.evaluate(() => {
    localStorage.setItem('locale', 'ar')
    localStorage.setItem('ui', JSON.stringify({ scheme: 'dark' }))
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('table').first()).toBeVisible()
  await printed(page)
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(31, 41, 51)' })
  await page.context().close()
})

/** The width between the margins of each paper size, in pixels. */
const sheets = { A4: 703, Letter: 725 }

/** Returns the elements that extend beyond the edge of the sheet. */
const cutOff = (page: Page) =>
  page.getByRole('main').evaluate(main => {
    const width = document.documentElement.clientWidth
    const cut = [...main.querySelectorAll('svg, td, th, p, h2, li')].filter(
      element => element.getBoundingClientRect().right > width && !element.closest('.visually-hidden'),
    )
    return cut.map(element => `${element.tagName} ${element.textContent?.slice(0, 30)}`)
  })

async function expectWithinSheets(page: Page): Promise<void> {
  for (const [sheet, width] of Object.entries(sheets)) {
    await page.setViewportSize({ width, height: 950 })
    await expect.poll(() => cutOff(page), sheet).toEqual([])
  }
}

test('ranking, newspaper and charts fit completely on A4 and Letter', async ({ browser }) => {
  const page = await openGame(browser, 'joueur3', demoGame, '/app/user/game-competitive')
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(7)
  await expectDocument(page, 'Competition')
  await expectWithinSheets(page)
  await page.emulateMedia({ media: null })

  await open(page, '/app/user/market-newspaper')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectDocument(page, 'Market newspaper')
  await expectWithinSheets(page)
  await page.emulateMedia({ media: null })

  // Users do not scroll before printing: content below the viewport is printed too, on a sheet narrower than the
  // screen.
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/app/user/joined-game')
  await expect(page.getByRole('figure')).toBeAttached()
  await expectDocument(page, demoGame)
  await expectWithinSheets(page)
  await expect(page.getByRole('table', { name: 'Companies ranked by net value' })).toBeVisible()
  await expect(page.getByRole('figure').locator('svg').first()).toBeVisible()
  await page.context().close()
})

test('the screens of an administrator name the game on paper and omit the filters', async ({
  browser,
  request,
}) => {
  const admin = await caller(request, 'admin')
  const games = await admin<{ id: number; name: string }[]>('get', '/api/v1/games')
  const game = games.find(({ name }) => name === demoGame)?.id
  const page = await signIn(browser, 'admin', `/app/admin/games?game=${game}`)
  const heading = page.locator('.printed-heading')
  await expect(page.getByRole('figure')).toHaveCount(2)
  await expectDocument(page, 'Games')
  await expect(heading).toContainText(demoGame)
  await expect(heading).toContainText('Q5/8')
  await expect(page.getByRole('combobox', { name: 'Companies shown', includeHidden: true })).toBeHidden()
  await expectWithinSheets(page)

  // The forty columns are split into several tables, each of which repeats the row headers.
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, `/app/admin/games?game=${game}&tab=expert`)
  const tables = page.getByRole('table')
  await expect(tables).toHaveCount(1)
  const columns = await tables.getByRole('columnheader').allInnerTexts()
  await printed(page)
  await expect.poll(() => tables.count()).toBeGreaterThan(3)
  const headings = await tables.getByRole('columnheader').allInnerTexts()
  expect([...new Set(headings)]).toEqual([...new Set(columns)].filter(text => text !== ''))
  const names = await tables.first().getByRole('rowheader').allInnerTexts()
  expect(names).toHaveLength(24)
  for (const table of await tables.all()) await expect(table.getByRole('rowheader')).toHaveText(names)

  await page.emulateMedia({ media: null })
  await open(page, `/app/admin/pass_trimestre?game=${game}`)
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible()
  await printed(page)
  await expect(heading).toContainText(demoGame)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expectWithinSheets(page)

  // The open dialog is printed, not the screen behind it.
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, `/app/admin/games?game=${game}&tab=orders`)
  await page
    .getByRole('row', { name: /Roule Malin/ })
    .getByRole('button', { name: /^Dashboard/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('figure')).toBeVisible()
  await printed(page)
  await expect(heading).toContainText(demoGame)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(dialog.getByRole('figure')).toBeVisible()
  await page.context().close()
})

test('a page of a server-side table states on paper that it is one of several', async ({
  browser,
  request,
}) => {
  const root = await caller(request, 'superadmin')
  for (let index = 0; index < 11; index++)
    await root('post', '/api/v1/products', { name: `Product ${index}` })
  const page = await signIn(browser, 'superadmin', '/app/super_admin/journal?size=10')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11)
  await expect(page.getByText('Extract: page 1')).toHaveCount(0)
  await printed(page)
  await expect(page.getByText(/^Extract: page 1 of \d+, rows 1–10 of \d+$/)).toBeVisible()
  await page.context().close()
})
