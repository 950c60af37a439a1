import type { Page } from '@playwright/test'
import { includesPart } from '../../testing/parts.ts'
import { expectNoFault } from './axe.ts'
import { frame, holdApplication, password, username } from './entrance.ts'
import { expect, test } from './product.ts'

// The server renders the form itself on the sign-in page; the application loads when a visitor starts to use it.

const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.endsWith('.js')),
  )

test('only the form is loaded until a visitor starts to use it', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  const scripts = await scriptsOf(page)
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/sign-in-/)])
  await expect(frame(page)).toBeVisible()
  await username(page).hover()
  await expect(frame(page)).toHaveCount(0)
  await expect(username(page)).toBeVisible()
})

test('a form sent before the application has loaded signs in', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto('/login')
  await username(page).fill('joueur2')
  await password(page).fill('joueur2')
  await page.keyboard.press('Enter')
  await expect(frame(page).getByRole('button', { name: 'Continue' })).toHaveAttribute('data-pressed', '')
  await expect(page).toHaveURL(/\/login$/)
  release()
  await expect(page).toHaveURL(/\/app\/user\/games$/)
})

test('without any script the typed values do not leave the page', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, route => route.abort())
  await page.goto('/login')
  await username(page).fill('joueur2')
  await password(page).fill('joueur2')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(password(page)).toHaveValue('joueur2')
})

test('a returning visitor gets the application at once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ui', JSON.stringify({ scheme: 'dark' })))
  await page.goto('/login')
  await expect(frame(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true')
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
  test(`the application renders the form in the same place as the server, ${width} px, ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto('/login', { waitUntil: 'networkidle' })
    const boxes = (part: string) =>
      page
        .locator(part)
        .locator('a, button, input, label, h1, p')
        .evaluateAll(drawn =>
          drawn.map(each => {
            const { x, y, width, height } = each.getBoundingClientRect()
            return [
              each.textContent?.replace(/[\u2066-\u2069]/g, ''),
              ...[x, y, width, height].map(Math.round),
            ]
          }),
        )
    await expectNoFault(page, 'the form as it is drawn')
    const before = await boxes('#frame')
    await page.locator('#frame form').hover({ position: { x: 1, y: 1 } })
    await expect(frame(page)).toHaveCount(0)
    await page.mouse.move(0, 0)
    expect(before.length).toBeGreaterThan(10)
    await expect.poll(() => boxes('#root .frame')).toEqual(before)
    await context.close()
  })
