import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { caller } from './caller.ts'
import { aPublicGame } from './games.ts'
import { expectMessage } from './messages.ts'
import { enterGameFromList, openGame } from './player.ts'
import { expect, test } from './product.ts'
import { leave } from './users.ts'

/** Creates a public game of four quarters, joins it as joueur1 and opens it. */
async function aGame(browser: Browser, request: APIRequestContext, name: string) {
  const game = await aPublicGame(request, name, 4)
  const player = await caller(request, 'joueur1')
  await player('post', '/api/v1/companies', { game: game.id })
  const page = await openGame(browser, 'joueur1', name)
  return { ...game, page }
}

async function type(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label })
  await field.fill(value)
  await field.press('Tab')
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('a player who has finished can change nothing until « Change », and the professor sees it', async ({
  browser,
  request,
}) => {
  const { id, page, administrator } = await aGame(browser, request, 'Partie terminée')
  await page.getByRole('button', { name: 'I have finished my decisions' }).click()
  await expect(page.getByText('Decisions finished')).toBeVisible()
  const [progress] = await administrator<{ locked: boolean }[]>('get', `/api/v1/games/${id}/progress`)
  expect(progress?.locked).toBe(true)

  await page.goto('/app/user/game-retail-price')
  await expect(page.getByRole('textbox', { name: 'Selling price' })).toHaveAttribute('readonly')
  const change = page.getByRole('button', { name: 'Change', exact: true })
  await expect(change).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  await change.click()
  await type(page, 'Selling price', '47')
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.context().close()
})

test('a save in another tab is shown, with a warning where a draft would be lost', async ({
  browser,
  request,
}) => {
  const { page } = await aGame(browser, request, 'Partie à deux onglets')
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/app/user/game-retail-price')
    await expect(tab.getByRole('textbox', { name: 'Selling price' })).toBeVisible()
  }
  await type(page, 'Selling price', '48.5')
  await save(page).click()
  await expect(other.getByRole('textbox', { name: 'Selling price' })).toHaveValue('48.5')

  await type(other, 'Selling price', '51')
  await type(page, 'Selling price', '49')
  await save(page).click()
  await expect(other.getByText(/^Changed elsewhere at/)).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Selling price' })).toHaveValue('51')
  await other.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(other.getByRole('textbox', { name: 'Selling price' })).toHaveValue('49')
  await expect(other.getByText(/^Changed elsewhere at/)).toHaveCount(0)
  await page.context().close()
})

test('in the last minute one button saves every draft', async ({ browser, request }) => {
  const { id, page } = await aGame(browser, request, 'Partie pressée')
  await page.context().route(`**/api/v1/games/${id}`, async route => {
    const answer = await route.fetch()
    const nextPassAt = new Date(Date.now() + 50_000).toISOString()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), nextPassAt } })
  })
  for (const [path, label, value] of [
    ['game-retail-price', 'Selling price', '47.5'],
    ['game-marketing', 'Advertising budget', '7100'],
  ] as const) {
    await page.goto(`/app/user/${path}`)
    await type(page, label, value)
    await expect(page.getByText(/^Draft kept at/)).toBeVisible()
  }
  await expect(page.getByText(/^The quarter closes in \d+ seconds/)).toBeVisible()
  await expect(page.getByText('2 areas have an unsaved draft.')).toBeVisible()
  await page.getByRole('button', { name: 'Save all' }).click()
  await expectMessage(page, '2 areas saved')
  await expect(page.getByText('No draft is waiting to be saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Advertising budget' })).toHaveValue('7,100')
  await leave(page)
})

test('a new player is guided through three steps and notified once of each result', async ({
  browser,
  request,
}) => {
  const { id, page, administrator } = await aGame(browser, request, 'Partie guidée')
  const card = page.getByRole('region', { name: 'Your first five minutes' })
  await expect(page.getByText('Your first five minutes')).toBeVisible()
  await page.getByRole('link', { name: 'Sales' }).last().click()
  await expect(page).toHaveURL(/game-retail-price$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(card).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'I have finished my decisions' })).toBeVisible()
  await expect(page.getByText('Your first five minutes')).toHaveCount(0)

  await administrator('post', `/api/v1/rounds/pass/${id}`, [])
  await administrator('post', `/api/v1/rounds/pass0/${id}`, [])
  const banner = page.getByText('The results of quarter 1 are here')
  await expect(banner).toBeVisible()
  await expect(page.getByText(/You are 1st of 1, with a net value of/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click()
  await expect(banner).toHaveCount(0)
  await enterGameFromList(page, 'Partie guidée')
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.context().close()
})
