import { decide, joinClass, openClass } from './games.ts'
import { expectMessage } from './messages.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { open, row, signIn } from './users.ts'

const gameName = 'Jeu des absents'
const sales = '/app/user/game-retail-price'
const rule = 'Without a decision of yours, a computer will decide for this quarter.'

test('staff choose who decides for the absent, who read it before the close and after it', async ({
  browser,
  request,
}) => {
  const room = await openClass(request, gameName, ['rosa', 'sven'])
  const [rosa] = await Promise.all(room.students.map(name => joinClass(request, room.gameId, name)))
  if (rosa === undefined) throw new Error('nobody has joined')
  const admin = await signIn(browser, 'admin')
  await row(admin, gameName)
    .getByRole('button', { name: /^Configuration/ })
    .click()
  const dialog = admin.getByRole('dialog')
  const absence = dialog.getByRole('group', { name: 'Absence' })
  await expect(absence.getByRole('radio', { name: /^Carry over/ })).toBeChecked()
  await absence.getByRole('radio', { name: /^Substitute/ }).check()
  await dialog.getByRole('button', { name: 'Validate' }).click()
  await expectMessage(admin, 'La mise a jour du jeux a ete effectuee avec succes !')

  const page = await openGame(browser, 'rosa', gameName)
  await open(page, sales)
  await expect(page.getByText(rule)).toBeVisible()
  await decide(rosa, room.gameId, 'production', { quantiteProduction: 2600 })
  await open(page, sales)
  await expect(page.getByText('When the quarter closes, the starting values will count.')).toBeVisible()
  await expect(page.getByText(rule)).toHaveCount(0)

  for (const _ of [1, 2]) await room.admin('post', `/api/v1/rounds/pass0/${room.gameId}`, {})
  await open(page, '/app/user/joined-game')
  await expect(page.getByText('Decided by a substitute')).toBeVisible()
  await open(page, sales)
  await expect(page.getByText(rule)).toBeVisible()
  await page.getByRole('tab', { name: 'Q2' }).click()
  await expect(page.getByText('Nobody touched the sheet of quarter 2')).toBeVisible()
  await expect(row(page, 'Selling price')).toContainText('substitute')
  await page.getByRole('tab', { name: 'Q1' }).click()
  await expect(row(page, 'Selling price')).toBeVisible()
  await expect(page.getByText('Decided by a substitute')).toHaveCount(0)
  for (const each of [admin, page]) await each.context().close()
})
