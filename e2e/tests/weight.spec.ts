import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Budget, budgets } from './budgets.ts'
import { caller } from './caller.ts'
import { expectNoOtherScriptInside, watch } from './content-security.ts'
import { enterGame } from './player.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

const demoGame = 'Les vélos du Rhône'

type Carried = { scripts: number; script: number; everything: number; foreign: string[] }

/**
 * The script files that a page may have: over HTTP/1.1 a browser requests six at a time, each for a round trip. Computers,
 * absence and trainings added two to the list of games, and session plans one more.
 */
const scriptsMax = 35

/**
 * Returns the number of scripts and the kB that the page has fetched, without response headers. Files that an earlier visit left in the cache
 * count too, because this page would have loaded them at a first visit.
 */
const transferredKb = (page: Page): Promise<Carried> =>
  page.evaluate(() => {
    const entries = performance.getEntries() as PerformanceResourceTiming[]
    const fetched = entries.filter(({ entryType }) => entryType === 'navigation' || entryType === 'resource')
    const own = fetched.filter(({ name }) => new URL(name).origin === location.origin)
    const files = own.filter(({ name }) => !new URL(name).pathname.startsWith('/api/'))
    const weigh = (some: PerformanceResourceTiming[]) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
    const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return {
      scripts: new Set(scripts.map(({ name }) => name)).size,
      script: weigh(scripts),
      everything: weigh(files),
      foreign: fetched.filter(entry => !own.includes(entry)).map(({ name }) => name),
    }
  })

/**
 * Returns the same once nothing more is loaded; the event stream of a game never ends, so the network is never idle.
 */
async function settledTransferKb(page: Page): Promise<Carried> {
  let carried: Carried = { scripts: -1, script: -1, everything: -1, foreign: [] }
  await expect(async () => {
    const before = carried
    carried = await transferredKb(page)
    expect(carried).toEqual(before)
  }).toPass({ intervals: [500] })
  return carried
}

test.describe.configure({ mode: 'parallel' })

for (const [who, own] of Object.entries(budgets))
  test(`every page of ${who} stays within its budgets and sends no request to another host`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const admin = await caller(request, 'admin')
    const games = await admin<{ id: number; name: string }[]>('get', '/api/v1/games')
    const gameId = games.find(({ name }) => name === demoGame)?.id
    const { companies } = await admin<{ companies: { id: number }[] }>('get', `/api/v1/games/${gameId}`)
    const page = who === 'nobody' ? await browser.newPage() : await signIn(browser, who)
    if (who === 'joueur3') await enterGame(page, demoGame)
    const { foreignRequests, refused } = watch(page, new URL(baseURL ?? '').origin)
    for (const [path, script, everything] of own) {
      const answer = await page.goto(
        path
          .replace('$gameId', String(gameId))
          .replace('$companyId', String(companies[0]?.id))
          .replace('$productId', '1'),
      )
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoOtherScriptInside(page, answer, path)
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      const carried = await settledTransferKb(page)
      const said = `${path}: ${carried.script.toFixed(1)} kB of script in ${carried.scripts} files, ${carried.everything.toFixed(1)} in all`
      if (process.env.WEIGHTS) console.log(said)
      expect.soft(carried.scripts, said).toBeLessThanOrEqual(scriptsMax)
      expect.soft(carried.script, said).toBeLessThanOrEqual(script)
      expect.soft(carried.everything, said).toBeLessThanOrEqual(everything)
      expect.soft(carried.foreign, path).toEqual([])
      // No page weighs so little: a page that was not measured must not pass.
      expect(carried.everything, path).toBeGreaterThan(20)
    }
    expect(foreignRequests).toEqual([])
    expect(refused).toEqual([])
    await page.context().close()
  })

test('what the sign-in page fetches while the name is typed is no more than the landing page needs', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Username').focus()
  const carried = await settledTransferKb(page)
  const said = `${carried.script.toFixed(1)} kB of script, ${carried.everything.toFixed(1)} in all`
  if (process.env.WEIGHTS) console.log(`/login, begun: ${said}`)
  const budgetOf = (own: readonly Budget[], wanted: string) => own.find(([path]) => path === wanted)
  const [, formScript = 0, form = 0] = budgetOf(budgets.nobody, '/login') ?? []
  const [, script = 0, everything = 0] = budgetOf(budgets.joueur3, '/app/user/games') ?? []
  expect(carried.script, said).toBeLessThanOrEqual(formScript + script)
  expect(carried.everything, said).toBeLessThanOrEqual(form + everything)
  expect(carried.script, said).toBeGreaterThan(100)
})

test('every route of the product has a budget', () => {
  const folder = join(import.meta.dirname, '../../web/src/routes')
  const files = readdirSync(folder).filter(name => /routes\.ts$/.test(name))
  const routes = files.flatMap(name =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path),
  )
  const budgeted = Object.values(budgets).flatMap(own => own.map(([path]) => path.split('?')[0]))
  expect(routes).toContain('/app/user/dashboard')
  // This route is a layout around the pages of players and shows nothing on its own.
  expect(routes.filter(path => path !== '/app/user' && !budgeted.includes(path))).toEqual([])
})

test('the component gallery is not part of the product', async ({ page }) => {
  expect((await page.goto('/dev/ui'))?.status()).toBe(404)
  await expect(page.getByText('Oops, Page Not Found :(')).toBeVisible()
})
