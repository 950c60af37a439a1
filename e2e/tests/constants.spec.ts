import type { Locator, Page } from '@playwright/test'
import { loadedFamilies } from './fonts.ts'
import { expect, test } from './product.ts'
import { navigation } from './shell.ts'
import { signIn, signInThroughForm } from './users.ts'

test.use({ reducedMotion: 'no-preference' })

// These tests cover the constants of specification §9 that belong to the shell and have no test elsewhere.

const style = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** Returns the maximum height of an element, set on itself or on the box in which it scrolls. */
const highest = (part: Locator): Promise<string> =>
  part.evaluate(element => {
    let box: Element | null = element
    while (box && getComputedStyle(box).maxHeight === 'none') box = box.parentElement
    return box ? getComputedStyle(box).maxHeight : 'none'
  })

test('the sizes, font and colours of the shell match the specification', async ({ browser }) => {
  const page = await signIn(browser, 'joueur1')
  await expect.poll(() => style(page, '[data-layout]', 'min-height')).toBe(`${800 + 112}px`)
  await expect.poll(() => style(page, 'body', 'font-family')).toMatch(/^"?Maven Pro/)
  await expect.poll(() => loadedFamilies(page)).toContain('Maven Pro Variable')
  const token = (name: string) => style(page, 'html', name)
  expect([await token('--radius-1'), await token('--radius-2'), await token('--radius-3')]).toEqual([
    '8px',
    '12px',
    '20px',
  ])
  await expect.poll(() => token('--paper')).toMatch(/^(#fff(fff)?|white)$/i)
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect.poll(() => token('--paper')).toBe('#292929')

  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect.poll(() => highest(page.getByRole('menu'))).toBe('500px')
  await page.keyboard.press('Escape')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel).toBeVisible()
  await expect.poll(() => highest(panel)).toBe('500px')
  await page.context().close()
})

test('the font with glyphs needed only for names is loaded with the first such name', async ({ browser }) => {
  const page = await signIn(browser, 'joueur1')
  await expect.poll(() => loadedFamilies(page)).toContain('Maven Pro Variable')
  expect(await loadedFamilies(page)).not.toContain('Maven Pro Names')
  await page.goto('/app/user/profile')
  await page.getByLabel('First name').fill('Łukasz')
  await expect.poll(() => loadedFamilies(page)).toContain('Maven Pro Names')
  await page.context().close()
})

test('a page enters in 700 ms and is marked as loaded after 500 ms', async ({ browser }) => {
  const page = await signIn(browser, 'joueur1')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-page-loaded', 'true')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await navigation(page).getByRole('link', { name: 'Home' }).click()
  await expect(main).toHaveAttribute('data-page-loaded', 'false')
  await expect(main).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(400)
  await expect(main).toHaveAttribute('data-page-loaded', 'false')
  await page.clock.runFor(200)
  await expect(main).toHaveAttribute('data-page-loaded', 'true')
  const duration = () => style(page, 'main [class*=entering]', 'animation-duration')
  await expect.poll(duration).toBe('0.7s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(async () => Number.parseFloat(await duration())).toBeLessThan(0.01)
  await page.context().close()
})

test('a first visit is light, blue, left to right, with the big sidebar and in mode NORMAL', async ({
  browser,
}) => {
  const page = await signInThroughForm(browser, 'joueur1')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'blueTheme')
  await expect(root).toHaveAttribute('data-scheme', 'light')
  await expect(root).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'big-sidebar')
  const stored = (key: string) => page.evaluate(name => localStorage.getItem(name), key)
  await expect.poll(() => stored('mode')).toBe('NORMAL')
  await expect.poll(async () => JSON.parse((await stored('role')) ?? 'null')?.name).toBe('ROLE_USER')
  await page.context().close()
})
