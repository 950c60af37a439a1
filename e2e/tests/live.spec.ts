import type { Page, Request } from '@playwright/test'
import { caller } from './caller.ts'
import { expectMessage } from './messages.ts'
import { joinGame, openGameOn } from './player.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

const gameName = 'Partie en direct'

/**
 * Tracks the event streams of a page: one that broke on a busy machine may be opened again, but two may never be open
 * at once.
 */
function streamsOf(page: Page) {
  const open = new Set<Request>()
  let most = 0
  page.on('request', request => {
    if (!request.url().endsWith('/stream')) return
    open.add(request)
    most = Math.max(most, open.size)
  })
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  return { open, mostAtOnce: () => most }
}

test('changes in a game appear on the page of a player without a reload, over one stream', async ({
  browser,
  request,
}) => {
  const root = await caller(request, 'superadmin')
  const { id } = await root('post', '/api/v1/game', { name: gameName, admins: ['admin'] })
  const administrator = await caller(request, 'admin')
  await administrator('put', `/api/v1/game/${id}`, { nbTurns: 4, levelGame: 1 })
  const page = await signIn(browser, 'joueur3')
  const streams = streamsOf(page)
  await joinGame(page, gameName)
  const chip = page.getByRole('button', { name: /^Current quarter/ })
  await expect(chip).toContainText('Q1/4')
  await expect.poll(() => streams.open.size).toBe(1)

  await administrator('put', `/api/v1/games/${id}`, { typePassage: 1, hour: 2 })
  await expect(chip).toContainText(/Q1\/4 · 1 h 5\d/)
  await administrator('post', `/api/v1/rounds/pass0/${id}`, [])
  await expectMessage(page, 'Quarter 2 begins')
  await expect(chip).toContainText('Q2/4')
  await expect(page.getByRole('table', { name: /ranked/ }).getByRole('row')).toHaveCount(2)

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/games/)
  expect(streams.mostAtOnce()).toBe(1)
  await page.context().close()
})

test('a passed quarter appears even if no stream can be opened', async ({ browser, request }) => {
  const root = await caller(request, 'superadmin')
  const name = 'Partie sans direct'
  const { id } = await root('post', '/api/v1/game', { name, admins: ['admin'] })
  const administrator = await caller(request, 'admin')
  await administrator('put', `/api/v1/game/${id}`, { nbTurns: 4, levelGame: 1 })
  const player = await caller(request, 'joueur3')
  await player('post', '/api/v1/companies', { game: id })
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('**/stream', route => route.abort())
  await openGameOn(page, 'joueur3', name)
  const chip = page.getByRole('button', { name: /^Current quarter/ })
  await expect(chip).toContainText('Q1/4')
  await administrator('post', `/api/v1/rounds/pass0/${id}`, [])
  await expectMessage(page, 'Quarter 2 begins')
  await expect(chip).toContainText('Q2/4')
  await page.context().close()
})
