import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { chooseInUserMenu } from './shell.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const dashboard = '/app/user/joined-game'

test('a reload without a connection shows what the player knew, and nothing once they have signed out', async ({
  browser,
}) => {
  const page = await openGame(browser, 'joueur4', 'Les vélos du Rhône', dashboard)
  const cash = page.getByText('Liquidity').first()
  await expect(cash).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // The files of the page are stored once the worker has heard which they are.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('files')).keys()).length))
    .toBeGreaterThan(10)
  await expect.poll(() => page.evaluate(() => caches.match('/app').then(Boolean))).toBe(true)
  expect(await page.evaluate(async () => (await caches.keys()).sort())).toEqual(['files', 'shell'])

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Offline – this is what we knew at/)).toBeVisible()
  await expect(cash).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText(/^Offline/)).toHaveCount(0)
  const stored = await page.evaluate(() => localStorage.getItem('lastKnown'))
  expect(stored).toContain('getDashboard')
  await chooseInUserMenu(page, 'Log Out')
  await expect(page).toHaveURL(/login|\/$/)
  expect(await page.evaluate(() => localStorage.getItem('lastKnown'))).toBeNull()
  await page.context().close()
})

test('the product can be installed: a manifest with a name and its pictures', async ({ page, request }) => {
  await page.goto('/login')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Trimestre', start_url: '/app', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const picture = await request.get(src)
    expect(picture.headers()['content-type'], src).toBe(type)
  }
})
