import type { Page } from '@playwright/test'
import { expectNoFault, expectNoSidewaysScroll, showScheme } from './axe.ts'
import { expect, test } from './product.ts'
import { storePreferences } from './texts.ts'
import { leave, signIn } from './users.ts'
import { viewsFor } from './views.ts'

/** Every combination of language, width and scheme. */
const views = (['fr', 'ar'] as const).flatMap(language =>
  [1280, 360].flatMap(width =>
    (['light', 'dark'] as const).map(scheme => ({ language, width, height: 800, scheme })),
  ),
)

const system = '/app/super_admin/system'
const journal = '/app/super_admin/journal'
const demoGame = 'Les vélos du Rhône'

/** Returns a row of a card of facts. */
const fact = (page: Page, card: string, name: string) =>
  page.getByRole('region', { name: card, exact: true }).locator('dl > div').filter({ hasText: name })

test('a super administrator reaches the system status from the home page, and the audit log from there', async ({
  browser,
}) => {
  const page = await signIn(browser, 'superadmin')
  await page.goto('/app')
  await page.getByRole('link', { name: /System status/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible()
  await expect(fact(page, 'Product', 'Version')).toHaveText(/\d+\.\d+\.\d+/)
  await expect(fact(page, 'Database', 'Version')).toHaveText(/PostgreSQL 18/)
  await expect(fact(page, 'Waiting', 'Closings due')).toHaveText(/0$/)
  await expect(page.getByRole('region', { name: 'Backup' })).toContainText('npm run backup')
  await expect(page.getByText('No backup has been made yet')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Journal of acts' }).click()
  await expect(page).toHaveURL(journal)
  await page.context().close()
})

test('a difference found by the verification is shown on the home page and in the system status', async ({
  browser,
}) => {
  const page = await signIn(browser, 'superadmin')
  const mismatch = { quarter: 2, document: 'companyValue', engineVersion: '1.0.0' }
  await page.route('**/api/v1/system/status', async route => {
    const status = await (await route.fetch()).json()
    const found = [
      { ...mismatch, gameId: 7, game: demoGame, companyId: 31 },
      { ...mismatch, gameId: 7, game: demoGame, companyId: null, document: 'market' },
    ]
    const at = new Date().toISOString()
    const seen = { beganAt: at, endedAt: at, games: 1, quarters: 4, unchecked: [], fault: null }
    await route.fulfill({
      json: { ...status, lastVerification: { ...seen, mismatches: found, mismatchCount: 2 } },
    })
  })
  await page.goto('/app')
  await page.getByRole('alert').getByRole('link', { name: 'See the system status' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The last verification found 2 differences' })
  await expect(alert).toBeVisible()
  const rows = page.getByRole('region', { name: 'Differences found' }).getByRole('row')
  await expect(rows.filter({ hasText: 'no. 31' })).toContainText('companyValue')
  await expect(rows.filter({ hasText: 'the whole market' })).toContainText('Les vélos du Rhône')
  await expect(fact(page, 'Verification', 'Outcome')).toHaveText(/2 differences/)
  await leave(page)
})

test('the audit log shows who did what, filtered by action, user, game and day, also after a reload', async ({
  browser,
}) => {
  const page = await signIn(browser, 'superadmin')
  const name = `Produit du journal ${Date.now()}`
  await page.goto('/app/super_admin/products')
  await page.getByRole('button', { name: 'Create a product' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Create/ })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto(journal)
  const rows = page.getByRole('table', { name: 'Journal of acts' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Create a product')
  await expect(rows.nth(1)).toContainText('superadmin')
  await expect(rows.nth(1)).toContainText(name)
  const choice = (label: string) => page.getByRole('combobox', { name: label, exact: true })
  const nothingFound = page.getByText('No act matches what you are looking for.')
  await choice('Act').selectOption('Create a product')
  await choice('By whom').selectOption('admin')
  await expect(nothingFound).toBeVisible()
  await choice('By whom').selectOption('superadmin')
  await expect(rows.nth(1)).toContainText(name)
  await expect(page).toHaveURL(/call=createProduct&user=\d+$/)
  await page.reload()
  await expect(choice('Act')).toHaveValue('createProduct')
  await expect(choice('By whom').locator('option:checked')).toHaveText('superadmin')
  await expect(rows.nth(1)).toContainText(name)

  // A product belongs to no game.
  await choice('Game').selectOption(demoGame)
  await expect(nothingFound).toBeVisible()
  await expect(page).toHaveURL(/game=\d+$/)
  await page.reload()
  await expect(choice('Game').locator('option:checked')).toHaveText(demoGame)
  await expect(nothingFound).toBeVisible()
  await choice('Game').selectOption('Every game')
  await expect(rows.nth(1)).toContainText(name)

  await page.getByRole('textbox', { name: 'To' }).fill('01/01/2020')
  await expect(nothingFound).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue('01/01/2020')
  await expect(nothingFound).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(rows.nth(1)).toContainText(name)
  await page.getByRole('textbox', { name: 'From' }).fill('31/02/2026')
  await page.getByRole('textbox', { name: 'From' }).blur()
  await expect(page.getByText('There is no such day')).toBeVisible()
  await page.context().close()
})

test('the audit log is paginated', async ({ browser }) => {
  const page = await signIn(browser, 'superadmin')
  await page.route('**/api/v1/system/audit?*', async route => {
    const query = new URL(route.request().url()).searchParams
    const [number, size] = [Number(query.get('page')), Number(query.get('itemsPerPage'))]
    const common = {
      userId: 1,
      username: 'admin',
      role: 'ROLE_ADMIN',
      game: null,
      details: {},
      requestId: 'r',
    }
    const first = 57 - (number - 1) * size
    const member = Array.from({ length: Math.min(size, first) }, (_, index) => ({
      ...common,
      id: first - index,
      at: '2026-03-01T10:00:00.000Z',
      call: `act ${first - index}`,
    }))
    const collection = { '@id': '/api/v1/system/audit', '@type': 'hydra:Collection' }
    await route.fulfill({ json: { ...collection, 'hydra:member': member, 'hydra:totalItems': 57 } })
  })
  await page.goto(`${journal}?size=10`)
  await expect(page.getByText('1–10 of 57')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('11–20 of 57')).toBeVisible()
  await expect(page.getByText('act 47', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Last page' }).click()
  await expect(page.getByText('51–57 of 57')).toBeVisible()
  await expect(page).toHaveURL(/page=6/)
  await page.context().close()
})

test('other roles cannot open the system status and the audit log', async ({ browser }) => {
  for (const who of ['admin', 'joueur1']) {
    const page = await signIn(browser, who)
    for (const path of [system, journal]) {
      await page.goto(path)
      await expect(page.getByText('Oops, Page Not Found :(')).toBeVisible()
    }
    await page.context().close()
  }
})

for (const locale of ['fr', 'ar'] as const)
  test(`the home page, the system status and the audit log are accessible, ${locale}`, async ({
    browser,
  }) => {
    const page = await signIn(browser, 'superadmin')
    await storePreferences(page, locale, { reduceMotion: true })
    for (const [turn, path] of ['/app', system, journal].entries()) {
      // Every third view is enough to cover each language, width and scheme.
      const own = viewsFor(views, 3 * turn).filter(({ language }) => language === locale)
      if (own.length === 0) continue
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('status').getByText(/…$/)).toHaveCount(0)
      for (const { width, height, scheme } of own) {
        await page.setViewportSize({ width, height })
        await showScheme(page, scheme)
        await expectNoFault(page, `${path} at ${width} px, ${scheme}`)
        await expectNoSidewaysScroll(page, `${path} at ${width} px`)
      }
    }
    await page.context().close()
  })
