import type { Browser, Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

/** Opens a page in a browser without JavaScript. */
async function withoutScript(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale })
  return context.newPage()
}

const readable = [
  { path: '/terms-conditions', fr: 'Conditions d’utilisation', en: 'Terms of use', status: 200 },
  { path: '/privacy', fr: 'Confidentialité', en: 'Privacy', status: 200 },
  { path: '/maintenance', fr: 'Nous revenons vite', en: 'We will be back soon', status: 200 },
  { path: '/coming-soon', fr: 'Bientôt disponible', en: 'Coming soon', status: 200 },
  { path: '/nowhere', fr: 'Oups, page introuvable :(', en: 'Oops, Page Not Found :(', status: 404 },
  { path: '/app/nowhere', fr: 'Oups, page introuvable :(', en: 'Oops, Page Not Found :(', status: 404 },
]

for (const locale of ['fr', 'en'] as const) {
  test(`the plain pages are readable without script in ${locale}`, async ({ browser }) => {
    const page = await withoutScript(browser, locale)
    for (const { path, status, ...words } of readable) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(status)
      await expect(page.getByText(words[locale], { exact: true }).first(), path).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    }
    await page.context().close()
  })
}

test('without script a form states what it needs and links to the terms', async ({ browser }) => {
  const page = await withoutScript(browser, 'en')
  for (const path of ['/login', '/register', '/app/user/games']) {
    await page.goto(path)
    // Queries by text ignore `noscript`.
    await expect(page.locator('noscript p'), path).toContainText('Turn on JavaScript in your browser')
  }
  await page.locator('noscript a').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  await page.context().close()
})

test('the static frame of a page is shown before any script and is replaced by the screen', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async route => {
    await held
    await route.continue()
  })
  const opened = page.goto('/terms-conditions')
  await expect(page.locator('#frame').getByRole('heading', { name: 'Terms of use' })).toBeVisible()
  const print = page.getByRole('button', { name: 'Print' })
  await expect(print).toHaveCount(0)
  release()
  await opened
  await expect(print).toBeVisible()
  await expect(page.locator('#frame')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('the maintenance page polls the server and redirects when it is back', async ({ page }) => {
  await page.clock.install()
  let isAway = true
  const problem = { status: 503, json: { status: 503, code: 'server/unavailable' } }
  await page.route('**/api/health', route => (isAway ? route.fulfill(problem) : route.continue()))
  await page.goto('/maintenance?next=/register&until=2026-12-01T18:30:00Z')
  await expect(page.getByText(/Expected back around Dec 1, 2026/)).toBeVisible()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText('Not yet: next try in 30 seconds.')).toBeVisible()
  isAway = false
  await page.clock.fastForward(30_000)
  await expect(page).toHaveURL(/\/register$/)
})

test('the maintenance page redirects only to pages of the product', async ({ page }) => {
  await page.goto('/maintenance?next=//elsewhere.example/')
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a public page links to the sign-in page in its header and passes the requested page on', async ({
  page,
  browser,
}) => {
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log In' })
  for (const path of ['/terms-conditions', '/coming-soon', '/nowhere', '/reset-password']) {
    await page.goto(path)
    await expect(logIn, path).toHaveAttribute('href', '/login')
  }
  await page.goto('/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(logIn).toHaveCount(0)
  await page.goto('/maintenance?next=/app/user/profile')
  await logIn.click()
  await page.getByLabel('Username').fill('joueur1')
  await page.getByLabel(/^Password/).fill('joueur1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/app\/user\/profile$/)

  const known = await signIn(browser, 'joueur1')
  await known.goto('/terms-conditions')
  const home = known.getByRole('banner').getByRole('link', { name: 'Go to dashboard' })
  await expect(home).toBeVisible()
  await expect(known.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveCount(0)
  await home.click()
  await expect(known).toHaveURL(/\/app\/user\/dashboard$/)
  await known.context().close()
})

test('an unknown address is not found inside and outside the application', async ({ page, browser }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(/^404 — /)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fapp$/)

  const inside = await signIn(browser, 'joueur1')
  for (const path of ['/app/nowhere', '/app/pages/not-found', '/app/super_admin/users', '/app/pages/task']) {
    await inside.goto(path)
    await expect(inside.getByText('Oops, Page Not Found :('), path).toBeVisible()
    await expect(inside.getByRole('navigation', { name: 'Main navigation' }).first(), path).toBeVisible()
  }
  await inside.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(inside).toHaveURL(/\/app\/user\/dashboard$/)
  await inside.context().close()
})

test('the 502 page retries and returns to the previous page', async ({ browser }) => {
  const page = await signIn(browser, 'superadmin', '/app/super_admin/users')
  await page.goto('/app/pages/error')
  await expect(page.getByText('Sorry, server goes wrong')).toBeVisible()
  await page.route('**/api/health', route => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').first()).toContainText('The server cannot be reached')
  await page.unroute('**/api/health')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/app\/super_admin\/users$/)
  await page.context().close()
})
