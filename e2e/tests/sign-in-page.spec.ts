import type { Page } from '@playwright/test'
import { includesPart } from '../../testing/parts.ts'
import { expectNoFault } from './axe.ts'
import { loadedFamilies } from './fonts.ts'
import { holdScripts } from './held-scripts.ts'
import { expect, test } from './product.ts'
import { beginSession, fillSignIn, storeEntries } from './users.ts'

// The server renders the sign-in page, whose own small script does everything that the page does.

const username = (page: Page) => page.getByLabel('Username')
const password = (page: Page) => page.getByLabel(/^Password/)

/** Returns the scripts that the page has loaded, with the number of bytes that came over the network. */
const scriptsOf = (page: Page): Promise<{ path: string; transferred: number }[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferred: transferSize }))
      .filter(({ path }) => path.endsWith('.js')),
  )

test('the application is fetched while the name is typed, and the next page takes it from the cache', async ({
  page,
}) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(await scriptsOf(page)).toEqual([
    expect.objectContaining({ path: expect.stringMatching(/^\/assets\/sign-in-/) }),
  ])
  const files = await page.evaluate(
    () =>
      document
        .querySelector<HTMLTemplateElement>('#application')
        ?.content.querySelectorAll('[rel=modulepreload]').length,
  )
  expect(files).toBeGreaterThan(3)
  await username(page).focus()
  await expect.poll(async () => (await scriptsOf(page)).length).toBe((files ?? 0) + 1)
  await fillSignIn(page, 'joueur2')
  await expect(page).toHaveURL(/\/app\/user\/games$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  const loaded = await scriptsOf(page)
  expect(loaded.length).toBeGreaterThan(3)
  expect(loaded.slice(0, 3).map(({ transferred }) => transferred)).toEqual([0, 0, 0])
})

test('a form sent before the script has loaded signs in', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await fillSignIn(page, 'joueur2')
  await expect(page).toHaveURL(/\/login$/)
  release()
  await expect(page).toHaveURL(/\/app\/user\/games$/)
})

test('without any script the typed values do not leave the page', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, route => route.abort())
  await page.goto('/login')
  await fillSignIn(page, 'joueur2')
  await expect(page).toHaveURL(/\/login$/)
  await expect(password(page)).toHaveValue('joueur2')
})

test('the language is changed in place, keeps what was typed and is stored', async ({ page }) => {
  await page.goto('/login')
  await username(page).fill('joueur2')
  await password(page).fill('faux')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  const opener = page.getByRole('button', { name: /^EN/ })
  await opener.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await opener.click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('input[name=username]')).toHaveValue('joueur2')
  await expect(page.locator('input[name=password]')).toHaveValue('faux')
  await expect(page.getByRole('alert').first()).toContainText('اسم المستخدم أو كلمة المرور غير صحيحة')
  // Its name begins with a mark that keeps Latin letters together.
  await expect(page.locator('[aria-haspopup=menu]')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('dark mode is stored and applies from the first paint of the next visit', async ({ page }) => {
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Dark mode' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('a session that begins in another tab opens the landing page', async ({ page, context }) => {
  await page.goto('/login')
  const other = await context.newPage()
  await storeEntries(other, await beginSession(other.request, 'admin'))
  await expect(page).toHaveURL(/\/app\/admin\/games$/)
})

test('the page is readable before its fonts have loaded', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/maven-pro.*\.woff2$/, async route => {
    await promise
    await route.continue()
  })
  // Fonts requested before the page has loaded delay its load event.
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await loadedFamilies(page)).not.toContain('Maven Pro Variable')
  resolve()
  await expect.poll(() => loadedFamilies(page)).toContain('Maven Pro Variable')
})

/** Two pairs cover each width and each language; the other two are tested only with the part « first-visit ». */
const pairs = [
  { width: 1280, locale: 'fr' },
  { width: 360, locale: 'ar' },
  ...(includesPart('first-visit')
    ? [
        { width: 1280, locale: 'ar' },
        { width: 360, locale: 'fr' },
      ]
    : []),
]
for (const { width, locale } of pairs)
  test(`the form stays in its place when the script has loaded, ${width} px, ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 800 } })
    const page = await context.newPage()
    const release = await holdScripts(page)
    const opened = page.goto('/login')
    const boxes = () =>
      page.locator('#frame :is(a, button, input, label, h1, p)').evaluateAll(drawn =>
        drawn.map(each => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [each.textContent, ...[x, y, width, height].map(Math.round)]
        }),
      )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await boxes()
    expect(before.length).toBeGreaterThan(10)
    release()
    await opened
    await page.locator('input[name=username]').focus()
    await expect.poll(boxes).toEqual(before)
    await expectNoFault(page, 'the sign-in page')
    await context.close()
  })
