import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectNoFault } from './axe.ts'
import { type ClassGame, openClass } from './games.ts'
import { expectMessage } from './messages.ts'
import { expect, test } from './product.ts'
import { found, signIn } from './users.ts'

const names = ['amina', 'bruno', 'carla', 'diego', 'elise', 'fabio']

test.describe.configure({ mode: 'serial' })
let room: ClassGame
let page: Page

/** Shared by the whole file, because the request context of a test ends with that test. */
let api: APIRequestContext

test.beforeAll(async ({ playwright, baseURL, browser }) => {
  api = await playwright.request.newContext({ baseURL })
  room = await openClass(api, 'Jeu des places', names)
  page = await signIn(browser, 'admin')
})
test.afterAll(async () => {
  await page.context().close()
  await api.dispose()
})

const seats = () => page.getByRole('region', { name: 'Seats' })
const teams = () => page.getByRole('region', { name: 'Teams' })
const seatRow = (name: string): Locator => seats().getByRole('row').filter({ hasText: name })

test('a seat is added and named, a player gets it by keyboard alone, moves on, and a company is taken out', async () => {
  await page.goto('/app/admin/games')
  await (await found(page, room.name)).getByRole('button', { name: /^Configuration/ }).click()
  await expect(seats().getByText('Without a seat (6)')).toBeVisible()
  await seats().getByRole('button', { name: 'Add a seat' }).click()
  await expectMessage(page, '“Place 1” has been added')
  await seatRow('Place 1')
    .getByRole('button', { name: /^Rename/ })
    .click()
  await page.getByLabel('Name of the company').fill('Nord')
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(seatRow('Nord')).toContainText('vacant seat')

  await seatRow('Nord')
    .getByRole('button', { name: /^Assign a player/ })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Assign a player to “Nord”' })
  await dialog.getByLabel('Player').focus()
  await page.keyboard.type('ami')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Player')).toHaveValue('amina')
  await dialog.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(seatRow('Nord')).toContainText('one player')
  await expect(seatRow('Nord')).toContainText('amina')
  await expect(seats().getByText('Without a seat (5)')).toBeVisible()

  await seats().getByRole('button', { name: 'Add a seat' }).click()
  await seats().getByRole('button', { name: 'Change the seat of amina' }).click()
  const place = page.getByRole('dialog', { name: 'Seat of amina' })
  await place.getByLabel('Move to…').selectOption({ label: '2. Place 2 · vacant seat' })
  await place.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(seatRow('Nord')).toContainText('vacant seat')
  // A company that was not named has the name of its player.
  await expect(seats().getByRole('row').filter({ hasText: 'one player' })).toContainText('amina')

  await seatRow('Nord')
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Take out of the market' }).click()
  await page.getByRole('button', { name: 'Confirmer', exact: true }).click()
  await expect(seatRow('Nord')).toContainText('out of the market')
})

test('a game turns to teams, and the players without a seat are split', async () => {
  await teams()
    .getByRole('radio', { name: /^In teams/ })
    .check()
  await teams().getByRole('button', { name: 'Save', exact: true }).click()
  await expectMessage(page, 'Team settings saved')
  await teams().getByText('Split the players').click()
  await teams().getByRole('textbox', { name: 'Members in each team' }).fill('2')
  await expect(teams().getByText('2 teams of 2 and 1 team of 1')).toBeVisible()
  await teams().getByRole('button', { name: 'Make 3 teams' }).click()
  await expect(teams().getByText('3 teams have been made.')).toBeVisible()
  // The company without a name became the first team, so that it no longer has the name of its player.
  await expect(seatRow('Équipe 1')).toContainText('amina')
  await expect(seatRow('Équipe 2')).toContainText('bruno')
  await expect(seatRow('Équipe 2')).toContainText('carla')
  await expect(seatRow('Équipe 4')).toContainText('fabio')
  await expect(seats().getByText(/^Without a seat/)).toHaveCount(0)

  await teams().locator('summary').filter({ hasText: 'Roles' }).click()
  await teams().getByRole('button', { name: 'Usual roles' }).click()
  await expect(teams().getByRole('checkbox', { name: 'Sales, role Finance' })).not.toBeChecked()
  await expectNoFault(page, 'seats, teams and roles')
})

test('the control room shows teams by their name, with how many of them are there', async () => {
  await page.goto(`/app/admin/pass_trimestre?game=${room.gameId}`)
  const tile = page.getByRole('list', { name: 'Teams' }).getByRole('listitem').filter({ hasText: 'Équipe 2' })
  await expect(tile).toContainText('0/2 online')
  await expect(page.getByRole('button', { name: 'Not submitted (4)' })).toBeVisible()
  await tile.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Seats' }).click()
  await expect(seatRow('Équipe 2')).toContainText('several players')
})
