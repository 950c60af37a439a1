import {
  type CatalogueEditor,
  confirm,
  openCatalogue,
  serverFault,
  submit,
  whileFaulty,
} from './catalogue.ts'
import { expectMessage } from './messages.ts'
import { expect, test } from './product.ts'
import { found, signIn } from './users.ts'

let keeper: CatalogueEditor

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  keeper = await openCatalogue(browser)
})
test.afterAll(() => keeper.leave())

test('a user is created once every field is valid', async () => {
  const { page } = keeper
  await keeper.at('users')
  await expect(page.getByRole('heading', { name: 'Gestion des utilisateurs' })).toBeVisible()
  const dialog = await keeper.open('Create a user')
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  await create.click()
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(4)
  await expect(field('Username')).toBeFocused()
  const summary = dialog.getByRole('alert').filter({ hasText: '4 fields need attention' })
  await summary.getByRole('link', { name: 'Age' }).click()
  await expect(field('Age')).toBeFocused()

  await field('Username').fill('admin')
  await field('Email').fill('claire.fontaine@ecole')
  await field('Age').fill('vingt')
  await create.click()
  await expect(dialog.getByText('Invalid email', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Must be a number', { exact: true })).toBeVisible()
  await field('Email').fill('claire.fontaine@ecole.example.fr')
  await field('Age').fill('38')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await expect(dialog.locator('code')).toHaveText(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)
  const role = dialog.getByRole('combobox', { name: 'Role' })
  await expect(role.locator('option:checked')).toHaveText('utilisateur')
  await role.selectOption({ label: 'Administrateur' })
  await create.click()
  await expect(dialog.getByText('Already taken')).toBeVisible()
  await expect(field('Username')).toBeFocused()

  await field('Username').fill('claire.fontaine')
  await submit(page, dialog, 'Create', 'POST', '/api/v1/users')
  await expectMessage(page, 'User created')
  const own = keeper.row('claire.fontaine@ecole.example.fr')
  await expect(own).toContainText('38')
  await expect(own).toContainText('Administrateur')
  await expect(own).toContainText('Active')
})

test('closing a form with unsaved changes requires a confirmation', async () => {
  const { page } = keeper
  const dialog = await keeper.open(/^Edit/, 'claire.fontaine')
  const age = dialog.getByRole('textbox', { name: 'Age' })
  await age.fill('39')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Your changes will be lost.')
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(age).toHaveValue('39')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await question.getByRole('button', { name: 'Confirmer' }).click()
  await expect(dialog).toBeHidden()
  await expect(keeper.row('claire.fontaine').getByRole('button', { name: /^Edit/ })).toBeFocused()
  await expect(keeper.row('claire.fontaine')).toContainText('38')
})

test('an edited user is updated in the list', async () => {
  const { page } = keeper
  const dialog = await keeper.open(/^Edit/, 'claire.fontaine')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('admin@example.org')
  await dialog.getByRole('textbox', { name: 'Age' }).fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Age' }).fill('39')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('c.fontaine@ecole.example.fr')
  await dialog.getByRole('radio').nth(3).check({ force: true })
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Super Administrateur' })
  await submit(page, dialog, 'Save', 'PUT', '/api/v1/users/*')
  await expectMessage(page, 'User updated')
  const own = keeper.row('c.fontaine@ecole.example.fr')
  await expect(own).toContainText('39')
  await expect(own).toContainText('Super Administrateur')
})

test('an account is disabled after a confirmation and enabled without one', async () => {
  const { page } = keeper
  let question = await keeper.open(/^Disable/, 'claire.fontaine')
  await expect(question).toContainText('claire.fontaine will no longer be able to sign in.')
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(keeper.row('claire.fontaine').getByText('Active', { exact: true })).toBeVisible()

  question = await keeper.open(/^Disable/, 'claire.fontaine')
  await confirm(page, question, 'PUT', '/api/v1/users/*')
  await expectMessage(page, 'Account disabled')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('inactive accounts')
  await expect(page).toHaveURL(/administrators\.show=inactive/)
  await expect(page.getByRole('row')).toHaveCount(2)
  const own = keeper.row('claire.fontaine')
  const enable = own.getByRole('button', { name: /^Enable/ })
  await whileFaulty(page, 'PUT', '/api/v1/users/*', async () => {
    await enable.click()
    await expectMessage(page, serverFault)
  })
  await enable.click()
  await expectMessage(page, 'Account enabled')
  await expect(page.getByText('No Data')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(own.getByText('Active', { exact: true })).toBeVisible()
})

test('an account is deleted permanently after a warning about the consequences', async () => {
  const { page } = keeper
  const question = await keeper.open(/^Delete/, 'claire.fontaine')
  await expect(question).toContainText('The games that claire.fontaine runs stay')
  await expect(question).toContainText('This cannot be undone.')
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await confirm(page, question, 'DELETE', '/api/v1/users/*')
  await expectMessage(page, 'User deleted')
  await expect(keeper.row('claire.fontaine')).toHaveCount(0)
  // The row and its button are gone, so a neighbouring button gets the focus.
  await expect(page.getByRole('button', { name: /^Edit: / }).and(page.locator(':focus'))).toBeVisible()
})

test('the last super administrator cannot be disabled', async () => {
  const { page } = keeper
  const own = await found(page, 'superadmin')
  await expect(own.getByRole('button')).toHaveText(['Edit'])
  const dialog = await keeper.open(/^Edit/, '(you)')
  await dialog.getByRole('checkbox', { name: 'Active account' }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The last super administrator cannot be disabled.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await page.getByRole('textbox', { name: 'Filter' }).fill('')
})

test('players have a list of their own, and the roles are read-only', async () => {
  const { page } = keeper
  await page.getByRole('tab', { name: 'Players' }).click()
  await expect(page).toHaveURL(/tab=players/)
  await expect(await found(page, 'joueur1')).toContainText('Les vélos du Rhône')
  await page.getByRole('textbox', { name: 'Filter' }).fill('joueur2')
  await expect(page.getByRole('row')).toHaveCount(2)
  const question = await keeper.open(/^Delete/, 'joueur2')
  await expect(question).toContainText(/stay in the games? under a pseudonym/)
  await question.getByRole('button', { name: 'Annuler' }).click()

  await page.getByRole('tab', { name: 'Roles' }).click()
  const table = page.getByRole('table', { name: 'Roles' })
  await expect(table.getByRole('row')).toHaveCount(4)
  for (const role of ['utilisateur', 'Administrateur', 'Super Administrateur'])
    await expect(
      table
        .getByRole('cell', { name: role, exact: true })
        .or(table.getByRole('rowheader', { name: role, exact: true })),
    ).toBeVisible()
  await expect(table.getByRole('button')).toHaveCount(0)
})

test('a list that cannot be loaded shows an error and is requested again', async () => {
  const { page } = keeper
  await whileFaulty(page, 'GET', '/api/v1/user/admin', async () => {
    await keeper.at('users')
    await expect(page.getByText(serverFault)).toBeVisible()
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(await found(page, 'superadmin')).toBeVisible()
})

test('an administrator manages only players and deletes those who are in no game', async ({ browser }) => {
  const page = await signIn(browser, 'admin', '/app/admin/users')
  await expect(page.getByRole('heading', { name: 'Gestion des utilisateurs' })).toBeVisible()
  const player = await found(page, 'joueur1')
  await expect(player.getByRole('button', { name: /^Edit/ })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(player.getByRole('button', { name: /^Delete/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Create a player' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('You create player accounts.')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Username' }).fill('paul.sans.jeu')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('paul.sans.jeu@ecole.example.fr')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('paul.sans.jeu')
  await dialog.getByRole('textbox', { name: 'Age' }).fill('20')
  await submit(page, dialog, 'Create', 'POST', '/api/v1/users')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('players without a game')
  await expect(player).toHaveCount(0)
  const own = await found(page, 'paul.sans.jeu')
  await expect(own).toContainText('no game')
  await own.getByRole('button', { name: /^Delete/ }).click()
  await confirm(page, page.getByRole('alertdialog'), 'DELETE', '/api/v1/users/*')
  await expect(own).toHaveCount(0)
  await page.context().close()
})
