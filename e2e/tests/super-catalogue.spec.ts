import { caller } from './caller.ts'
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

let keeper: CatalogueEditor

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  keeper = await openCatalogue(browser)
})
test.afterAll(() => keeper.leave())

/** The smallest possible picture: one transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'trottinette.png', mimeType: 'image/png', buffer: png }

test('a product is created with its picture, which is uploaded first', async () => {
  const { page } = keeper
  await keeper.at('products')
  const dialog = await keeper.open('Create a product')
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  const evolution = dialog.getByRole('textbox', { name: 'Evolution' })
  await evolution.fill('beaucoup')
  await dialog.getByRole('textbox', { name: 'Dimension' }).fill('50')
  await create.click()
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Must be a number', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Between 100 and 100,000', { exact: true })).toBeVisible()
  await evolution.fill('1.5')
  await dialog.getByRole('textbox', { name: 'Dimension' }).fill('1500')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Trottinette pliante')
  await dialog.getByRole('combobox', { name: 'Type of market' }).selectOption('Technology')

  const file = dialog.locator('input[type=file]')
  const isText = { ...picture, name: 'texte.png', buffer: Buffer.from('pas une image') }
  await file.setInputFiles(isText)
  await expect(dialog.getByText('This file is not a PNG, JPEG, GIF or WebP picture.')).toBeVisible()
  await expect(create).toBeDisabled()
  await dialog.getByRole('button', { name: 'Give up this picture' }).click()
  await expect(create).toBeEnabled()
  const tooLarge = Buffer.concat([picture.buffer, Buffer.alloc(25 * 1024 * 1024)])
  await file.setInputFiles({ ...picture, buffer: tooLarge })
  await expect(dialog.getByText('This picture exceeds 25 MiB.')).toBeVisible()
  await whileFaulty(page, 'POST', '/api/v1/media_objects', async () => {
    await file.setInputFiles(picture)
    await expect(dialog.getByText(serverFault)).toBeVisible()
    await expect(create).toBeDisabled()
  })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('img', { name: 'Picture of the product' })).toBeVisible()
  await submit(page, dialog, 'Create', 'POST', '/api/v1/products')
  await expectMessage(page, 'Product created')
  // The ready products fill the first page of the list.
  await page.getByRole('textbox', { name: 'Filter' }).fill('Trottinette')
  const own = keeper.row('Trottinette pliante')
  await expect(own).toContainText('Technology')
  await expect(own).toContainText('1.5%')
  await expect(own).toContainText('1,500')
  await expect
    .poll(() => own.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBe(1)
})

test('a product is edited, its picture removed, and then it is deleted', async () => {
  const { page } = keeper
  const dialog = await keeper.open(/^Edit/, 'Trottinette pliante')
  await dialog.getByRole('button', { name: 'Remove the picture' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Trottinette solide')
  await submit(page, dialog, 'Save', 'PUT', '/api/v1/products/*')
  await expectMessage(page, 'Product updated')
  const own = keeper.row('Trottinette solide')
  await expect(own).toBeVisible()
  await expect(own.locator('img')).toHaveCount(0)

  const question = await keeper.open(/^Delete/, 'Trottinette solide')
  await expect(question).toContainText('This cannot be undone.')
  await confirm(page, question, 'DELETE', '/api/v1/products/*')
  await expect(own).toHaveCount(0)
})

test('a product used by games cannot be deleted, and the dialog names the games', async () => {
  await keeper.page.getByRole('textbox', { name: 'Filter' }).fill('bicycle')
  const question = await keeper.open(/^Delete/, 'City bicycle')
  await expect(question).toContainText('Les vélos du Rhône')
  await question.getByRole('button', { name: 'Confirmer' }).click()
  await expect(question.getByText('This product is used by a game.')).toBeVisible()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(keeper.row('City bicycle')).toBeVisible()
})

test('an item is created with a preview of its help as players will see it', async () => {
  const { page } = keeper
  await keeper.at('items')
  const dialog = await keeper.open('Create an item')
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  await create.click()
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(2)
  const preview = dialog.getByRole('region', { name: 'What the player will see' })
  await expect(preview).toContainText('No help text for now.')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Crèche du personnel')
  await dialog.getByRole('combobox', { name: 'Menu' }).selectOption('Human resources')
  await dialog.getByRole('textbox', { name: 'Advice' }).fill('À comparer au coût des absences.')
  await expect(preview).toContainText('Crèche du personnel')
  await expect(preview.getByRole('button')).toHaveText(['Advice'])
  await expect(preview).toContainText('À comparer au coût des absences.')
  await dialog.getByRole('textbox', { name: 'Advice' }).fill('À comparer aux absences.')
  await expect(preview).toContainText('À comparer aux absences.')
  await submit(page, dialog, 'Create', 'POST', '/api/v1/items')
  await expectMessage(page, 'Item created')
  await page.getByRole('textbox', { name: 'Filter' }).fill('creche')
  await expect(keeper.row('Crèche du personnel')).toContainText('Human resources')
})

test('a partly saved item reports which part is saved, and is saved completely on retry', async () => {
  const { page } = keeper
  const dialog = await keeper.open(/^Edit/, 'Crèche du personnel')
  await expect(dialog.getByRole('textbox', { name: 'Advice' })).toHaveValue('À comparer aux absences.')
  await dialog.getByRole('textbox', { name: 'What is it?' }).fill('Une garde pour les enfants.')
  await dialog.getByRole('combobox', { name: 'Menu' }).selectOption('Quality')
  await whileFaulty(page, 'PUT', '/api/v1/items/*', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('The help is saved; the name and the menu are not.')).toBeVisible()
  })
  await submit(page, dialog, 'Save', 'PUT', '/api/v1/item_descriptions/*')
  await expectMessage(page, 'Item updated')
  const own = keeper.row('Crèche du personnel')
  await expect(own).toContainText('Quality')
  await expect(own).toContainText('Une garde pour les enfants.')

  const question = await keeper.open(/^Delete/, 'Crèche du personnel')
  await expect(question).toContainText('Its help texts will be erased.')
  await confirm(page, question, 'DELETE', '/api/v1/items/*')
  await expect(page.getByText('No row matches “creche”.')).toBeVisible()
})

test('the help of an item that cannot be loaded is requested again', async () => {
  const { page } = keeper
  await page.getByRole('button', { name: 'Clear the filter' }).first().click()
  await whileFaulty(page, 'GET', '/api/v1/items/*/item_description', async () => {
    const dialog = await keeper.open(/^Edit/, 'Workers to hire')
    await expect(dialog.getByText(serverFault)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Embauches')
  // Texts that were not reworded appear in the language of the user.
  await expect(dialog.getByRole('region', { name: 'What the player will see' })).toContainText(
    'Workers to hire',
  )
  await dialog.getByRole('button', { name: 'Annuler' }).click()
})

test('a menu is created, moved and deleted; menus of the game are locked', async () => {
  const { page } = keeper
  await keeper.at('menu')
  const seeded = keeper.row('ressourcesHumaines')
  await expect(seeded.getByRole('button')).toHaveText(['Edit'])
  let dialog = await keeper.open(/^Edit/, 'ressourcesHumaines')
  await expect(dialog.getByRole('textbox', { name: 'Key' })).toHaveAttribute('readonly')
  await dialog.getByRole('button', { name: 'Annuler' }).click()

  dialog = await keeper.open('Create a menu')
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await expect(field('Position')).toHaveValue('12')
  await field('Link').fill('app/user')
  await field('Position').fill('x')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
  await expect(dialog.getByText('The link begins with “/”.', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Must be a number', { exact: true })).toBeVisible()
  await field('Name').fill('Environnement')
  await field('Link').fill('/app/user/game-environnement')
  await field('Badge').fill('nouveau')
  await field('Position').fill('0')
  await dialog.getByRole('radio', { name: 'Leaf' }).check({ force: true })
  await dialog.getByRole('combobox', { name: 'Parent menu' }).selectOption('Production')
  await submit(page, dialog, 'Create', 'POST', '/api/v1/menus')
  await expectMessage(page, 'Menu created')
  await expect(page.getByRole('row').nth(1)).toContainText('Environnement')
  await expect(page.getByRole('row').nth(1)).toContainText('nouveau')

  dialog = await keeper.open(/^Edit/, 'Environnement')
  await expect(dialog.getByRole('radio', { name: 'Leaf' })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Position' }).fill('20')
  await submit(page, dialog, 'Save', 'PUT', '/api/v1/menus/*')
  await expect(keeper.row('Environnement')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next page' }).click()
  const question = await keeper.open(/^Delete/, 'Environnement')
  await expect(question).toContainText('It holds no item.')
  await confirm(page, question, 'DELETE', '/api/v1/menus/*')
  await expect(keeper.row('Environnement')).toHaveCount(0)
})

test('an event is composed effect by effect, with a summary in words as it is typed', async () => {
  const { page } = keeper
  await keeper.at('events')
  const dialog = await keeper.open('Create an event')
  const effect = (number: number) => dialog.getByRole('region', { name: `Effect ${number}`, exact: true })
  const criterion = (number: number) => effect(number).getByRole('combobox', { name: 'Criterion' })
  const value = (number: number) => effect(number).getByRole('textbox', { name: 'Value' })
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  const summary = dialog.getByRole('status').filter({ hasText: 'Summary' })
  await expect(summary).toContainText('This event has no effect')
  await dialog.getByRole('button', { name: 'Add an effect' }).click()
  await dialog.getByRole('textbox', { name: 'Event date' }).fill('31/02/2027')
  await create.click()
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(3)
  await expect(dialog.getByText('Date expected: DD/MM/YYYY', { exact: true })).toBeVisible()

  await dialog.getByRole('textbox', { name: 'Name' }).fill('Canicule')
  await dialog.getByRole('textbox', { name: 'Announced impact' }).fill('-15 %')
  await dialog.getByRole('textbox', { name: 'Event date' }).fill('01/07/2027')
  await criterion(1).selectOption('Demand coefficient')
  await value(1).fill('-150')
  await create.click()
  await expect(dialog.getByText('Between −100 and 9,900')).toBeVisible()
  await value(1).fill('-15')
  await expect(summary).toContainText('Demand coefficient −15%')

  await dialog.getByRole('button', { name: 'Add an effect' }).click()
  await criterion(2).selectOption('Demand coefficient')
  await value(2).fill('beaucoup')
  await create.click()
  await expect(effect(2).getByText('This criterion already has an effect.')).toBeVisible()
  await expect(effect(2).getByText('Must be a number')).toBeVisible()
  await criterion(2).selectOption('Season, quarter 3')
  await effect(2).getByRole('combobox', { name: 'Operation' }).selectOption('rises by')
  await value(2).fill('0.25')
  await expect(summary).toContainText('Season, quarter 3 +0.25')
  await dialog.getByRole('button', { name: 'Add an effect' }).click()
  await dialog.getByRole('button', { name: 'Remove effect 3' }).click()
  await submit(page, dialog, 'Create', 'POST', '/api/v1/events')
  await expectMessage(page, 'Event created')
  await page.getByRole('textbox', { name: 'Filter' }).fill('canicule')
  for (const text of ['−15%', 'Demand coefficient', 'Season, quarter 3', '+0.25', '01/07/2027'])
    await expect(keeper.row('Canicule')).toContainText(text)
})

test('an event is edited and deleted; the tax can be neither renamed nor deleted', async () => {
  const { page } = keeper
  let dialog = await keeper.open(/^Edit/, 'Canicule')
  await dialog.getByRole('region', { name: 'Effect 1' }).getByRole('textbox', { name: 'Value' }).fill('-20')
  await submit(page, dialog, 'Save', 'PUT', '/api/v1/events/*')
  await expect(keeper.row('Canicule')).toContainText('−20%')
  const question = await keeper.open(/^Delete/, 'Canicule')
  await confirm(page, question, 'DELETE', '/api/v1/events/*')
  await expect(page.getByText('No row matches “canicule”.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Filter' }).fill('Impôt')
  const tax = keeper.row('mandatory')
  await expect(tax.getByRole('button')).toHaveText(['Edit'])
  dialog = await keeper.open(/^Edit/, 'mandatory')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
})

test('menus and events in use cannot be deleted, and the dialog names their use', async ({ request }) => {
  const { page } = keeper
  const root = await caller(request, 'superadmin')
  const menu = await root('post', '/api/v1/menus', { name: 'Cantine', position: 30 })
  const itemDescription = { description1: '', description2: '', description3: '' }
  await root('post', '/api/v1/items', { name: 'Menu du jour', menu: menu.id, itemDescription })
  const event = await root('post', '/api/v1/events', { name: 'Gel tardif' })
  const game = await root('post', '/api/v1/game', { name: 'Jeu du gel', nbTurns: 4 })
  const first = { nbTrimestre: 1, nbTour: 1, frequency: 1, privacy: true }
  await root('post', '/api/v1/event_games', { event: event.id, game: game.id, ...first })

  for (const [path, row, place, refusal] of [
    ['menu?filter=cantine', 'Cantine', 'Menu du jour', 'This menu has items: delete them first.'],
    ['events?filter=gel', 'Gel tardif', 'Jeu du gel', 'This event is associated with a game.'],
  ] as const) {
    await keeper.at(path)
    const question = await keeper.open(/^Delete/, row)
    await expect(question).toContainText(place)
    await question.getByRole('button', { name: 'Confirmer' }).click()
    await expect(question.getByText(refusal)).toBeVisible()
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(keeper.row(row)).toBeVisible()
  }
  await expect(page).toHaveURL(/filter=gel/)
})
