import type { Page, Route } from '@playwright/test'
import { patiently } from '../../testing/patience.ts'
import { expectMessage } from './messages.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

// These tests simulate the responses of an unavailable server; the tests of the server cover a real database outage.

const away = { status: 503, code: 'server/unavailable', detail: 'Sorry, server goes wrong', violations: [] }

type Answer = (route: Route) => Promise<void>
const refused: Answer = route => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: away })

/**
 * Makes these calls, by default all API calls and streams, fail with this response; the returned function ends it.
 */
async function startOutage(page: Page, answer = refused, calls = /\/api\//): Promise<() => Promise<void>> {
  await page.route(calls, answer)
  return () => page.unroute(calls)
}

/**
 * The time within which a page notices that the server is back, in milliseconds: it polls again after 16 s at the
 * latest.
 */
const backWithin = 40_000

const bar = (page: Page) => page.getByText('The server is not answering.')
const price = (page: Page) => page.getByRole('textbox', { name: 'Selling price' })

test('typed values stay while the server is unavailable and can be saved once it is back', async ({
  browser,
}) => {
  const page = await openGame(browser, 'joueur4', 'Les vélos du Rhône', '/app/user/game-retail-price')
  await price(page).fill('51')
  const endOutage = await startOutage(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(bar(page)).toBeVisible()
  await expect(page.getByText('Sorry, server goes wrong').first()).toBeVisible()
  await expect(price(page)).toHaveValue('51')
  await expect(page).toHaveURL(/game-retail-price$/)

  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(bar(page)).toBeVisible()
  await endOutage()
  await expectMessage(page, 'The server is back', backWithin)
  await expect(bar(page)).toHaveCount(0)
  await expect(price(page)).toHaveValue('51')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.context().close()
})

test('a save during a short outage is retried automatically', async ({ browser }) => {
  const page = await openGame(browser, 'joueur4', 'Les vélos du Rhône', '/app/user/game-marketing')
  const budget = page.getByRole('textbox', { name: 'Advertising budget' })
  await budget.fill('6100')
  let refusals = 0
  await page.route('**/api/v1/decisions/**', route => {
    // Drafts are saved through the same call and are not refused.
    const isSave = route.request().method() === 'PUT' && route.request().postDataJSON().draft !== true
    if (!isSave || refusals === 2) return route.continue()
    refusals += 1
    return refused(route)
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  expect(refusals).toBe(2)
  await expect(budget).toHaveValue(/6.?100/)
  // The database is available all along, so the bar disappears automatically at the next poll.
  await expect(bar(page)).toHaveCount(0, { timeout: patiently(backWithin) })
  await page.context().close()
})

test('a page that cannot show anything redirects to the maintenance page and returns later', async ({
  browser,
}) => {
  const page = await signIn(browser, 'joueur2')
  const endOutage = await startOutage(page)
  await page.goto('/app/user/games?filter=rh')
  await expect(page).toHaveURL('/maintenance?next=%2Fapp%2Fuser%2Fgames%3Ffilter%3Drh')
  await expect(page.getByRole('heading', { level: 1, name: 'We will be back soon' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await endOutage()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page).toHaveURL(/\/app\/user\/games\?filter=rh$/)
  await expect(page.getByRole('article').filter({ hasText: 'Les vélos du Rhône' })).toBeVisible()
  await page.context().close()
})

test('planned maintenance announced by a proxy shows the expected time', async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  await expect(page.getByRole('button', { name: /^Configuration/ }).first()).toBeVisible()
  const proxy: Answer = route =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '5400' },
      contentType: 'text/html',
      body: '<h1>Maintenance</h1>',
    })
  // The periodic requests of the current page are left out: they would redirect before the click does.
  const endOutage = await startOutage(page, proxy, /\/api\/(?:v1\/user\/|health)/)
  await page.getByRole('link', { name: 'Manage users' }).first().click()
  await expect(page).toHaveURL(/\/maintenance\?next=%2Fapp%2Fadmin%2Fusers&until=/)
  await expect(page.getByText(/Expected back around/)).toBeVisible()
  await endOutage()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Gestion des utilisateurs' })).toBeVisible()
  await page.context().close()
})

test('signing in while the server is unavailable keeps the typed values', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill('joueur2')
  await page.getByLabel(/^Password/).fill('joueur2')
  const endOutage = await startOutage(page, route => route.abort())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(bar(page)).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('joueur2')
  await endOutage()
  await expect(bar(page)).toHaveCount(0, { timeout: patiently(backWithin) })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/app\/user\/games$/)
})
