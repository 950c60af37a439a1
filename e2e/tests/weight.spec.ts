import { expect, type Page, test } from '@playwright/test'
import { signIn } from './people.ts'
import { enterGame } from './player.ts'

// First visits with an empty cache, as the network carries them: brotli, 1 kB = 1000 bytes.

/** Bytes of script the page has fetched, heads of the answers apart. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )

/** The same once nothing more comes; the stream of a game never ends, so that the network is never idle. */
async function allScriptBytes(page: Page): Promise<number> {
  let bytes = -1
  await expect(async () => {
    const before = bytes
    bytes = await scriptBytes(page)
    expect(bytes).toBe(before)
  }).toPass({ intervals: [1000] })
  return bytes
}

const foreignRequests = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => new URL(name).origin !== location.origin),
  )

test('the login page carries at most 100 kB of script', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  const bytes = await allScriptBytes(page)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(100_000)
  expect(await foreignRequests(page)).toEqual([])
})

test('the dashboard of a player carries at most 180 kB of script, its chart drawn', async ({ browser }) => {
  const visited = await signIn(browser, 'joueur2')
  await enterGame(visited, 'Les vélos du Rhône')
  const storageState = await visited.context().storageState()
  await visited.context().close()

  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto('/app/user/joined-game')
  await expect(page.getByText('Stock', { exact: true }).first()).toBeVisible()
  const bytes = await allScriptBytes(page)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(180_000)
  expect(await foreignRequests(page)).toEqual([])
  await context.close()
})

test('the page of the components is no part of the product', async ({ page }) => {
  expect((await page.goto('/dev/ui'))?.status()).toBe(404)
  await expect(page.getByText('Oops, Page Not Found :(')).toBeVisible()
})
