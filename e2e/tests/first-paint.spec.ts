import { expect, type Locator, type Page, test } from '@playwright/test'
import { signIn } from './people.ts'

/** Keeps the application's scripts back; the function given lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('nothing drawn')
  return [Math.round(box.x), Math.round(box.y), Math.round(box.width)]
}

const appearances = [
  { layout: 'big-sidebar' },
  { layout: 'big-sidebar', sidebarOpen: false },
  { layout: 'sidebar', direction: 'rtl', scheme: 'dark' },
  { layout: 'sidebar', sidebarOpen: false },
  { layout: 'top-navigation' },
  { layout: 'mega-menu', direction: 'rtl' },
]

for (const who of ['joueur2', 'admin'])
  test(`what stands before any script is where the page of ${who} will be, in every layout`, async ({
    browser,
  }) => {
    const signedIn = await signIn(browser, who)
    const storageState = await signedIn.context().storageState()
    const landing = new URL(signedIn.url()).pathname
    await signedIn.context().close()
    for (const appearance of appearances) {
      const context = await browser.newContext({ storageState })
      const page = await context.newPage()
      await page.addInitScript(
        ui => localStorage.setItem('ui', ui),
        JSON.stringify({ ...appearance, reduceMotion: true }),
      )
      const release = await holdScripts(page)
      const opened = page.goto(landing)
      const drawn = page.locator('#frame main')
      await expect(drawn).toBeVisible()
      const before = await boxOf(drawn)
      release()
      await opened
      await expect(page.locator('#frame')).toHaveCount(0)
      await expect(
        page.getByRole('navigation', { name: 'Main navigation' }).or(page.locator('[data-layout]')).first(),
      ).toBeVisible()
      await expect
        .poll(() => boxOf(page.getByRole('main')), { message: JSON.stringify(appearance) })
        .toEqual(before)
      await context.close()
    }
  })
