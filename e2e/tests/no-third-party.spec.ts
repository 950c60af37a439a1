import { type Browser, expect, type Page, test } from '@playwright/test'
import { signIn } from './people.ts'
import { enterGame } from './player.ts'

// A page asks nobody but the product for anything, and runs nothing that is not a file of its own.

const screens = {
  nobody: [
    '/',
    '/login',
    '/register',
    '/reset-password',
    '/terms-conditions',
    '/privacy',
    '/maintenance',
    '/coming-soon',
    '/nowhere',
  ],
  superadmin: [
    ...['/app', '/app/super_admin/products', '/app/super_admin/users', '/app/super_admin/games'],
    ...['/app/super_admin/system', '/app/super_admin/journal'],
  ],
  admin: ['/app', '/app/admin/games', '/app/admin/users', '/app/user/profile'],
  joueur3: [
    '/app/user/dashboard',
    '/app/user/games',
    '/app/user/game-production',
    '/app/user/game-retail-price',
    '/app/user/game-comptabilite',
    '/app/user/game-competitive',
    '/app/user/game-accounting-balance-sheet',
  ],
}

async function opened(browser: Browser, who: keyof typeof screens): Promise<Page> {
  if (who === 'nobody') return (await browser.newContext()).newPage()
  const page = await signIn(browser, who)
  if (who === 'joueur3') await enterGame(page, 'Les vélos du Rhône')
  return page
}

/** Collects what leaves for elsewhere, and what the browser refuses to run. */
function watch(page: Page, own: string) {
  const abroad: string[] = []
  const refused: string[] = []
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== own) abroad.push(request.url())
  })
  page.on('websocket', socket => {
    if (new URL(socket.url()).host !== new URL(own).host) abroad.push(socket.url())
  })
  page.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text())
  })
  return { abroad, refused }
}

for (const who of Object.keys(screens) as (keyof typeof screens)[]) {
  test(`the pages of ${who} ask nobody else for anything`, async ({ browser, baseURL }) => {
    const page = await opened(browser, who)
    const { abroad, refused } = watch(page, new URL(baseURL ?? '').origin)
    for (const path of screens[who]) {
      const answer = await page.goto(path)
      const policy = (await answer?.headerValue('content-security-policy')) ?? ''
      expect(policy).toMatch(/script-src 'self'(?:;|$)/)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // No script in the page itself, no handler in a tag: the policy would have to allow them.
      expect(
        await page.locator('script:not([src])').evaluateAll(tags => tags.map(tag => tag.outerHTML)),
      ).toEqual([])
      expect(await page.locator('[onclick],[onload],[onerror]').count()).toBe(0)
    }
    expect(abroad).toEqual([])
    expect(refused).toEqual([])
    await page.context().close()
  })
}

test('a script that is put into a page does not run', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "run"'
    document.body.append(script)
    return document.title === 'run'
  })
  expect(hasRun).toBe(false)
})
