import type { APIRequestContext, Page } from '@playwright/test'
import { type ClassGame, decide, joinClass, openClass, type Student } from './games.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

test.describe.configure({ mode: 'serial' })
let room: ClassGame
let student: Student

/** Shared by the whole file, because the request context of a test ends with that test. */
let api: APIRequestContext
const name = 'Jeu aux résultats retenus'
const soon = () => new Date(Date.now() + 45 * 60_000).toISOString()

test.beforeAll(async ({ playwright, baseURL }) => {
  api = await playwright.request.newContext({ baseURL })
  room = await openClass(api, name, ['ines', 'paul'])
  student = await joinClass(api, room.gameId, 'ines')
  await joinClass(api, room.gameId, 'paul')
  await room.admin('post', `/api/v1/rounds/pass0/${room.gameId}`, [])
  await room.admin('put', `/api/v1/games/${room.gameId}/publication`, { mode: 'held' })
  await decide(student, room.gameId, 'ventes', { prixVente: 61.25 }, false)
})
test.afterAll(() => api.dispose())

const price = (page: Page) => page.getByRole('textbox', { name: 'Selling price' })

test('a player who is typing when the quarter closes keeps the values, and reads when the results come', async ({
  browser,
}) => {
  const page = await openGame(browser, 'ines', name, '/app/user/game-retail-price')
  await price(page).fill('62.5')
  await room.admin('post', `/api/v1/rounds/pass/${room.gameId}`, [])
  const closed = page.getByRole('status').filter({ hasText: 'Quarter closed.' })
  await expect(closed).toContainText('The teacher will publish the results.')
  await expect(closed).toContainText('can no longer be changed')
  await expect(price(page)).toHaveValue(/62\.5/)
  await expect(price(page)).not.toBeEditable()
  const chip = page.getByRole('button', { name: /^Current quarter/ })
  await expect(chip).toContainText('Q2/4 · closed')

  const round = await room.admin('get', `/api/v1/rounds/actif/${room.gameId}`)
  await room.admin('post', `/api/v1/rounds/${round.id}/publish`, { at: soon() })
  await expect(closed).toContainText(/Results at .+\d+:\d\d/s)
  await expect(chip).toContainText(/results in \d+:\d\d/)
  await page.goto('/app/user/joined-game')
  await expect(page.getByRole('status').filter({ hasText: 'Quarter closed.' })).toBeVisible()
  await expect(page.getByText(/The results of quarter/)).toHaveCount(0)
  await page.context().close()
})

test('staff see the figures marked, and the projector shows those of the published quarter only', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin', `/app/admin/games?game=${room.gameId}&tab=expert`)
  await expect(page.getByText('Quarter 2 is closed but not published')).toBeVisible()
  await expect(page.getByRole('row', { name: /ines/ }).filter({ hasText: 'Q2 not published' })).toBeVisible()
  await page.goto(`/app/admin/game/${room.gameId}/report`)
  await expect(page.getByRole('heading', { name: /Ranking.*not published/ })).toBeVisible()
  await page.goto(`/app/admin/pass_trimestre?game=${room.gameId}&projector=1&scene=7`)
  await expect(page.getByText(/^Results at/)).toBeVisible()
  await expect(page.getByText('Figures of quarter 1')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('61.25')
  await page.context().close()
})

test('the published results reach the player without a reload', async ({ browser }) => {
  const page = await openGame(browser, 'ines', name)
  await expect(page.getByRole('status').filter({ hasText: 'Quarter closed.' })).toBeVisible()
  const round = await room.admin('get', `/api/v1/rounds/actif/${room.gameId}`)
  await room.admin('post', `/api/v1/rounds/${round.id}/publish`, {})
  await expect(page.getByText('The results of quarter 2 are here')).toBeVisible()
  await page.context().close()
})
