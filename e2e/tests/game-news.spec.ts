import type { Page } from '@playwright/test'
import { caller } from './caller.ts'
import { enterGame, joinGame } from './player.ts'
import { expect, test } from './product.ts'
import { navigation } from './shell.ts'
import { signIn } from './users.ts'

const gameName = 'Partie à nouvelles'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })

test('a player is notified of an invitation, of a passed quarter and of the time left', async ({
  browser,
  request,
}) => {
  const root = await caller(request, 'superadmin')
  const { id } = await root('post', '/api/v1/game', { name: gameName, private: true, admins: ['admin'] })
  const administrator = await caller(request, 'admin')
  await administrator('put', `/api/v1/game/${id}`, { nbTurns: 4, levelGame: 1 })
  const page = await signIn(browser, 'joueur4')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  const { id: playerId } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  await administrator('post', `/api/v1/invit/game/${id}`, [{ id: playerId }])

  await page.reload()
  await expect(navigation(page).getByText('1 pending invitation').first()).toBeAttached()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const invitation = panel.getByRole('link', { name: 'You are invited to a game.' })
  await expect(invitation).toContainText(gameName)
  await page.keyboard.press('Escape')

  await joinGame(page, gameName)
  await page.goto('/app/user/games')
  await expect(navigation(page).getByRole('link', { name: 'Games' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: gameName })).toBeVisible()
  await expect(navigation(page).getByText('8 areas to save')).toHaveCount(0)
  await administrator('post', `/api/v1/rounds/pass/${id}`, [])
  await administrator('post', `/api/v1/rounds/pass0/${id}`, [])
  await administrator('put', `/api/v1/games/${id}`, { typePassage: 1, hour: 2 })
  await page.reload()
  await bell(page).click()
  await expect(panel.getByRole('link', { name: 'The results of quarter 1 are here.' })).toContainText(
    gameName,
  )
  await page.keyboard.press('Escape')

  await enterGame(page, gameName)
  const chip = page.getByRole('button', { name: /^Current quarter/ })
  await expect(chip).toContainText(/Q2\/4 · 1 h 5\d/)
  await chip.click()
  await expect(page.getByText(/^Next closing: /)).toBeVisible()
  await page.context().close()
})
