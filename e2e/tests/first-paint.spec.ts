import type { Browser, Locator, Page, Request } from '@playwright/test'
import { includesPart } from '../../testing/parts.ts'
import { holdScripts } from './held-scripts.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

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

/** With the part « first-visit » every layout is tested, for both roles. */
const inDepth = includesPart('first-visit')
const people = inDepth ? ['joueur2', 'admin'] : ['joueur2']
const shown = appearances.filter(
  ({ layout }) => inDepth || layout === 'mega-menu' || layout === 'top-navigation',
)

for (const who of people)
  test(`the static frame of ${who} is in the place of the page, in each layout`, async ({ browser }) => {
    const signedIn = await signIn(browser, who)
    const storageState = await signedIn.context().storageState()
    const landing = new URL(signedIn.url()).pathname
    await signedIn.context().close()
    for (const appearance of shown) {
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

/** Opens an empty tab for a player in a game: all requests recorded there are those of its first page. */
async function inGame(browser: Browser): Promise<Page> {
  const before = await openGame(browser, 'joueur2', 'Les vélos du Rhône')
  const page = await before.context().newPage()
  // The other tab shares the session, and would renew its token.
  await before.close()
  return page
}

/**
 * The milliseconds after which a response is stale: a part of the page that is rendered later requests it again,
 * rightly.
 */
const fresh = 10_000

/**
 * What is read again once the stream is open, because it may have changed meanwhile: the active round, the game, and
 * the lists of games. A slow page shows its first screen only after that.
 */
const uncertainAtFirst = /\/rounds\/actif\/|\/games$|\/games\/\d+$/

/**
 * Records the paths of the read requests of this page from now on, but neither those of responses that had become
 * stale nor those that the opening of the stream made uncertain.
 */
function callsOf(page: Page) {
  const requests: Request[] = []
  let isStreamOpen = false
  const readAgain = new Set<Request>()
  page.on('response', response => {
    if (response.url().endsWith('/stream')) isStreamOpen = true
  })
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' || !pathname.startsWith('/api/v1/')) return
    const isKnown = requests.some(other => other.url() === request.url())
    if (isKnown && isStreamOpen && uncertainAtFirst.test(pathname)) readAgain.add(request)
    requests.push(request)
  })
  const began = (request: Request) => request.timing().startTime
  return () =>
    requests
      .filter((request, index) => {
        if (readAgain.has(request)) return false
        const first = requests.slice(0, index).find(other => other.url() === request.url())
        // The start of a request is not known before its response.
        const isOld = first && began(first) > 0 && began(request) - began(first) >= fresh
        return !isOld
      })
      .map(request => new URL(request.url()).pathname)
}

const twice = (calls: readonly string[]) => calls.filter((call, index) => calls.indexOf(call) !== index)

test('a visit that begins in an area requests nothing twice, and the decisions of all areas at once', async ({
  browser,
}) => {
  const page = await inGame(browser)
  const calls = callsOf(page)
  await page.goto('/app/user/game-retail-price')
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
  await expect.poll(() => calls().filter(call => call.endsWith('/projection_inputs')).length).toBe(1)
  expect(calls().filter(call => /\/companies\/\d+\/decisions$/.test(call))).toHaveLength(1)
  expect(calls().filter(call => call.includes('/criteria/'))).toEqual([])
  expect(twice(calls())).toEqual([])
  await page.context().close()
})

test('the data of the first screen are requested while the scripts that render it are loading', async ({
  browser,
}) => {
  const page = await inGame(browser)
  const release = await holdScripts(page, /\/assets\/(?:application|shell|area-page)-.*\.js$/)
  const requested = ['decisions', 'resultats'].map(call =>
    page.waitForResponse(response => new URL(response.url()).pathname.endsWith(call)),
  )
  const opened = page.goto('/app/user/game-production')
  await Promise.all(requested)
  await expect(page.locator('#frame main')).toBeVisible()
  release()
  await opened
  await expect(page.getByRole('heading', { level: 1, name: 'Production' })).toBeVisible()
  await page.context().close()
})

test('texts are requested again when the first request for them fails', async ({ browser }) => {
  const page = await inGame(browser)
  let refusals = 0
  await page.route(/\/assets\/texts-.*\/common\.player\.catalogue\.json$/, async route => {
    refusals += 1
    await route.abort()
  })
  await page.goto('/app/user/joined-game')
  await expect(page.getByRole('heading', { name: 'Ranking' })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  expect(refusals).toBeGreaterThan(0)
  await page.context().close()
})

test('an access token that has expired meanwhile is renewed once, and the page is still shown', async ({
  browser,
}) => {
  const page = await inGame(browser)
  const renewals: Request[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/token/refresh')) renewals.push(request)
  })
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('aged')) localStorage.setItem('token', 'of.yesterday.x')
    sessionStorage.setItem('aged', 'yes')
  })
  const renewed = page.waitForResponse('**/api/token/refresh')
  // The first request is rejected after the others have renewed the token. The route stays: removing it while the
  // second one passes would lose that.
  let isFirst = true
  await page.route('**/dashboard', async route => {
    if (!isFirst) return route.continue()
    isFirst = false
    const rejection = await route.fetch()
    await renewed
    await route.fulfill({ response: rejection })
  })
  await page.goto('/app/user/joined-game')
  await renewed
  await expect(page.getByRole('heading', { name: 'Ranking' })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe('of.yesterday.x')
  expect(renewals).toHaveLength(1)
  await page.context().close()
})

test('a visit that begins on the dashboard requests nothing twice and renders the ranking when scrolled to', async ({
  browser,
}) => {
  const page = await inGame(browser)
  // The ranking begins about two and a half viewports down, and is rendered within two: a font that comes late moves it
  // by a line, not by that much.
  await page.setViewportSize({ width: 412, height: 660 })
  const calls = callsOf(page)
  await page.goto('/app/user/joined-game')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const once = calls()
  for (const answer of ['/dashboard', '/decisions', '/resultats', '/state', '/games'])
    expect(
      once.filter(call => call.endsWith(answer)),
      answer,
    ).toHaveLength(1)
  // All areas have arrived in one response.
  expect(once.filter(call => call.includes('/criteria/'))).toEqual([])
  expect(twice(once)).toEqual([])
  const ranking = page.getByRole('table', { name: /ranked/ })
  await expect(ranking).toHaveCount(0)
  await page.getByRole('heading', { name: 'Ranking' }).scrollIntoViewIfNeeded()
  await expect(ranking).toBeVisible()
  await page.context().close()
})
