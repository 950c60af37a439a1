import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { expectNoFault } from './axe.ts'
import { enterGame } from './player.ts'
import { expect, test } from './product.ts'
import { storePreferences, textIn, textStartPattern } from './texts.ts'
import { signInOn } from './users.ts'
import { viewsFor } from './views.ts'

const layouts = ['sidebar', 'big-sidebar', 'top-navigation', 'mega-menu'] as const
const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const picture = join(import.meta.dirname, '../../docs/pictures/my-games.png')

type Appearance = { layout?: string; scheme?: 'light' | 'dark'; theme?: string; direction?: 'ltr' | 'rtl' }

/** Opens a game as a player, with this appearance stored and motion reduced. */
async function playerWith(browser: Browser, appearance: Appearance, viewport = desktop): Promise<Page> {
  const context = await browser.newContext({ viewport })
  await context.addInitScript(kept => {
    localStorage.setItem('ui', JSON.stringify({ ...kept, reduceMotion: true }))
  }, appearance)
  const page = await context.newPage()
  await signInOn(page, 'joueur3')
  await enterGame(page, 'Les vélos du Rhône')
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  return page
}

/** Matches every part that opens over the page; the details below a button of the header have no role. */
const overlay =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], header button[aria-expanded=true] + [id]'

/** Opens a part over the page, checks it, and closes it with Esc. */
async function checkOpened(page: Page, what: string, open: () => Promise<void>): Promise<void> {
  const opened = page.locator(overlay).filter({ visible: true })
  await open()
  await expect(opened, what).toHaveCount(1)
  await expectNoFault(page, what)
  await page.keyboard.press('Escape')
  await expect(opened, what).toHaveCount(0)
}

const schemes = ['light', 'dark'] as const

for (const [turn, locale] of (['fr', 'ar'] as const).entries())
  test(`every part of the shell and every dialog over it is accessible, ${locale}`, async ({ browser }) => {
    const text = (key: string, namespace?: string) => textIn(locale, key, namespace)
    const page = await playerWith(browser, {})
    for (const scheme of viewsFor(schemes, turn)) {
      await page.setViewportSize(desktop)
      await storePreferences(page, locale, { scheme, theme: 'orangeTheme', reduceMotion: true })
      await page.goto('/app/user/profile')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
      const header = page.getByRole('banner')
      const button = (name: string | RegExp) => header.getByRole('button', { name })
      const account = button(textStartPattern(locale, 'shell.userMenu'))
      const check = (what: string, open: () => Promise<void>) => checkOpened(page, `${what}, ${scheme}`, open)
      await check('user menu', () => account.click())
      await check('languages', () => button(new RegExp(`^\\W?${locale}`, 'i')).click())
      await check('guide', () => button(text('header.showGuide')).click())
      await check('messages', () => button(textStartPattern(locale, 'shell.messages.title')).click())
      await check('quarter', () => button(textStartPattern(locale, 'shell.chip.name')).click())
      await check('search', () => header.getByRole('combobox').fill('a'))
      await check('appearance', async () => {
        await account.click()
        await page.getByRole('menuitem', { name: text('shell.appearance.title') }).click()
      })
      await check('erasure', () => page.getByRole('button', { name: text('data.erase', 'profile') }).click())
      await check('crop', async () => {
        await page.locator('input[type=file]').setInputFiles(picture)
        await expect(page.getByRole('dialog', { name: text('crop.title', 'profile') })).toBeVisible()
      })
      await page.evaluate(() => localStorage.setItem('draft:1:1:ventes', '{"at":"","values":{}}'))
      await check('question before leaving', async () => {
        await account.click()
        await page.getByRole('menuitem', { name: text('header.logOut') }).click()
      })
      await page.setViewportSize(phone)
      await check('drawer', () => page.getByRole('button', { name: text('shell.openMenu') }).click())
      await check('sheet', () =>
        page.getByRole('button', { name: textStartPattern(locale, 'shell.decisions') }).click(),
      )
    }
    await page.context().close()
  })

for (const [turn, layout] of layouts.entries())
  test(`the layout ${layout} is accessible`, async ({ browser }) => {
    for (const scheme of viewsFor(schemes, turn)) {
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

const publicPages = [
  '/login',
  '/register',
  '/join',
  '/reset-password',
  '/terms-conditions',
  '/privacy',
  '/maintenance',
  '/coming-soon',
  '/nowhere',
]
const ownPages = [
  '/app/user/joined-game',
  '/app/user/dashboard',
  '/app/user/profile',
  '/app/user/games',
  '/app/nowhere',
]

/** Returns the horizontal overflow of the page in pixels, with this text size and direction. */
const overflowWith = (page: Page, text: string, dir: string): Promise<number> =>
  page.evaluate(
    ([direction = '', fontSize = '']) => {
      const root = document.documentElement
      root.dir = direction
      root.style.fontSize = fontSize
      return root.scrollWidth - root.clientWidth
    },
    [dir, text],
  )

test('no page scrolls sideways at 320 px or with text twice as large', async ({ browser }) => {
  const visitor = await browser.newPage()
  const player = await playerWith(browser, {})
  for (const page of [visitor, player])
    for (const path of page === visitor ? publicPages : ownPages) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      for (const { text, ...size } of fits) {
        await page.setViewportSize(size)
        for (const dir of ['ltr', 'rtl']) {
          const what = `${path} at ${size.width} px, ${dir}, ${text}`
          expect.soft(await overflowWith(page, text, dir), what).toBeLessThanOrEqual(0)
        }
      }
    }
  await visitor.close()
  await player.context().close()
})
