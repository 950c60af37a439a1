import type { Page } from '@playwright/test'
import { includesPart } from '../../testing/parts.ts'
import { expectNoFault } from './axe.ts'
import { frame, holdApplication, password, username } from './entrance.ts'
import { expect, test } from './product.ts'

// What the server renders on the sign-in page is the form itself: the application comes when somebody begins.

const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.endsWith('.js')),
  )

test('nothing but the form is fetched until somebody begins', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  const scripts = await scriptsOf(page)
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/sign-in-/)])
  await expect(frame(page)).toBeVisible()
  await username(page).hover()
  await expect(frame(page)).toHaveCount(0)
  await expect(username(page)).toBeVisible()
})

test('what was typed and sent before the application came signs in', async ({ page }) => {
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

test('before any script at all nothing that was typed leaves the page', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, route => route.abort())
  await page.goto('/login')
  await username(page).fill('joueur2')
  await password(page).fill('joueur2')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(password(page)).toHaveValue('joueur2')
})

test('whoever was here before is given the application at once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ui', JSON.stringify({ scheme: 'dark' })))
  await page.goto('/login')
  await expect(frame(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true')
})

/** One width and one language of each kind; the other two pairs where first visits are tested. */
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
  test(`the page stands where its form was drawn, ${width} px, ${locale}`, async ({ browser }) => {
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
