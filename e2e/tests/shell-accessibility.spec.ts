import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { enterGame } from './player.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const layouts = ['sidebar', 'big-sidebar', 'top-navigation', 'mega-menu'] as const
const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

type Appearance = { layout?: string; scheme?: 'light' | 'dark'; theme?: string; direction?: 'ltr' | 'rtl' }

/** A player in a game, on a device that keeps this appearance; nothing moves. */
async function playerWith(browser: Browser, appearance: Appearance, viewport = desktop): Promise<Page> {
  const context = await browser.newContext({ viewport })
  await context.addInitScript(kept => {
    localStorage.setItem('ui', JSON.stringify({ ...kept, reduceMotion: true }))
  }, appearance)
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Username').fill('joueur3')
  await page.getByLabel(/^Password/).fill('joueur3')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/app\//)
  await enterGame(page, 'Les vélos du Rhône')
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  return page
}

async function expectNoFault(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
  expect.soft(faults, what).toEqual([])
}

/** Shows one of the parts that open over the page, checks it, and closes it with Esc. */
async function checkOpened(page: Page, what: string, open: () => Promise<void>): Promise<void> {
  await open()
  await page.waitForTimeout(300)
  await expectNoFault(page, what)
  await page.keyboard.press('Escape')
}

for (const scheme of ['light', 'dark'] as const)
  for (const direction of ['ltr', 'rtl'] as const)
    test(`every part of the shell can be used by everybody, ${scheme}, ${direction}`, async ({ browser }) => {
      const page = await playerWith(browser, { scheme, direction, theme: 'orangeTheme' })
      const header = page.getByRole('banner')
      const account = header.getByRole('button', { name: /^Account of/ })
      await expectNoFault(page, 'the page')
      await checkOpened(page, 'user menu', () => account.click())
      await checkOpened(page, 'languages', () => header.getByRole('button', { name: /^EN/ }).click())
      await checkOpened(page, 'guide', () => header.getByRole('button', { name: 'Show Guide' }).click())
      await checkOpened(page, 'messages', () => header.getByRole('button', { name: /^Notif/ }).click())
      await checkOpened(page, 'quarter', () => header.getByRole('button', { name: /^Current/ }).click())
      await checkOpened(page, 'search', async () => {
        await header.getByRole('combobox').fill('a')
      })
      await checkOpened(page, 'appearance', async () => {
        await account.click()
        await page.getByRole('menuitem', { name: 'Appearance' }).click()
      })
      await page.setViewportSize(phone)
      await checkOpened(page, 'drawer', () => page.getByRole('button', { name: 'Open the menu' }).click())
      await checkOpened(page, 'sheet', () => page.getByRole('button', { name: /^Decisions/ }).click())
      await page.context().close()
    })

for (const layout of layouts)
  test(`the layout ${layout} can be used by everybody`, async ({ browser }) => {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await playerWith(browser, { layout, scheme, direction: 'rtl' })
      const menu = page.getByRole('navigation', { name: 'Main navigation' })
      await menu.getByRole('button').first().click()
      await expectNoFault(page, `${layout}, ${scheme}`)
      await page.context().close()
    }
  })

const fits = [
  { width: 320, height: 640, text: '100%' },
  { width: 1280, height: 800, text: '200%' },
]

test('nothing has to be scrolled sideways at 320 px, nor with text twice as large', async ({ browser }) => {
  const page = await playerWith(browser, {})
  for (const { text, ...size } of fits)
    for (const dir of ['ltr', 'rtl']) {
      await page.setViewportSize(size)
      const overflow = await page.evaluate(
        ([direction = '', fontSize = '']) => {
          const root = document.documentElement
          root.dir = direction
          root.style.fontSize = fontSize
          return root.scrollWidth - root.clientWidth
        },
        [dir, text],
      )
      expect.soft(overflow, `${size.width} px, ${dir}, ${text}`).toBeLessThanOrEqual(0)
    }
  await page.context().close()
})
