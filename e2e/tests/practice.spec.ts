import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { expectNoFault, expectNoSidewaysScroll } from './axe.ts'
import { type ClassGame, decide, joinClass, openClass, type Student } from './games.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { navigation } from './shell.ts'
import { signIn } from './users.ts'

let room: ClassGame
let student: Student

/** Shared by the whole file, because the request context of a test ends with that test. */
let api: APIRequestContext
const name = 'Jeu à l’essai'

test.beforeAll(async ({ playwright, baseURL }) => {
  api = await playwright.request.newContext({ baseURL })
  room = await openClass(api, name, ['solene', 'yann'])
  student = await joinClass(api, room.gameId, 'solene')
  await joinClass(api, room.gameId, 'yann')
  await room.admin('put', `/api/v1/games/${room.gameId}/practice`, { practice: true })
})
test.afterAll(() => api.dispose())

test('practice is marked everywhere, and after the restart its results have a screen of their own', async ({
  browser,
}) => {
  await decide(student, room.gameId, 'ventes', { prixVente: 52 })
  await room.admin('post', `/api/v1/rounds/pass0/${room.gameId}`, [])
  const player = await openGame(browser, 'solene', name)
  const title = player.locator('h1', { hasText: 'Dashboard' })
  await expect(title.locator('..').getByText('Practice', { exact: true })).toBeVisible()
  await expect(navigation(player).getByRole('link', { name: 'Practice' })).toHaveCount(0)

  const page = await signIn(browser, 'admin', `/app/admin/pass_trimestre?game=${room.gameId}&projector=1`)
  await expect(page.getByRole('main').getByText('Practice', { exact: true })).toBeVisible()
  await page.goto(`/app/admin/pass_trimestre?game=${room.gameId}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Restart…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText(`“${name}” begins again at the first quarter`).first()).toBeVisible()
  await page.context().close()

  const entry = navigation(player).getByRole('link', { name: 'Practice' })
  await entry.click()
  await expect(player).toHaveTitle(/^Practice — /)
  await expect(player.getByRole('heading', { level: 1, name: 'Practice' })).toBeFocused()
  await expect(player.getByText('their results are kept to learn from and do not count')).toBeVisible()
  const table = player.getByRole('table', { name: 'Practice quarters' })
  await expect(table.getByRole('columnheader')).toHaveText(['Figure', 'Q1'])
  await expect(table.getByRole('rowheader')).toHaveText([
    'Rank',
    'Net value',
    'Net result',
    'Cash',
    'Market share',
    'Units sold',
  ])
  await expect(table.getByRole('row', { name: /^Rank/ }).getByRole('cell')).toHaveText(/^[12]$/)
  await expectNoFault(player, 'the practice quarters')
  await player.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(player, 'the practice quarters')
  await player.context().close()
})

test('files of practice say so in their names and titles', async ({ browser }) => {
  const game = await openClass(api, 'Jeu aux fichiers d’essai', ['ysee', 'noam'])
  for (const username of game.students) await joinClass(api, game.gameId, username)
  await game.admin('put', `/api/v1/games/${game.gameId}/practice`, { practice: true })
  await game.admin('post', `/api/v1/rounds/pass0/${game.gameId}`, [])
  const page = await openGame(browser, 'ysee', 'Jeu aux fichiers d’essai', '/app/user/game-comptabilite')
  await page.getByRole('tab', { name: 'Cash', exact: true }).click()
  await page.getByRole('button', { name: 'Export: Cash of quarter 1' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('tresorerie-t1-essai.csv')
  const [title] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(title).toBe('\ufeffCash of quarter 1 (financial year 1) – Practice')
  await page.context().close()
})

test('where no practice was played, the screen says so', async ({ browser }) => {
  const page = await openGame(browser, 'joueur1', 'Les vélos du Rhône', '/app/user/practice-quarters')
  await expect(page.getByText('Your company has played no practice quarter in this game.')).toBeVisible()
  await page.context().close()
})

test('the presenter publishes held results from the wall', async ({ browser }) => {
  const held = await openClass(api, 'Jeu au mur', ['gael', 'maud'])
  for (const username of held.students) await joinClass(api, held.gameId, username)
  await held.admin('put', `/api/v1/games/${held.gameId}/publication`, { mode: 'held' })
  await held.admin('post', `/api/v1/rounds/pass/${held.gameId}`, [])
  const page = await signIn(
    browser,
    'admin',
    `/app/admin/pass_trimestre?game=${held.gameId}&projector=1&scene=4`,
  )
  await expect(page.getByText('Results to come')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Quarter 1 has closed.')).toBeVisible()
  await page.context().close()
})
