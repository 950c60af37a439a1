import type { APIRequestContext } from '@playwright/test'
import { type Call, caller } from './caller.ts'
import {
  type CatalogueEditor,
  confirm,
  openCatalogue,
  openedIn,
  serverFault,
  submit,
  whileFaulty,
} from './catalogue.ts'
import { aClassroom } from './classroom.ts'
import { expectMessage } from './messages.ts'
import { expect, test } from './product.ts'
import { found } from './users.ts'

const demo = 'Les vélos du Rhône'
const played = 'Promotion jouée'

let keeper: CatalogueEditor
let root: Call
let request: APIRequestContext

/** Chooses an action from the menu of a game in the list. */
async function chooseAction(game: string, action: string | RegExp): Promise<void> {
  await keeper
    .row(game)
    .getByRole('button', { name: /^More actions/ })
    .click()
  await keeper.page.getByRole('menuitem', { name: action }).click()
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, playwright, baseURL }) => {
  request = await playwright.request.newContext({ baseURL })
  root = await caller(request, 'superadmin')
  const room = await aClassroom(request, { name: played, prefix: 'jouee', companies: 2 })
  await room.pass()
  const second = { username: 'prof.second', email: 'prof.second@ecole.example.fr', age: 45 }
  await root('post', '/api/v1/users', { ...second, password: 'prof.second', role: 'ROLE_ADMIN' })
  keeper = await openCatalogue(browser)
})
test.afterAll(async () => {
  await keeper.leave()
  await request.dispose()
})

test('a game is created without its number of quarters and its level', async () => {
  const { page } = keeper
  await keeper.at('games')
  const dialog = await keeper.open('Create a game')
  await expect(dialog).toContainText('The number of quarters and the level are chosen by the teacher.')
  // Only one field stays invalid, because a refused form moves the focus to the first invalid field.
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Jeu du jury')
  const level = dialog.getByRole('textbox', { name: 'Maximum level' })
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  for (const [typed, fault] of [
    ['', 'Required'],
    ['x', 'Must be a number'],
    ['2.5', 'Whole number expected'],
    ['21', 'Between 1 and 20'],
  ] as const) {
    await level.fill(typed)
    await create.click()
    await expect(dialog.getByText(fault, { exact: true }).last()).toBeVisible()
  }
  await level.fill('3')
  await dialog.getByRole('radio', { name: /^Private/ }).check()
  await dialog.getByRole('combobox', { name: 'Product' }).selectOption('City bicycle')
  await dialog.getByRole('combobox', { name: 'Market phases' }).selectOption('Declin')
  const admins = dialog.getByRole('combobox', { name: 'Teachers' })
  await admins.fill('prof')
  await page.getByRole('option', { name: 'prof.second' }).click()
  await page.keyboard.press('Escape')
  const sent = page.waitForRequest(each => each.method() === 'POST' && each.url().endsWith('/api/v1/game'))
  await submit(page, dialog, 'Create', 'POST', '/api/v1/game')
  expect((await sent).postDataJSON()).toMatchObject({ nbTurns: null, levelGame: null, levelMax: 3 })
  await expectMessage(page, 'Game created')
  const own = keeper.row('Jeu du jury')
  for (const text of ['City bicycle', 'prof.second', 'Private', 'Declin'])
    await expect(own).toContainText(text)
})

test('an edited game is updated in the list', async () => {
  const { page } = keeper
  const dialog = await keeper.open(/^Edit/, 'Jeu du jury')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Jeu du grand jury')
  await dialog.getByRole('radio', { name: /^Public/ }).check()
  await submit(page, dialog, 'Save', 'PUT', '/api/v1/game/*')
  await expectMessage(page, 'Game updated')
  await expect(keeper.row('Jeu du grand jury')).toContainText('Public')
})

test('a game gets another administrator', async () => {
  const { page } = keeper
  await chooseAction('Jeu du grand jury', /^Assign/)
  const dialog = await openedIn(page)
  await expect(dialog).toContainText('Already in charge: prof.second.')
  const confirmer = dialog.getByRole('button', { name: 'Confirmer' })
  await expect(confirmer).toBeDisabled()
  const select = dialog.getByRole('combobox', { name: 'Teacher' })
  await expect(select.getByRole('option').nth(1)).toBeAttached()
  await expect(select.getByRole('option', { name: /second/ })).toHaveCount(0)
  await select.selectOption({ index: 1 })
  await submit(page, dialog, 'Confirmer', 'POST', '/api/game/assignAdmin*')
  await expectMessage(page, 'now runs this game')
  await expect(keeper.row('Jeu du grand jury')).toContainText('admin, prof.second')
})

test('a game without results is deleted at once, one with results only after its name is typed', async () => {
  const { page } = keeper
  let question = await keeper.open(/^Delete/, 'Jeu du grand jury')
  await expect(question).toContainText('No company has joined it.')
  await confirm(page, question, 'DELETE', '/api/v1/games/*')
  await expect(keeper.row('Jeu du grand jury')).toHaveCount(0)

  question = await keeper.open(/^Delete/, played)
  await expect(question).toContainText('2 companies and their decisions will be erased.')
  await expect(question).toContainText('1 quarter of results will be erased.')
  const confirmer = question.getByRole('button', { name: 'Confirmer' })
  await expect(confirmer).toBeDisabled()
  await question.getByRole('textbox').fill('promotion')
  await expect(confirmer).toBeDisabled()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(keeper.row(played)).toBeVisible()
})

test('the criteria of a game are shown in two columns and accept only numbers', async () => {
  const { page } = keeper
  await chooseAction(played, 'Criteria')
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue(/\d/)
  await expect(page.getByRole('combobox', { name: 'Game' }).locator('option:checked')).toHaveText(played)
  const demand = page.getByRole('textbox', { name: 'Demand coefficient' })
  const season = page.getByRole('textbox', { name: 'Season, quarter 1' })
  await expect(demand).toHaveValue('1')
  const isBeside = async () => {
    const [left, right] = [await demand.boundingBox(), await season.boundingBox()]
    return left !== null && right !== null && right.y === left.y && right.x > left.x + left.width
  }
  await expect.poll(isBeside).toBe(true)

  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  for (const [typed, fault] of [
    ['', 'Required'],
    ['beaucoup', 'Must be a number'],
    ['9', 'Between 0.2 and 3'],
  ] as const) {
    await demand.fill(typed)
    await season.fill('1.2')
    await season.press('Tab')
    await expect(page.getByRole('main').getByText(fault, { exact: true })).toBeVisible()
    await expect(page.getByText('1 field needs attention')).toBeVisible()
    await expect(save).toBeDisabled()
  }
  await demand.fill('1.4')
  await expect(page.getByRole('status').filter({ hasText: '2 values changed' })).toBeVisible()
  await expect(page.getByText('Saved: 1')).toHaveCount(2)
})

test('criteria are saved, filtered by name and reset to their defaults', async () => {
  const { page } = keeper
  const save = page.getByRole('button', { name: 'Save' })
  await whileFaulty(page, 'PUT', '/api/v1/criteria/game/*', async () => {
    await save.click()
    await expect(page.getByRole('main').getByText(serverFault)).toBeVisible()
  })
  await save.click()
  await expectMessage(page, /^Saved$/)
  await expect(save).toBeDisabled()
  await page.reload()
  const demand = page.getByRole('textbox', { name: 'Demand coefficient' })
  await expect(demand).toHaveValue('1.4')

  const filter = page.getByRole('textbox', { name: 'Filter the criteria' })
  await filter.fill('DEMAND COEFF')
  await expect(page.getByRole('textbox', { name: 'Season, quarter 1' })).toHaveCount(0)
  await filter.fill('zzz')
  await expect(page.getByText('No row matches “zzz”.').last()).toBeVisible()
  await filter.fill('')
  await page.getByRole('button', { name: 'Default values' }).click()
  await expect(demand).toHaveValue('1')
  await expect(page.getByRole('status').filter({ hasText: '2 values changed' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Game' }).selectOption(demo)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Your changes will be lost.')
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('combobox', { name: 'Game' }).locator('option:checked')).toHaveText(played)
  await save.click()
  await expect(save).toBeDisabled()
  await expect(demand).toHaveValue('1')
})

test('an archived game and its criteria are only read, until it leaves the archive', async () => {
  const { page } = keeper
  const games = await root<{ id: number; name: string }[]>('get', '/api/v1/gamesadmin/0')
  const id = games.find(game => game.name === played)?.id
  await root('post', `/api/v1/games/${id}/archive`, {})
  await keeper.at('games?show=archived')
  const dialog = await keeper.open(/^Edit/, played)
  await expect(dialog.getByText('This game is archived')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await keeper.at(`criteria?game=${id}`)
  const demand = page.getByRole('textbox', { name: 'Demand coefficient' })
  await expect(demand).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Restore from the archive' }).click()
  await expect(demand).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('the demonstration game is reset after one confirmation', async () => {
  const { page } = keeper
  const games = await root<{ id: number; name: string }[]>('get', '/api/v1/gamesadmin/0')
  const before = games.find(game => game.name === demo)?.id
  const admin = await caller(request, 'admin')
  await admin('post', `/api/v1/rounds/pass0/${before}`, [])
  await keeper.at('games')
  await expect(keeper.row(played)).toBeVisible()
  const menuOf = async (name: string) => {
    await (await found(page, name)).getByRole('button', { name: /^More actions/ }).click()
    return page.getByRole('menu')
  }
  await expect((await menuOf(played)).getByRole('menuitem', { name: 'Reset the demo' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const own = await found(page, demo)
  await expect(own).toContainText('Q6/8')
  await (await menuOf(demo)).getByRole('menuitem', { name: 'Reset the demo' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('All that has happened in it will be erased')
  await confirm(page, question, 'POST', '/api/v1/games/*/reset_demo')
  await expectMessage(page, 'Demonstration game reset')
  await expect(own).toContainText('Q5/8')
  await page.getByRole('textbox', { name: 'Filter' }).fill('')
})

test('a game with results is deleted once its name is typed', async () => {
  const { page } = keeper
  const question = await keeper.open(/^Delete/, played)
  await question.getByRole('textbox').fill(played)
  await confirm(page, question, 'DELETE', '/api/v1/games/*')
  await expectMessage(page, 'Game deleted')
  await expect(keeper.row(played)).toHaveCount(0)
})
