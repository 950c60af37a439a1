import { frame, holdApplication, password, username } from './entrance.ts'
import { loadedFamilies } from './fonts.ts'
import { expect, test } from './product.ts'

// The form before its application: what is done early is kept, and the fonts come after the first paint.

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
  await expect.poll(() => loadedFamilies(page)).toContain('Maven Pro Variable')
})

test('a browser that keeps no times of paints shows the letters of the product too', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Maven Pro Variable"/)
  await expect.poll(() => loadedFamilies(page)).toContain('Maven Pro Variable')
})
