import type { Page } from '@playwright/test'
import { expectNoFault } from './axe.ts'
import { loadedFamilies } from './fonts.ts'
import { expect, test } from './product.ts'

// What the server draws at the entrance is the form itself: the application comes when somebody begins.

/** Keeps back all scripts but the first one of the entrance; the function given lets them come. */
async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!entrance).*\.js$/, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

const frame = (page: Page) => page.locator('#frame')
const username = (page: Page) => page.getByLabel('Username')
const password = (page: Page) => page.getByLabel(/^Password/)

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
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/entrance-/)])
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

test('the caret stays where it was, and what is typed next comes there', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto('/')
  await username(page).focus()
  await page.keyboard.type('jouur1')
  for (const _ of 'ur1') await page.keyboard.press('ArrowLeft')
  release()
  await expect(frame(page)).toHaveCount(0)
  await expect(username(page)).toBeFocused()
  await page.keyboard.type('e')
  await expect(username(page)).toHaveValue('joueur1')
})

test('a button pressed too early does what it says once it can', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto('/login')
  await password(page).fill('secret')
  await page.getByRole('button', { name: 'Show password' }).click()
  release()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(password(page)).toHaveValue('secret')
})

test('a link held down while the application comes leads where it says', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgotten password?' }).hover()
  await page.mouse.down()
  release()
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.mouse.up()
  await expect(page.getByLabel('Email')).toBeVisible()
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

test('a stranger reads the form at once, and then in the letters of the product', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/maven-pro.*\.woff2$/, async route => {
    await promise
    await route.continue()
  })
  // Letters that are asked for before the page has loaded hold that up.
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('font-family', /^system-ui/)
  resolve()
  await expect(title).toHaveCSS('font-family', /^"Maven Pro Variable"/)
  expect(await loadedFamilies(page)).toContain('Maven Pro Variable')
})

test('a browser that keeps no times of paints shows the letters of the product too', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Maven Pro Variable"/)
  expect(await loadedFamilies(page)).toContain('Maven Pro Variable')
})

test('whoever was here before is given the application at once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ui', JSON.stringify({ scheme: 'dark' })))
  await page.goto('/login')
  await expect(frame(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true')
})

for (const width of [1280, 360])
  for (const locale of ['fr', 'ar'])
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
      expect(await boxes('#root .frame')).toEqual(before)
      await context.close()
    })
