import { caller } from './caller.ts'
import { signIn } from './people.ts'
import { joinGame } from './player.ts'
import { expect, test } from './product.ts'

const gameName = 'Partie en direct'

test('what happens in a game appears on a player’s page without a reload, over one stream', async ({
  browser,
  request,
}) => {
  const root = await caller(request, 'superadmin')
  const { id } = await root('post', '/api/v1/game', { name: gameName, admins: ['admin'] })
  const administrator = await caller(request, 'admin')
  await administrator('put', `/api/v1/game/${id}`, { nbTurns: 4, levelGame: 1 })
  const page = await signIn(browser, 'joueur3')
  const streams: string[] = []
  page.on('request', asked => {
    if (asked.url().endsWith('/stream')) streams.push(asked.url())
  })
  await joinGame(page, gameName)
  const chip = page.getByRole('button', { name: /^Current quarter/ })
  await expect(chip).toContainText('Q1/4')
  await expect.poll(() => streams.length).toBe(1)

  await administrator('put', `/api/v1/games/${id}`, { typePassage: 1, hour: 2 })
  await expect(chip).toContainText(/Q1\/4 · 1 h 5\d/)
  await administrator('post', `/api/v1/rounds/pass0/${id}`, [])
  await expect(page.getByText('Quarter 2 begins')).toBeVisible()
  await expect(chip).toContainText('Q2/4')
  await expect(page.getByRole('table', { name: /ranked/ }).getByRole('row')).toHaveCount(2)

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/games/)
  expect(streams).toHaveLength(1)
  await page.context().close()
})

test('where no stream comes through, a passed quarter is noticed all the same', async ({
  browser,
  request,
}) => {
  const root = await caller(request, 'superadmin')
  const name = 'Partie sans direct'
  const { id } = await root('post', '/api/v1/game', { name, admins: ['admin'] })
  const administrator = await caller(request, 'admin')
  await administrator('put', `/api/v1/game/${id}`, { nbTurns: 4, levelGame: 1 })
  const page = await signIn(browser, 'joueur3')
  await page.route('**/stream', route => route.abort())
  await joinGame(page, name)
  const chip = page.getByRole('button', { name: /^Current quarter/ })
  await expect(chip).toContainText('Q1/4')
  await administrator('post', `/api/v1/rounds/pass0/${id}`, [])
  await expect(page.getByText('Quarter 2 begins')).toBeVisible({ timeout: 30_000 })
  await expect(chip).toContainText('Q2/4', { timeout: 30_000 })
  await page.context().close()
})
