import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { confirmPass, nextYear } from './administrator.ts'
import { caller } from './caller.ts'
import { aClassroom, type Classroom } from './classroom.ts'
import { expectMessage } from './messages.ts'
import { expect, test } from './product.ts'
import { found, row, signIn } from './users.ts'

const gameName = 'Promotion du matin'

let room: Classroom
let page: Page
let request: APIRequestContext

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  request = await playwright.request.newContext({ baseURL })
  room = await aClassroom(request, { name: gameName, prefix: 'matin', companies: 40, onlyInvited: 3 })
  await room.decide(26)
  page = await signIn(browser, 'admin')
})
test.afterAll(async () => {
  await page.context().close()
  await request.dispose()
})

/** Opens a dialog from the row of the game. */
async function open(action: RegExp, name = gameName): Promise<Locator> {
  await page.goto('/app/admin/games')
  await (await found(page, name)).getByRole('button', { name: action }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  return dialog
}

/** Opens the menu of rare actions in the row of the game. */
async function openMenu(name = gameName): Promise<Locator> {
  await page.goto('/app/admin/games')
  await (await found(page, name)).getByRole('button', { name: /^More actions/ }).click()
  return page.getByRole('menu')
}

/** Opens a dialog from that menu. */
async function openRare(action: string, name = gameName): Promise<Locator> {
  await (await openMenu(name)).getByRole('menuitem', { name: action }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  return dialog
}

const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Close', exact: true }).click()

test('the table has the columns and buttons of the specification', async () => {
  await page.goto('/app/admin/games')
  await expect(page.getByRole('heading', { name: 'Mes jeux' })).toBeVisible()
  for (const column of ['Game', 'Status', 'Trimestres', 'Actions'])
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
  const own = row(page, gameName)
  const buttons = ['Configuration', 'Passer Trimestre', 'Evenements', 'Parametrage Horaire', 'Dashboard']
  for (const button of buttons)
    await expect(own.getByRole('button', { name: new RegExp(`^${button}`) })).toBeVisible()
  await expect(own).toContainText('Private')
  await expect(own).toContainText('40 companies')
  await expect(own).toContainText('25%')
  await page.getByLabel('Filter').fill('matin')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/filter=matin/)
})

test('information is validated field by field before it is sent', async () => {
  const dialog = await open(/^Configuration/)
  const quarters = dialog.getByRole('textbox', { name: 'Number of quarters' })
  const validate = dialog.getByRole('button', { name: 'Validate' })
  await quarters.fill('')
  await expect(validate).toBeDisabled()
  for (const [typed, fault] of [
    ['x', 'Must be a number'],
    ['2.5', 'Whole number expected'],
  ] as const) {
    await quarters.fill(typed)
    await validate.click()
    await expect(dialog.getByText(fault)).toBeVisible()
  }
  await quarters.fill('6')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('  ')
  await validate.click()
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(gameName)
  await validate.click()
  await expectMessage(page, 'La mise a jour du jeux a ete effectuee avec succes !')
  await close(dialog)
})

test('quarters pass manually or at an interval in hours', async () => {
  const dialog = await open(/^Configuration/)
  await dialog.getByRole('radio', { name: /^Automatic/ }).check()
  const hours = dialog.getByRole('textbox', { name: 'Every' })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await hours.fill('1.5')
  await save.click()
  await expect(dialog.getByText('Whole number expected')).toBeVisible()
  await hours.fill('12')
  await save.click()
  await expectMessage(page, 'Automatic mode saved: every 12 hours')
  await expect(dialog.getByText(/^Next closing: /)).toBeVisible()
  await dialog.getByRole('radio', { name: /^Manual/ }).check()
  await expectMessage(page, 'Manual mode saved')
  await expect(dialog.getByText('No closing is planned.')).toBeVisible()
  await close(dialog)
})

test('the configuration shows the class code, and once it is closed the address of the game', async () => {
  const dialog = await open(/^Configuration/)
  await expect(dialog.getByText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/)).toBeVisible()
  await expect(dialog.getByRole('img', { name: `QR code of the game ${gameName}` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close the code' }).click()
  await expect(dialog.getByLabel('Address')).toHaveValue(new RegExp(`/app/user/game_details/${room.gameId}$`))
  await expect(dialog.getByRole('img', { name: `QR code of the game ${gameName}` })).toBeVisible()
  await expect(dialog.getByText('40 of 43 have joined')).toBeVisible()
  await close(dialog)
})

test('players selected across pages and searches are invited together', async () => {
  const root = await caller(request, 'superadmin')
  const late = Array.from({ length: 30 }, (_, index) => `tardif${index + 1}`)
  const accounts = late.map(username => ({
    username,
    email: `${username}@ecole.example.fr`,
    password: username,
    age: 20,
    role: 'ROLE_USER',
  }))
  await root('post', '/api/v1/multiple_users', accounts)
  const dialog = await open(/^Configuration/)
  const group = dialog.getByRole('group', { name: 'Players who can be invited' })
  await expect(group.getByRole('checkbox')).toHaveCount(25)
  await expect(dialog.getByRole('button', { name: 'Invite', exact: true })).toBeDisabled()
  await expect(dialog.getByText('Choose at least one player to invite.')).toBeVisible()
  const search = dialog.getByLabel('Search for a player')
  await search.fill('tardif30')
  await group.getByRole('checkbox').check()
  await search.fill('nobody of this name')
  await expect(dialog.getByText(/^No player matches/)).toBeVisible()
  await search.fill('tardif')
  await dialog.getByRole('button', { name: 'Next players' }).click()
  await group.getByRole('checkbox', { name: 'tardif29' }).check()
  await search.fill('TARDIF1')
  await dialog.getByRole('checkbox', { name: /^All/ }).check()
  await expect(dialog.getByText('13 players chosen')).toBeVisible()
  await dialog.getByRole('button', { name: 'Invite 13 players' }).click()
  await expectMessage(page, "L'invitation a ete envoye au(x) joueur(s)")
  await expect(dialog.getByText('40 of 56 have joined')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Invited players' })).toContainText('tardif30')
  await search.fill('tardif30')
  await expect(dialog.getByText(/^No player matches/)).toBeVisible()
  await close(dialog)
})

test('an event is assigned once to consecutive quarters and removed from one of them', async () => {
  const dialog = await open(/^Evenements/)
  const associate = dialog.getByRole('button', { name: 'Associate' })
  await expect(associate).toBeDisabled()
  const event = dialog.getByRole('combobox', { name: 'Event' })
  await event.selectOption({ index: 1 })
  const name = await event.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '')
  const frequency = dialog.getByRole('textbox', { name: 'Frequency' })
  await frequency.fill('9')
  await frequency.press('Tab')
  await expect(dialog.getByText('Between 1 and 6').first()).toBeVisible()
  await expect(associate).toBeDisabled()
  await frequency.fill('3')
  await dialog.getByRole('combobox', { name: 'Quarter' }).selectOption('2')
  await expect(dialog.getByText('quarters 2, 3, 4')).toBeVisible()
  await dialog.getByRole('radio', { name: /^Prive/ }).check()
  await associate.click()
  await expectMessage(page, 'Evenement associe avec succes!')
  await expect(row(page, name)).toHaveCount(3)
  await expect(row(page, 'Impôt').getByText('Cannot be deleted')).toBeVisible()
  await expect(row(page, 'Impôt').getByRole('button')).toHaveCount(0)

  await event.selectOption({ label: name })
  await dialog.getByRole('combobox', { name: 'Quarter' }).selectOption('3')
  await associate.click()
  await expect(dialog.getByRole('alert')).toBeVisible()

  await row(page, name)
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('quarter 3')
  await question.getByRole('button', { name: 'Confirmer' }).click()
  await expect(row(page, name)).toHaveCount(2)
})

test('a pass is scheduled in server time, refused if it is in the past, and cancelled', async () => {
  const dialog = await open(/^Parametrage Horaire/)
  await expect(dialog.getByText('Server time: Europe/Paris')).toBeVisible()
  const date = dialog.getByRole('textbox', { name: 'Date' })
  const add = dialog.getByRole('button', { name: 'Add' })
  for (const bad of [`31/02/${nextYear}`, 'demain', `01/01/${nextYear - 2}`]) {
    await date.fill(bad)
    await add.click()
    await expect(dialog.getByText('Erreur dans la configuration du fichier !!').first()).toBeVisible()
  }
  await date.fill(`24/12/${nextYear}`)
  await dialog.getByRole('combobox', { name: 'Hour' }).selectOption('14')
  await dialog.getByRole('combobox', { name: 'Minute' }).selectOption('35')
  await add.click()
  const planned = row(page, `24/12/${nextYear}`)
  await expect(planned).toContainText('14:35')
  await expect(planned).toContainText('to come')
  const passes = await room.administrator<{ date: string; heure: number; minute: number }[]>(
    'get',
    `/api/v1/rounds/roundpass/${room.gameId}`,
  )
  expect(passes).toMatchObject([{ date: `12/24/${nextYear}`, heure: 14, minute: 35 }])

  await dialog.getByRole('button', { name: 'Tomorrow, same time' }).click()
  await expect(dialog.getByText(/that is in (1 d [01]|2[2-4]) h/)).toBeVisible()
  await planned.getByRole('button', { name: /^Cancel the closing/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(planned).toHaveCount(0)
})

test('passing a quarter shows who has decided, then a waiting dialog, then a confirmation', async () => {
  const question = await open(/^Passer Trimestre/)
  await expect(question.getByText('Etes vous sur de vouloir passer le Trimestre ?')).toBeVisible()
  await expect(question.getByText('26 companies of 40 have saved, 14 have entered nothing.')).toBeVisible()
  await question.getByRole('button', { name: 'See who' }).click()
  await expect(question.getByText('Nothing entered (14)')).toBeVisible()
  await expect(question.getByText('matin40', { exact: true })).toBeVisible()
  await confirmPass(page, question)
  await expectMessage(page, 'The game Trimestre passed successfully')
  await expect(row(page, gameName)).toContainText('Q2/6')
})

test('a duplicate is a new game at its first quarter, without players', async () => {
  const dialog = await openRare('Duplicate')
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue(`${gameName} (copy)`)
  await name.fill(' ')
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
  await name.fill("Promotion de l'après-midi")
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  const copy = await found(page, "Promotion de l'après-midi")
  await expect(copy).toContainText('Q1/6')
  await expect(copy).toContainText('no company yet')
})

test('a game that is not configured shows what is missing and refuses to pass a quarter', async () => {
  const root = await caller(request, 'superadmin')
  const name = 'Promotion sans réglages'
  await root('post', '/api/v1/game', { name, private: true, admins: ['admin'] })
  const question = await open(/^Passer Trimestre/, name)
  await expect(question.getByText('Choose the number of quarters in Configuration first.')).toBeVisible()
  await question.getByRole('button', { name: 'Confirmer' }).click()
  const refusal = 'Game Trimestres already reached the maximum number of Trimestres!'
  await expectMessage(page, refusal)
  await expect(row(page, name)).toContainText('to be set up')
})

test('only the demonstration game can be reset, after a warning', async () => {
  const demo = 'Les vélos du Rhône'
  await expect((await openMenu()).getByRole('menuitem', { name: 'Reset the demo' })).toHaveCount(0)
  const passed = await open(/^Passer Trimestre/, demo)
  await passed.getByRole('button', { name: 'Confirmer' }).click()
  await expect(row(page, demo)).toContainText('Q6/8')
  const question = await openRare('Reset the demo', demo)
  await expect(question).toContainText('All that has happened in it will be erased')
  await question.getByRole('button', { name: 'Confirmer' }).click()
  await expect(question).toHaveCount(0)
  await expect(row(page, demo)).toContainText('Q5/8')
})

test('a game is ended after its passed quarters, archived, and taken back to where it was', async () => {
  const question = await openRare('End the game')
  await expect(question).toContainText(
    'The game ends after quarter 1: quarter 2, which is open, is not played.',
  )
  await question.getByRole('button', { name: 'Confirmer' }).click()
  await expect(row(page, gameName)).toContainText('Finished')
  const archiving = await openRare('Archive')
  await expect(archiving).toContainText('Everybody can still read everything')
  await archiving.getByRole('button', { name: 'Confirmer' }).click()
  await expect(row(page, gameName)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Archive (1)' })
  const archived = row(page, gameName)
  await expect(archived).toContainText('Archived')
  await archived.getByRole('button', { name: 'Configuration' }).click()
  const settings = page.getByRole('dialog')
  const quarters = settings.getByRole('textbox', { name: 'Number of quarters' })
  await expect(quarters).toBeDisabled()
  await settings.getByRole('button', { name: 'Restore from the archive' }).click()
  await expect(quarters).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Show' })).toHaveCount(0)
  await (await openMenu()).getByRole('menuitem', { name: 'Reopen the game' }).click()
  await expect(row(page, gameName)).toContainText('Q2/6')
})
