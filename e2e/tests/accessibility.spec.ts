import type { Browser, Page } from '@playwright/test'
import { expectNoFault, showScheme, violationsIn } from './axe.ts'
import { budgets } from './budgets.ts'
import { expectNoShift, recordShifts } from './layout-shift.ts'
import { enterGame, openGame } from './player.ts'
import { expect, test } from './product.ts'
import { expectLargeTargets } from './targets.ts'
import { storePreferences } from './texts.ts'
import { signIn } from './users.ts'
import { type View, views, viewsFor } from './views.ts'

const demoGame = 'Les vélos du Rhône'

const screens = {
  nobody: [
    '/login',
    '/register',
    '/join',
    '/join?code=AAAAAA',
    '/reset-password',
    '/login-firebase',
    '/register-firebase',
    '/reset-firebase',
    '/confirm-email',
    '/reset-password?token=unknown',
    '/terms-conditions',
    '/privacy',
    '/maintenance',
    '/coming-soon',
    '/setup?token=unknown',
    '/setup',
    '/nowhere',
  ],
  superadmin: [
    '/app',
    '/app/pages/error',
    '/app/super_admin/products',
    '/app/super_admin/users',
    '/app/super_admin/users?tab=players',
    '/app/super_admin/users?tab=roles',
    '/app/super_admin/games',
    '/app/super_admin/items',
    '/app/super_admin/menu',
    '/app/super_admin/events',
    '/app/super_admin/criteria',
    '/app/user/profile',
    '/app/nowhere',
  ],
  admin: [
    '/app',
    '/app/user/profile',
    '/app/admin/games',
    '/app/admin/trainings',
    '/app/admin/users',
    '/app/admin/company/1/joined-game',
    '/app/admin/company/1/game-retail-price',
    '/app/admin/company/1/game-comptabilite?vue=journal&avec=2',
    '/app/admin/company/1/game-competitive?avec=2',
    '/app/admin/company/1/market-newspaper?avec=2',
    '/app/admin/company/1/joined-game?avec=2',
    '/app/admin/company/1/journal',
    '/app/admin/company/1/messages',
    '/app/admin/company/1/debrief',
    '/app/admin/games?game=1&tab=journals',
    '/app/admin/games?game=1&tab=quizzes',
    '/app/admin/games?game=1&tab=peers',
    '/app/admin/games?game=1&tab=grades',
    '/app/admin/company/1/report',
    '/app/admin/game/1/report',
    '/app/admin/game/1/model',
  ],
  joueur3: budgets.joueur3
    .map(([path]) => path.replace('$productId', '1'))
    .filter(path => !path.includes('$gameId')),
}

async function opened(browser: Browser, who: keyof typeof screens): Promise<Page> {
  if (who === 'nobody') return (await browser.newContext()).newPage()
  const page = await signIn(browser, who)
  if (who === 'joueur3') await enterGame(page, demoGame)
  return page
}

/** Opens a screen and waits until its content is loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

/** Shows the same screen at this width, light or dark. */
async function show(page: Page, view: View): Promise<void> {
  await page.setViewportSize(view)
  await showScheme(page, view.scheme)
}

test('reports an image without a text alternative, even one added after the first check', async ({
  page,
}) => {
  await page.setContent('<html lang="en"><title>T</title><main><h1>T</h1></main></html>')
  expect(await violationsIn(page)).toEqual([])
  await page.locator('main').evaluate(main => main.append(document.createElement('img')))
  expect(await violationsIn(page)).toEqual(['image-alt: <img>'])
})

for (const who of Object.keys(screens) as (keyof typeof screens)[])
  for (const locale of ['fr', 'ar'] as const)
    test(`every screen of ${who} is accessible, ${locale}`, async ({ browser }) => {
      const page = await opened(browser, who)
      await storePreferences(page, locale, { reduceMotion: true })
      for (const [turn, path] of screens[who].entries()) {
        const own = viewsFor(views, turn).filter(({ language }) => language === locale)
        if (own.length === 0) continue
        await open(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        for (const view of own) {
          await show(page, view)
          await expectNoFault(page, `${path} at ${view.width} px, ${view.scheme}`)
        }
      }
      await page.context().close()
    })

test('on a phone, what a player touches is large enough and what a player reads stays in place', async ({
  browser,
}) => {
  const page = await openGame(browser, 'joueur3', demoGame)
  await page.setViewportSize({ width: 360, height: 740 })
  await storePreferences(page, 'fr', { reduceMotion: true })
  await recordShifts(page)
  for (const path of screens.joueur3) {
    await open(page, path)
    await expectNoShift(page, 'fr', path)
    await expectLargeTargets(page, path)
  }
  await page.context().close()
})
