import type { Page } from '@playwright/test'
import type { Game } from '@trimestre/contract/games'
import { patiently } from '../../testing/patience.ts'
import { expectNoFault, expectNoSidewaysScroll } from './axe.ts'
import { caller } from './caller.ts'
import { aPublicGame } from './games.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { fillSignIn, signIn } from './users.ts'

const demoGame = 'Les vélos du Rhône'
const phone = { width: 360, height: 740 }

let gameId: number

test.beforeAll(async ({ request }) => {
  const admin = await caller(request, 'admin')
  const games = await admin<{ id: number; name: string }[]>('get', '/api/v1/games')
  gameId = games.find(({ name }) => name === demoGame)?.id ?? 0
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const subtitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('the teacher debriefs a quarter: facts, moments, replay, questions and a file', async ({ browser }) => {
  const page = await signIn(browser, 'admin', `/app/admin/games?game=${gameId}`)
  await page.getByRole('link', { name: 'Debrief', exact: true }).click()
  await expect(title(page)).toHaveText('Ranking')

  await page.getByRole('button', { name: '8. Moments' }).click()
  await expect(subtitle(page, 'The facts')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/demand/i)
  await page.keyboard.press('ArrowRight')
  await expect(subtitle(page, 'The moments that mattered')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Roule Malin')

  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('Replay')
  const slider = page.getByRole('slider', { name: 'Replayed quarter' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Quarter 1 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Quarter 2 of 4')
  await slider.focus()
  for (const [key, quarter] of [
    ['End', 4],
    ['Home', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', 4],
  ] as const) {
    await page.keyboard.press(key)
    await expect(slider, key).toHaveAttribute('aria-valuetext', `Quarter ${quarter} of 4`)
  }
  for (const view of ['Price and share', 'Made, demanded, in stock', 'Value']) {
    await page.getByRole('button', { name: view, exact: true }).click()
    await page.getByRole('button', { name: 'Show the table' }).click()
    await expect(page.getByRole('table', { name: view }), view).toBeVisible()
  }
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const table = page.getByRole('table', { name: 'The companies in quarter 4' })
  await expect(table.getByRole('row')).toHaveCount(7)
  await expect(table).not.toContainText('Roule Malin')
  await page.getByRole('button', { name: 'Names', exact: true }).click()
  await expect(table).toContainText('Roule Malin')
  await page.getByRole('button', { name: 'Names', exact: true }).click()
  await expect(table).not.toContainText('Roule Malin')
  await expect(table.getByRole('columnheader', { name: 'Rank' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ranking', exact: true }).click()
  await expect(table.getByRole('columnheader', { name: 'Rank' })).toBeVisible()

  const file = page.waitForEvent('download', { timeout: patiently(60_000) })
  await page.getByRole('button', { name: 'Slides' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.pptx$/)
  await expect(page.getByText('The file has been downloaded.')).toBeVisible()

  await page.getByRole('button', { name: '10. Questions' }).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  const answer = page.getByRole('heading', { level: 3, name: /step by step|leads/ })
  await expect(answer).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await expect(answer).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await expect(answer).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await page.context().close()
})

test('a file that cannot be written yet is asked for again', async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  await page.route('**/debrief/deck?*', route =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '10' },
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Service Unavailable',
        status: 503,
        code: 'debrief/busy',
        detail: '',
      },
    }),
  )
  await page.goto(`/app/admin/pass_trimestre?game=${gameId}&projector=1&scene=9`)
  await page.getByRole('button', { name: 'PDF' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'The file was not created' })
  await expect(failure).toBeVisible()
  await page.unroute('**/debrief/deck?*')
  const file = page.waitForEvent('download', { timeout: patiently(60_000) })
  await failure.getByRole('button', { name: 'Try again' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(failure).toHaveCount(0)
  await page.context().close()
})

test('a player reads the own debrief on a phone and agrees to serve as an example', async ({
  browser,
  request,
}) => {
  const page = await openGame(browser, 'joueur3', demoGame)
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: 'Read the debrief' }).click()
  await expect(title(page)).toHaveText('Debrief')
  await expect(page.getByRole('heading', { name: 'Debrief of quarter 4' })).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Replayed quarter' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Quarter 4 of 4')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('table', { name: 'The companies in quarter 1' })).toBeVisible()
  const steps = page.locator('summary').filter({ hasText: /step by step|leads/ })
  await expect(steps).toHaveCount(5)
  await page.getByRole('checkbox', { name: 'Whole game' }).check()
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('summary') })
      .first(),
  ).toHaveText(/^Q\d /)
  await steps.first().click()
  await page.getByRole('button', { name: 'Why?' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const consent = page.getByRole('switch', { name: /^I agree that our company/ })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await page.reload()
  await expect(consent).toBeChecked()
  await expectNoFault(page, 'own debrief, 360 px')
  await expectNoSidewaysScroll(page, 'own debrief, 360 px')
  await consent.uncheck()

  const admin = await caller(request, 'admin')
  await admin('put', `/api/v1/games/${gameId}`, { debriefForPlayers: false })
  await page.reload()
  await expect(page.getByText('The teacher has not opened the debrief')).toBeVisible()
  await admin('put', `/api/v1/games/${gameId}`, { debriefForPlayers: true })
  await page.context().close()
})

test('a link of a file opens the figure that it is about, after signing in', async ({ browser, request }) => {
  const why = 't=3&why=result.demandeNonSatisfaite'
  const player = await (await browser.newContext()).newPage()
  await player.goto(`/app/user/debrief?game=${gameId}&${why}`)
  await fillSignIn(player, 'joueur3')
  const panel = (page: Page) => page.getByRole('dialog', { name: /Unsatisfied demand/ })
  await expect(panel(player)).toContainText('in quarter 3')
  await player.keyboard.press('Escape')
  await expect(panel(player)).toHaveCount(0)
  await expect(player).toHaveURL(/\/app\/user\/debrief\?t=3$/)
  await expect(player.getByRole('heading', { name: 'Debrief of quarter 3' })).toBeVisible()
  await player.context().close()

  const admin = await caller(request, 'admin')
  const { companies } = await admin<Game>('get', `/api/v1/games/${gameId}`)
  const staff = await signIn(browser, 'admin', `/app/admin/company/${companies[0]?.id}/debrief?${why}`)
  await expect(panel(staff)).toBeVisible()
  await staff.keyboard.press('Escape')
  await expect(staff).toHaveURL(/\/debrief\?t=3$/)
  await staff.goto(`/app/admin/games?game=${gameId}&tab=expert&columns=username,round,demandeNonSatisfaite`)
  await expect(staff.getByRole('columnheader')).toHaveText([/Player/, /Round|Quarter/, /Unsatisfied demand/])
  await staff.context().close()
})

test('the figures of a quarter that is opened again leave the stage and the pages of players', async ({
  browser,
  request,
}) => {
  const { id, administrator, pass } = await aPublicGame(request, 'Trimestre repris', 2)
  await (await caller(request, 'joueur1'))('post', '/api/v1/companies', { game: id })
  for (let quarter = 1; quarter <= 2; quarter += 1) await pass()
  const stage = await signIn(browser, 'admin', `/app/admin/pass_trimestre?game=${id}&projector=1&scene=9`)
  const slider = stage.getByRole('slider', { name: 'Replayed quarter' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Quarter 1 of 2')
  const player = await openGame(browser, 'joueur1', 'Trimestre repris', '/app/user/debrief')
  await expect(subtitle(player, 'Debrief of quarter 2')).toBeVisible()

  const { rounds } = await administrator<{ rounds: { id: number; state: string }[] }>(
    'get',
    `/api/v1/games/${id}`,
  )
  const last = rounds.findLast(({ state }) => state === 'published')
  await administrator('post', `/api/v1/rounds/${last?.id}/reopen`, { reason: 'Un oubli', mode: 'replay' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Quarter 1 of 1')
  await expect(subtitle(player, 'Debrief of quarter 1')).toBeVisible()
  await expect(subtitle(player, 'Debrief of quarter 2')).toHaveCount(0)
  await stage.context().close()
  await player.context().close()
})

test('the menu of the control room is inside the window of a phone', async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  await page.setViewportSize(phone)
  await page.goto(`/app/admin/pass_trimestre?game=${gameId}`)
  await page.getByRole('button', { name: 'See also' }).click()
  await expect(page.getByRole('menu', { name: 'See also' })).toBeInViewport({ ratio: 1 })
  await page.context().close()
})

test('a debrief begins with the first published quarter', async ({ browser, request }) => {
  const root = await caller(request, 'superadmin')
  const { id } = await root('post', '/api/v1/game', {
    name: 'Jeu sans trimestre',
    private: true,
    admins: ['admin'],
  })
  const admin = await caller(request, 'admin')
  await admin('put', `/api/v1/game/${id}`, { nbTurns: 4, levelGame: 1 })
  const page = await signIn(browser, 'admin', `/app/admin/pass_trimestre?game=${id}&projector=1&scene=8`)
  await expect(page.getByText('The debrief begins with the first published quarter.')).toBeVisible()
  await page.context().close()
})
