/**
 * Large tables and long charts in the browser: the tables of a game of 1 000 companies, for the player and for the
 * administrator, scrolled and sorted, and the charts of a game of 40 quarters pointed at. Frames over 50 ms while it
 * moves, and the time from a click to the next paint. CPU slowed down on demand.
 *
 *   npm run bench tables [-- --companies 1000 --quarters 40 --slowdown 1]
 */
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { inBrowser, settled, slowDown } from './browser/browser.ts'
import { timeInteraction, watchInteractions } from './browser/interaction.ts'
import { companyState, staffState } from './browser/kept-state.ts'
import { createGame, settlePass, timePass } from './passes/game.ts'
import { inPlayground, type Playground } from './passes/playground.ts'
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

/** Milliseconds of each frame while the page is scrolled down and up again by a wheel, 60 turns of it. */
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

type State = Awaited<ReturnType<typeof staffState>>

/** Opens a page, all rows a page of its tables may hold, and measures it. */
async function measure(
  browser: Browser,
  what: string,
  url: string,
  path: string,
  state: State,
): Promise<void> {
  const context = await browser.newContext({ storageState: state, locale: 'en-GB', baseURL: url })
  const page = await context.newPage()
  await watchInteractions(page)
  await slowDown(await context.newCDPSession(page), Number(values.slowdown))
  await page.goto(path)
  await settled(page)
  const size = page.getByRole('combobox', { name: /per page/ }).last()
  const head = page.getByRole('columnheader').getByRole('button')
  if ((await size.count()) > 0)
    await size.selectOption({ index: -1 + (await size.locator('option').count()) })
  const sortMs = (await head.count()) > 1 ? await timeInteraction(page, () => head.nth(1).click()) : null
  await page.mouse.move(640, 500)
  print(what, await framesWhileScrolling(page), sortMs)
  const chart = page.getByRole('group').or(page.getByRole('figure')).locator('svg').first()
  if (await chart.isVisible()) {
    await chart.scrollIntoViewIfNeeded()
    const pointed = await timeInteraction(page, () => chart.click())
    console.log(`  its first chart answers a click in ${figureText(pointed)} ms`)
  }
  await context.close()
}

await inPlayground(playground =>
  inBrowser(async browser => {
    const { url } = playground.product
    const large = await playedGame(playground, Number(values.companies), 1)
    const long = await playedGame(playground, 10, Number(values.quarters))
    const staff = await staffState(playground)
    const gamePath = (tab: string) => `/app/admin/games?game=${large.id}&tab=${tab}`
    for (const tab of ['dashboard', 'orders', 'attendance', 'expert'])
      await measure(browser, `${large.companyCount} companies, tab ${tab}`, url, gamePath(tab), staff)
    const player = await companyState(playground, large)
    await measure(
      browser,
      `${large.companyCount} companies, competition`,
      url,
      '/app/user/game-competitive',
      player,
    )
    const veteran = await companyState(playground, long)
    for (const path of ['joined-game', 'dashboard', 'game-competitive'])
      await measure(browser, `${values.quarters} quarters, ${path}`, url, `/app/user/${path}`, veteran)
  }),
)
