import { readFileSync } from 'node:fs'
import type { APIRequestContext, Locator } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { caller } from './caller.ts'
import { type CatalogueEditor, openCatalogue, serverFault, whileFaulty } from './catalogue.ts'
import { expectMessage } from './messages.ts'
import { expect, test } from './product.ts'

const list = `username;email;age;password;prenom;nom
lot.ana;lot.ana@ecole.example.fr;20;;Ana;Roy
lot.ben;pas-une-adresse;vingt;;Ben;Diallo
joueur1;lot.chloe@ecole.example.fr;;;Chloé;"Petit; Durand"
lot.ana;lot.eva@ecole.example.fr;20;une phrase assez longue;Éva;Blanc`

let keeper: CatalogueEditor
let request: APIRequestContext
let dialog: Locator

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, playwright, baseURL }) => {
  request = await playwright.request.newContext({ baseURL })
  keeper = await openCatalogue(browser)
  await keeper.at('users?tab=players')
  dialog = await keeper.open('Import')
})
test.afterAll(async () => {
  await keeper.leave()
  await request.dispose()
})

const cell = (column: string, line: number) => dialog.getByLabel(`${column}, line ${line}`)

test('a list that cannot be read shows the reason', async () => {
  const pasted = dialog.getByRole('textbox', { name: 'List' })
  const check = dialog.getByRole('button', { name: 'Check the list' })
  await check.click()
  await expect(dialog.getByText('The list is empty: paste at least one person.')).toBeVisible()
  await pasted.fill('username;email;age\n"ana;ana@ecole.example.fr;20')
  await check.click()
  await expect(dialog.getByText('A quotation mark is not closed.')).toBeVisible()
  const crowd = Array.from({ length: 501 }, (_, index) => `u${index};u${index}@e.fr;20`)
  await pasted.fill(crowd.join('\n'))
  await check.click()
  await expect(dialog.getByText('A list holds at most 500 people: make several.')).toBeVisible()
})

test('a file of an old spreadsheet is read with its accents', async () => {
  const bytes = Buffer.from(
    'identifiant;courriel;age;prénom\nlot.zoe;lot.zoe@ecole.example.fr;20;Zoé',
    'latin1',
  )
  const file = { name: 'classe.csv', mimeType: 'text/csv', buffer: bytes }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(cell('First name', 2)).toHaveValue('Zoé')
  await expect(dialog.getByText('No error: the accounts can be created.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to the list' }).click()
})

test('a list from a school system is read: encoding, titles, usernames, known students, columns', async () => {
  const macRoman = Buffer.from(
    'Classe de 2A;;;\rNom;Pr\x8enom;M\x8el;Classe\rLef\x8fvre;Zo\x8e;zoe.mac@ecole.example.fr;2A\rUn;Joueur;joueur2@example.org;2A',
    'latin1',
  )
  const file = { name: 'classe.csv', mimeType: 'text/csv', buffer: macRoman }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(cell('Username', 3)).toHaveValue('zoe.lefevre')
  await expect(cell('Last name', 3)).toHaveValue('Lefèvre')
  await expect(dialog.getByLabel('Encoding of the file')).toHaveValue('macintosh')
  await expect(dialog.getByText('already registered')).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Create 1 account' })).toBeEnabled()
  await dialog.getByText('Columns of your list').click()
  await dialog.getByLabel('Mél').selectOption({ label: 'not used' })
  await expect(dialog.getByText('No column holds the email addresses')).toBeVisible()
  await expect(dialog.getByText('to correct')).toHaveCount(0)
  await dialog.getByLabel('Mél').selectOption({ label: 'Email' })
  await dialog.getByLabel('Encoding of the file').selectOption('windows-1252')
  await expect(dialog.getByLabel('PrŽnom')).toHaveCount(1)
  await dialog.getByLabel('Encoding of the file').selectOption('utf-16le')
  await expect(dialog.getByText('The list is empty: paste at least one person.')).toBeVisible()
  await dialog.getByLabel('Encoding of the file').selectOption('macintosh')
  await expect(cell('Last name', 3)).toHaveValue('Lefèvre')
  await dialog.getByRole('button', { name: 'Back to the list' }).click()
})

test('a sheet can be chosen in a workbook with several classes', async () => {
  const sheetOf = (name: string, address: string) => ({
    name,
    rows: [
      ['Nom', 'Mail'],
      ['Roy', address],
    ],
  })
  const workbook = await writeXlsx({
    sheets: [
      { name: 'Notes', rows: [['Print on one page']] },
      sheetOf('2A', 'a@e.fr'),
      sheetOf('2B', 'b@e.fr'),
    ],
  })
  const file = { name: 'classes.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(workbook) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(cell('Email', 2)).toHaveValue('a@e.fr')
  await dialog.getByLabel('Sheet of the workbook').selectOption('2B')
  await expect(cell('Email', 2)).toHaveValue('b@e.fr')
  await dialog.getByLabel('Sheet of the workbook').selectOption('Notes')
  await expect(dialog.getByLabel('Sheet of the workbook')).toHaveValue('0')
  await dialog.getByRole('button', { name: 'Back to the list' }).click()
})

test('each invalid cell shows its error and is corrected in place', async () => {
  const { page } = keeper
  await dialog.getByRole('textbox', { name: 'List' }).fill(list)
  await dialog.getByRole('button', { name: 'Check the list' }).click()
  await expect(dialog.getByText('4 cells to correct')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Create 4 accounts' })).toBeDisabled()
  const faults: [Locator, string][] = [
    [cell('Email', 3), 'Invalid email'],
    [cell('Age', 3), 'Must be a number'],
    [cell('Username', 4), 'Already taken'],
    [cell('Username', 5), 'Already taken'],
  ]
  for (const [wrong, fault] of faults) await expect(wrong).toHaveAccessibleDescription(fault)
  await expect(cell('Last name', 4)).toHaveValue('Petit; Durand')
  await dialog.getByRole('button', { name: 'First error' }).click()
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused()

  await cell('Email', 3).fill('lot.ben@ecole.example.fr')
  await cell('Age', 3).fill('21')
  await cell('Username', 4).fill('lot.chloe')
  await cell('Age', 4).fill('200')
  await cell('Username', 5).fill('lot.eva')
  await page.keyboard.press('Tab')
  await expect(cell('Age', 4)).toHaveAccessibleDescription('Value out of bounds')
  await expect(dialog.getByText('1 cell to correct')).toBeVisible()
  await cell('Age', 4).fill('22')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText('No error: the accounts can be created.')).toBeVisible()
})

test('all accounts are created together, or none if the server fails', async () => {
  const { page } = keeper
  const create = dialog.getByRole('button', { name: 'Create 4 accounts' })
  await whileFaulty(page, 'POST', '/api/v1/users_import', async () => {
    await create.click()
    await expect(dialog.getByText(serverFault).first()).toBeVisible()
  })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('No error: the accounts can be created.')).toBeVisible()
  await create.click()
  await expect(dialog.getByText('4 accounts created')).toBeVisible()
})

test('passwords are shown once, printed on slips and downloaded as a file', async () => {
  const { page } = keeper
  await expect(dialog.getByRole('row')).toHaveCount(5)
  const given = dialog.getByRole('row', { name: /lot\.eva/ })
  await expect(given).toContainText('une phrase assez longue')
  const password = await dialog
    .getByRole('row', { name: /lot\.ana/ })
    .locator('code')
    .textContent()
  expect(password?.length).toBeGreaterThanOrEqual(8)
  await caller(request, 'lot.ana', password ?? '')

  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('their passwords can no longer be shown')
  await question.getByRole('button', { name: 'Annuler' }).click()

  await page.emulateMedia({ media: 'print' })
  const slip = page.locator('section', { hasText: 'lot.ana' }).last()
  await expect(slip).toBeVisible()
  for (const text of ['Ana Roy', password ?? '', new URL(page.url()).origin])
    await expect(slip).toContainText(text)
  await expect(dialog).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(slip).toBeHidden()

  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download (CSV)' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('access.csv')
  expect(readFileSync(await file.path(), 'utf8')).toContain('"Petit; Durand"')
})

test('the new users can be invited to a game at once', async () => {
  const { page } = keeper
  const root = await caller(request, 'superadmin')
  await root('post', '/api/v1/game', { name: 'Jeu du lot', private: true })
  await dialog.getByRole('button', { name: 'Invite to a game' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite to a game' })
  const send = invitation.getByRole('button', { name: /^Invite/ })
  await send.click()
  await expect(invitation.getByText('Required', { exact: true })).toBeVisible()
  await invitation.getByRole('combobox').selectOption({ label: 'Jeu du lot' })
  await whileFaulty(page, 'POST', '/api/v1/invit/game/*', async () => {
    await send.click()
    await expect(invitation.getByText(serverFault)).toBeVisible()
  })
  await send.click()
  await expectMessage(page, "L'invitation a ete envoye au(x) joueur(s)")
  await expect(dialog.getByText('Invited to the game Jeu du lot.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(keeper.row('lot.ben@ecole.example.fr')).toBeVisible()
})

test('closing an unfinished import requires a confirmation', async () => {
  const { page } = keeper
  dialog = await keeper.open('Import')
  await dialog.getByRole('textbox', { name: 'List' }).fill('quelque chose')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('what you typed will be lost')
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog.getByRole('textbox', { name: 'List' })).toHaveValue('quelque chose')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Confirmer' }).click()
  await expect(dialog).toBeHidden()
})
