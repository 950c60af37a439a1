import { animationsFinished } from './at-rest.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { navigation, openAppearance, storedAppearance } from './shell.ts'
import { signIn, signInOn } from './users.ts'

test.use({ reducedMotion: 'no-preference' })

const demoGame = 'Les vélos du Rhône'

test('every theme, light and dark, and both directions are applied at once and stored', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin')
  const panel = await openAppearance(page)
  const root = page.locator('html')
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim())
  const themes = {
    Red: ['redTheme', '#c62828', '#ff8a80'],
    Green: ['greenTheme', '#2e7d32', '#81c784'],
    Blue: ['blueTheme', '#1565c0', '#90caf9'],
    Purple: ['purpleTheme', '#6a1b9a', '#ce93d8'],
    Orange: ['orangeTheme', '#b34700', '#ffb74d'],
    Grey: ['greyTheme', '#455a64', '#b0bec5'],
    'Green Light': ['lightGreenTheme', '#4b7a16', '#aed581'],
    'Blue Light': ['lightBlueTheme', '#026eaa', '#81d4fa'],
    Brown: ['brownTheme', '#5d4037', '#bcaaa4'],
  } as const
  for (const [label, [theme, light, dark]] of Object.entries(themes)) {
    await panel.getByRole('radio', { name: label, exact: true }).check()
    await expect(root).toHaveAttribute('data-theme', theme)
    await expect.poll(primary).toBe(light)
    await panel.getByRole('radio', { name: 'Dark', exact: true }).check()
    await expect.poll(primary).toBe(dark)
    await panel.getByRole('radio', { name: 'Light', exact: true }).check()
    await expect.poll(() => storedAppearance(page)).toMatchObject({ theme, scheme: 'light' })
  }
  await panel.getByRole('radio', { name: 'Right to left' }).check()
  await expect(root).toHaveAttribute('dir', 'rtl')

  await page.reload({ waitUntil: 'commit' })
  // The choices apply before any script of the application has run.
  await expect(root).toHaveAttribute('data-theme', 'brownTheme')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(root).toHaveAttribute('dir', 'rtl')
  await page.context().close()
})

test('switching between light and dark changes the whole page at once, without transitions', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Dark mode' }).focus()
  // Transitions while the page opens do not count.
  await animationsFinished(page)
  await page.evaluate(() => {
    const fading: string[] = []
    Object.assign(window, { fading })
    const pressed = document.activeElement
    // The pressed button may have transitions of its own.
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target !== pressed) fading.push(`${propertyName} of ${(target as Element).outerHTML.slice(0, 200)}`)
    })
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(page.locator('html')).not.toHaveAttribute('data-changing')
  const fading = await page.evaluate(() => (window as unknown as { fading: string[] }).fading)
  expect(fading.filter(part => /^\S*(?:color|shadow)/.test(part))).toEqual([])
  await page.context().close()
})

test('the first visit follows the dark preference of the system, until the user chooses', async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark' })
  const page = await context.newPage()
  await signInOn(page, 'admin')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  await context.close()
})

test('choosing a language sets the direction and keeps typed text', async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  await (await openAppearance(page)).getByRole('radio', { name: 'Right to left' }).check()
  await page.keyboard.press('Escape')
  const filter = page.getByRole('main').getByRole('textbox').first()
  await filter.fill('Rhône')
  await page.getByRole('button', { name: /^EN/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jeux' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(filter).toHaveValue('Rhône')
  await page.context().close()
})

test('the four layouts show the menu in their own way', async ({ browser }) => {
  const page = await openGame(browser, 'joueur1', demoGame)
  const menu = navigation(page)
  const width = async () => (await menu.boundingBox())?.width
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'big-sidebar')
  await expect.poll(width).toBe(104 + 188)
  await page.getByRole('button', { name: 'Fold the menu' }).click()
  await expect.poll(width).toBe(104)
  await page.getByRole('button', { name: 'Unfold the menu' }).click()

  const choose = async (layout: string) => {
    const panel = await openAppearance(page)
    await panel.getByRole('radio', { name: layout, exact: true }).check()
    await expect.poll(() => storedAppearance(page)).toMatchObject({ layout })
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
  await choose('sidebar')
  await expect.poll(width).toBe(240)
  const support = menu.getByRole('button', { name: 'Support' })
  const business = menu.getByRole('button', { name: 'Business' })
  await support.click()
  await expect(menu.getByRole('link', { name: 'Production' })).toBeVisible()
  await business.click()
  await expect(support).toHaveAttribute('aria-expanded', 'false')
  await expect(business).toHaveAttribute('aria-expanded', 'true')
  await business.click()
  await expect(business).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Fold the menu' }).click()
  await expect.poll(width).toBe(64)
  await expect(menu.getByRole('link', { name: 'All games' })).toBeVisible()

  await choose('top-navigation')
  await menu.getByRole('button', { name: 'Finance' }).click()
  await expect(menu.getByRole('link', { name: 'Balance sheet' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Balance sheet' })).toBeHidden()
  await expect(menu.getByRole('button', { name: 'Finance' })).toBeFocused()
  await expect(menu.locator('..')).toHaveCSS('position', 'static')
  await page.evaluate(() => window.scrollTo(0, 65))
  await expect(menu.locator('..')).toHaveCSS('position', 'fixed')

  await choose('mega-menu')
  await menu.getByRole('button', { name: 'My space' }).click()
  await expect(menu.getByRole('link', { name: 'Balance sheet' })).toBeVisible()
  await menu.getByRole('button', { name: 'Catalogue' }).click()
  const locked = menu.getByText('Products', { exact: true })
  await expect(locked).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Products' })).toHaveCount(0)
  await expect(menu.getByText('(reserved)').first()).toBeAttached()
  await page.reload()
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'mega-menu')
  await page.context().close()
})

test('below 960 px every layout is a drawer of 292 px, opened by its button or a swipe', async ({
  browser,
}) => {
  const page = await openGame(browser, 'joueur1', demoGame)
  await page.setViewportSize({ width: 360, height: 740 })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(drawer).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(292)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.evaluate(() => {
    const touch = (x: number) => new Touch({ identifier: 1, target: document.body, clientX: x, clientY: 300 })
    document.body.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(8)] }))
    document.body.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(160)] }))
  })
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Business' }).click()
  await drawer.getByRole('link', { name: 'Marketing' }).click()
  await expect(page).toHaveURL(/game-marketing$/)
  await expect(drawer).toBeHidden()

  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  await bar.getByRole('button', { name: 'Decisions' }).click()
  const sheet = page.getByRole('dialog', { name: 'Decisions' })
  await expect(sheet.getByRole('link')).toHaveCount(8)
  await sheet.getByRole('link', { name: 'Production' }).click()
  await expect(page).toHaveURL(/game-production$/)
  await page.context().close()
})
