import { readFile } from 'node:fs/promises'
import { expectNoFault, expectNoSidewaysScroll } from './axe.ts'
import { caller } from './caller.ts'
import { expect, test } from './product.ts'
import { found, leave, row, signIn, signInOn } from './users.ts'

const name = 'Avant le jeu'

test('a class is given a training, a player plays it to the end, and staff read the result', async ({
  browser,
}) => {
  const staff = await signIn(browser, 'admin', '/app/admin/games')
  const player = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()

  await test.step('staff write a training of one quarter for one player', async () => {
    await staff.getByRole('navigation').getByRole('link', { name: 'Trainings' }).click()
    await expect(row(staff, 'Un an contre cinq ordinateurs')).toContainText(
      '4 quarters · Croissance · level 2',
    )
    await expectNoFault(staff, 'the list of trainings')
    await staff.getByRole('button', { name: 'New training' }).click()
    const dialog = staff.getByRole('dialog', { name: 'New training' })
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByText('Required')).toBeVisible()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('textbox', { name: 'Number of quarters' }).fill('1')
    await dialog.locator('summary').filter({ hasText: 'Choose the computers' }).click()
    await dialog.getByLabel('Number of computers').selectOption('2')
    await expect(dialog.getByText('Against 2 computers: Beginner (Cautious)')).toBeVisible()
    await dialog.getByRole('radio', { name: /^Chosen players/ }).check()
    await dialog.getByLabel('Search for a player').fill('joueur3')
    await dialog.getByRole('checkbox', { name: 'joueur3' }).check()
    await dialog.getByLabel('Attempts at most').fill('2')
    await expectNoFault(staff, 'the form of a training')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog).toBeHidden()
    await expect(row(staff, name)).toContainText('1 quarter · Croissance · level 1')
    await expect(row(staff, name)).toContainText('1 player')
  })

  await test.step('the player starts it from the list of games, and plays to the end', async () => {
    await signInOn(player, 'joueur3')
    const training = player.getByRole('listitem').filter({ hasText: name })
    await expect(training).toContainText('2 attempts at most')
    await training.getByRole('button', { name: `Start – ${name}` }).click()
    await expect(player.getByText('Attempt 1 of 2')).toBeVisible()
    await player.getByRole('button', { name: 'Close the quarter' }).click()
    await player.getByRole('alertdialog').getByRole('button', { name: 'Confirmer', exact: true }).click()
    const attempts = player.getByRole('table', { name: 'Your attempts' })
    await expect(attempts.getByRole('row', { name: /^1 best last counts/ })).toBeVisible()
    await expect(player.getByRole('button', { name: 'Start again' })).toBeVisible()
    await expectNoSidewaysScroll(player, 'the end of a training')
    await expectNoFault(player, 'the end of a training')
  })

  await test.step('staff compare the results, download them and look into the game', async () => {
    await (await found(staff, name)).getByRole('link', { name }).click()
    const result = row(staff, 'joueur3')
    await expect(result).toContainText('BA')
    await expectNoFault(staff, 'the results of a training')
    const download = staff.waitForEvent('download')
    await staff.getByRole('button', { name: 'Download (CSV)' }).click()
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^joueur3,1,,(,[\d.]+,[123]){3}$/)
    await result.getByRole('button', { name: 'Look into the game: joueur3' }).click()
    await expect(staff).toHaveURL(/\/app\/admin\/company\/\d+\/joined-game/)
    await expect(staff.getByRole('table', { name: 'Your attempts' })).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Start again' })).toHaveCount(0)
  })

  await test.step('once it is begun, only what does not change play can be edited; its games go with it', async () => {
    await staff.goto('/app/admin/trainings')
    await (await found(staff, name)).getByRole('button', { name: `Edit: ${name}` }).click()
    const dialog = staff.getByRole('dialog', { name: 'Edit the training' })
    await expect(dialog.getByText('A player has already started')).toBeVisible()
    await expect(dialog.getByLabel('Phase')).toBeDisabled()
    await dialog.getByLabel('Last day').fill('31/12/2099')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row(staff, name)).toContainText('2099')
    await (await found(staff, name)).getByRole('button', { name: `Delete: ${name}` }).click()
    await expect(staff.getByRole('alertdialog')).toContainText('The game of 1 player and all its attempts')
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Confirmer', exact: true }).click()
    await expect(row(staff, name)).toHaveCount(0)
  })
  await leave(staff)
  await leave(player)
})

test('an administrator without a training reads that there is none', async ({ browser, request }) => {
  const username = 'sans.entrainement'
  const root = await caller(request, 'superadmin')
  await root('post', '/api/v1/multiple_users', [
    { username, email: `${username}@ecole.fr`, password: username, age: 40, role: 'ROLE_ADMIN' },
  ])
  const staff = await signIn(browser, username, '/app/admin/trainings')
  await expect(staff.getByText('No training yet.')).toBeVisible()
  await expectNoFault(staff, 'a list without trainings')
  await leave(staff)
})
