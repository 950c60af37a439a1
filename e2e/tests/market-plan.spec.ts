import type { APIRequestContext } from '@playwright/test'
import { type Call, caller } from './caller.ts'
import { expectMessage } from './messages.ts'
import { expect, test } from './product.ts'
import { found, signIn } from './users.ts'

const gameName = 'Marché en deux temps'

let request: APIRequestContext
let administrator: Call
let gameId: number

test.beforeAll(async ({ playwright, baseURL }) => {
  request = await playwright.request.newContext({ baseURL })
  const root = await caller(request, 'superadmin')
  const game = await root<{ id: number }>('post', '/api/v1/game', { name: gameName, admins: ['admin'] })
  gameId = game.id
  administrator = await caller(request, 'admin')
})
test.afterAll(() => request.dispose())

test('an administrator sees the market of a new game before saving it, and the phases follow the plan', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin')
  await (await found(page, gameName)).getByRole('button', { name: /^Configuration/ }).click()
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('figure', { name: 'Market size by quarter' })
  await expect(picture).toContainText('Example for 8 quarters at level 1')
  await dialog.getByLabel('Level', { exact: false }).first().selectOption('3')
  await dialog.getByRole('textbox', { name: 'Number of quarters' }).fill('2')
  await expect(picture.getByRole('listitem')).toHaveText(['CroissanceQ1', 'MaturiteQ2'])
  await expect(picture.getByRole('img', { name: '100 in Q1, 101 in Q2.' })).toBeVisible()

  await dialog.getByText('Advanced market settings').click()
  await dialog.getByRole('combobox', { name: 'Q2' }).selectOption('Declin')
  await expect(picture.getByRole('listitem')).toHaveText(['CroissanceQ1', 'DeclinQ2'])
  await expect(dialog.getByRole('combobox', { name: 'Market phases' })).toHaveValue('hand')
  await picture.getByRole('button', { name: 'Show the table' }).click()
  await expect(picture.getByRole('row', { name: 'Q2 Declin 97' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Customers' }).selectOption('2')
  await dialog.getByRole('button', { name: 'Validate' }).click()
  await expectMessage(page, 'La mise a jour du jeux a ete effectuee avec succes !')

  const read = () => administrator<{ phase: string; segments: number }>('get', `/api/v1/games/${gameId}`)
  expect(await read()).toMatchObject({ phase: 'Croissance', segments: 2 })
  await administrator('post', `/api/v1/rounds/pass0/${gameId}`, [])
  expect(await read()).toMatchObject({ phase: 'Declin', segments: 2 })
  await page.reload()
  await (await found(page, gameName)).getByRole('button', { name: /^Configuration/ }).click()
  await expect(dialog.getByRole('combobox', { name: 'Customers' })).toBeDisabled()
  await page.context().close()
})
