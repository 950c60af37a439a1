/**
 * Measures large tables and long charts in the browser: scrolls and sorts the tables of a game of 1 000 companies, for
 * the player and for the administrator, and clicks on the charts of a game of 40 quarters. Counts frames over 50 ms
 * while scrolling and times clicks until the next paint, with a slower CPU on request.
 *
 *   npm run bench tables [-- --companies 1000 --quarters 40 --slowdown 1]
 */
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { inBrowserWithProduct, type StorageState, settled, slowDown } from './browser/browser.ts'
import { timeInteraction, watchInteractions } from './browser/interaction.ts'
import { administratorState, companyState } from './browser/stored-state.ts'
import { createGame, settlePass, timePass } from './passes/game.ts'
import type { Playground } from './passes/playground.ts'
import { figureText } from './report/report.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '1000' },
    quarters: { type: 'string', default: '40' },
    slowdown: { type: 'string', default: '1' },
  },
})

async function playedGame(playground: Playground, companies: number, quarters: number) {
  const game = await createGame(playground, companies)
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    await timePass(playground, game)
    await settlePass(playground, game)
  }
  return game
}

/** Returns the milliseconds of each frame while 60 turns of the wheel scroll the page down and up again. */
async function framesWhileScrolling(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    let before = performance.now()
    const next = (now: number) => {
      frames.push(now - before)
      before = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    Object.assign(window, { frames })
  })
  for (const direction of [1, -1])
    for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, direction * 200)
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames)
}

function print(what: string, frames: number[], sortMs: number | null): void {
  const slow = frames.filter(milliseconds => milliseconds > 50).length
  const sorted = sortMs === null ? '' : `, sorted in ${figureText(sortMs)} ms`
  console.log(
    `${what}: ${slow} of ${frames.length} frames over 50 ms, longest ${figureText(Math.max(...frames))} ms${sorted}`,
  )
}

type View = { what: string; path: string; state: StorageState; hasTable?: boolean; hasChart?: boolean }

/** Opens a page, shows as many rows as its table allows, and measures it. */
async function measure(browser: Browser, url: string, view: View): Promise<void> {
  const context = await browser.newContext({ storageState: view.state, locale: 'en-US', baseURL: url })
  const page = await context.newPage()
  await watchInteractions(page)
  await slowDown(await context.newCDPSession(page), Number(values.slowdown))
  await page.goto(view.path)
  await settled(page)
  const chart = page.getByRole('main').getByRole('group').locator('svg').first()
  if (view.hasChart) await chart.waitFor()
  const sortMs = view.hasTable ? await timeSort(page) : null
  await page.mouse.move(640, 500)
  print(view.what, await framesWhileScrolling(page), sortMs)
  if (view.hasChart) {
    await chart.scrollIntoViewIfNeeded()
    const pointed = await timeInteraction(page, () => chart.click())
    console.log(`  its first chart answers a click in ${figureText(pointed)} ms`)
  }
  await context.close()
}

/** Returns the milliseconds from a click on the second column header to the paint of the new order. */
async function timeSort(page: Page): Promise<number> {
  const head = page.getByRole('columnheader').getByRole('button').nth(1)
  await head.waitFor()
  const size = page.getByRole('combobox', { name: /per page/ }).last()
  if ((await size.count()) > 0)
    await size.selectOption({ index: -1 + (await size.locator('option').count()) })
  return timeInteraction(page, () => head.click())
}

await inBrowserWithProduct(async (browser, playground) => {
  const large = await playedGame(playground, Number(values.companies), 1)
  const long = await playedGame(playground, 10, Number(values.quarters))
  const administrator = await administratorState(playground)
  const player = await companyState(playground, large)
  const veteran = await companyState(playground, long)
  const many = `${large.companyCount} companies`
  const tab = (name: string, also: Pick<View, 'hasTable' | 'hasChart'>): View => ({
    what: `${many}, tab ${name}`,
    path: `/app/admin/games?game=${large.id}&tab=${name}`,
    state: administrator,
    ...also,
  })
  const quarters = (page: string, also: Pick<View, 'hasTable' | 'hasChart'>): View => ({
    what: `${values.quarters} quarters, ${page}`,
    path: `/app/user/${page}`,
    state: veteran,
    ...also,
  })
  for (const view of [
    tab('dashboard', { hasChart: true }),
    tab('orders', { hasTable: true }),
    tab('attendance', { hasTable: true }),
    tab('expert', { hasTable: true }),
    {
      what: `${many}, competition`,
      path: '/app/user/game-competitive',
      state: player,
      hasTable: true,
      hasChart: true,
    },
    quarters('joined-game', { hasChart: true }),
    quarters('game-comptabilite', {}),
    quarters('game-accounting-balance-sheet', {}),
  ] satisfies View[])
    await measure(browser, playground.product.url, view)
})
