import { frame, holdApplication, password, username } from './entrance.ts'
import { loadedFamilies } from './fonts.ts'
import { expect, test } from './product.ts'

// These tests use the form before the application has loaded: early actions are kept, and the fonts load after the
// first paint.

test('the caret keeps its position, and further typing continues there', async ({ page }) => {
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

test('a button pressed too early takes effect once the application has loaded', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto('/login')
  await password(page).fill('secret')
  await page.getByRole('button', { name: 'Show password' }).click()
  release()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(password(page)).toHaveValue('secret')
})

test('a link held down while the application loads opens its page', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgotten password?' }).hover()
  await page.mouse.down()
  release()
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.mouse.up()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('an anonymous visitor reads the form at once, and then in the fonts of the product', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/maven-pro.*\.woff2$/, async route => {
    await promise
    await route.continue()
  })
  // Fonts requested before the page has loaded delay its load event.
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('font-family', /^system-ui/)
  resolve()
  await expect(title).toHaveCSS('font-family', /^"Maven Pro Variable"/)
  await expect.poll(() => loadedFamilies(page)).toContain('Maven Pro Variable')
})

test('a browser without paint timing shows the fonts of the product too', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Maven Pro Variable"/)
  await expect.poll(() => loadedFamilies(page)).toContain('Maven Pro Variable')
})
