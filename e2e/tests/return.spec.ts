import type { Page } from '@playwright/test'
import { caller } from './caller.ts'
import { aPublicGame } from './games.ts'
import { openGameOn } from './player.ts'
import { expect, test } from './product.ts'
import { fillSignIn } from './users.ts'

const demoGame = 'Les vélos du Rhône'
const logistics = '/app/user/game-logistics'

async function signInHere(page: Page, username: string): Promise<void> {
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(logistics)}`)
  await fillSignIn(page, username)
}

test('a session that ends in a game resumes there with the typed values', async ({ page }) => {
  await openGameOn(page, 'joueur4', demoGame, logistics)
  const field = page.getByRole('textbox', { name: 'Rented storage' })
  await field.fill('77')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('draft:'))))
    .toHaveLength(1)
  await page.evaluate(() => {
    for (const key of ['token', 'refresh_token']) localStorage.removeItem(key)
  })
  await page.reload()
  await signInHere(page, 'joueur4')
  await expect(page).toHaveURL(logistics)
  await expect(field).toHaveValue('77')
})

test('an address in a game opens after the player has signed in and entered a game', async ({
  page,
  request,
}) => {
  await page.goto(logistics)
  await signInHere(page, 'joueur3')
  // The player has only one running game, which is entered automatically.
  await expect(page).toHaveURL(logistics)
  await expect(page.getByRole('textbox', { name: 'Rented storage' })).toBeVisible()

  const { id } = await aPublicGame(request, 'Partie de plus', 4)
  const player = await caller(request, 'joueur3')
  await player('post', '/api/v1/companies', { game: id })
  await page.evaluate(() => localStorage.clear())
  await page.goto(logistics)
  await signInHere(page, 'joueur3')
  await expect(page).toHaveURL('/app/user/games')
  const card = page.getByRole('article').filter({ hasText: 'Partie de plus' })
  await card.getByRole('button', { name: 'Enter' }).click()
  await expect(page).toHaveURL(logistics)
  const entered = await page.evaluate(() => JSON.parse(localStorage.getItem('currentGame') ?? '{}').name)
  expect(entered).toBe('Partie de plus')
})
