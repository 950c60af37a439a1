import type { Locator, Page } from '@playwright/test'
import { expectNoFault } from './axe.ts'
import { decide, joinClass, openClass } from './games.ts'
import { expectMessage } from './messages.ts'
import { openGameOn } from './player.ts'
import { expect, test } from './product.ts'
import { found, leave, signIn } from './users.ts'

const sales = '/app/user/game-retail-price'

const seatRow = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Seats' }).getByRole('row').filter({ hasText: name })

test('computers join a class, and hold the company of a player until the player takes it back', async ({
  browser,
  request,
}) => {
  const room = await openClass(request, 'Jeu des ordinateurs', ['zora', 'yann'])
  await joinClass(request, room.gameId, 'zora')
  const teacher = await signIn(browser, 'admin')
  const player = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  await openGameOn(player, 'zora', room.name, sales)
  const price = player.getByRole('textbox', { name: 'Selling price' })
  const tile = (name: string) =>
    teacher.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name })
  const takeBack = player.getByRole('button', { name: 'Take back control' })

  await test.step('three computers of different levels are added together, or none', async () => {
    await teacher.goto('/app/admin/games')
    await (await found(teacher, room.name)).getByRole('button', { name: /^Configuration/ }).click()
    await teacher.getByRole('button', { name: 'Add computers' }).click()
    const dialog = teacher.getByRole('dialog', { name: 'Add computers' })
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Beginner · Cautious',
      'Experienced · Low price',
      'Expert · Innovator',
    ])
    await expectNoFault(teacher, 'computers to add')
    const route = `**/api/v1/games/${room.gameId}/computers`
    await teacher.route(route, call => call.abort())
    await dialog.getByRole('button', { name: 'Add 3 computers' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await teacher.unroute(route)
    await dialog.getByRole('button', { name: 'Add 3 computers' }).click()
    await expectMessage(teacher, 'Added: Ordinateur 1, Ordinateur 2, Ordinateur 3')
    await expect(seatRow(teacher, 'Ordinateur 1')).toContainText('Beginner · Cautious')
    await expect(seatRow(teacher, 'Ordinateur 3')).toContainText('Expert · Innovator')
    await seatRow(teacher, 'Ordinateur 3')
      .getByRole('button', { name: /^More actions/ })
      .click()
    await teacher.getByRole('menuitem', { name: 'Free the seat' }).click()
    await expect(teacher.getByText('The computer no longer decides.')).toBeVisible()
    await teacher.getByRole('button', { name: 'Confirmer', exact: true }).click()
    await expect(seatRow(teacher, 'Ordinateur 3')).toContainText('vacant seat')
  })

  await test.step('what the player typed stays on the screen when a computer takes the company over', async () => {
    await expect(price).toBeEditable()
    await price.fill('57')
    await seatRow(teacher, 'zora')
      .getByRole('button', { name: /^Let the computer decide/ })
      .click()
    const dialog = teacher.getByRole('dialog', { name: 'Let the computer decide for “zora”' })
    await dialog.getByRole('radio', { name: /^Expert/ }).check()
    await dialog.getByRole('radio', { name: /^Quality/ }).check()
    await expectNoFault(teacher, 'the strategy of a computer')
    await dialog.getByRole('button', { name: 'Let the computer decide' }).click()
    await expect(seatRow(teacher, 'zora')).toContainText('Expert · Quality')
    await expect(player.getByText('The computer decides for your company')).toBeVisible()
    await expect(price).toHaveValue('57')
    await expect(price).not.toBeEditable()
    await expectNoFault(player, 'a company that a computer holds')
  })

  await test.step('one click takes it back, with what was typed also on a page opened again', async () => {
    await player.reload()
    await expect(price).not.toBeEditable()
    await takeBack.click()
    await expect(player.getByText('The computer decides for your company')).toHaveCount(0)
    await expect(price).toBeEditable()
    await expect(price).toHaveValue('57')
    await price.fill('58')
    await player.getByRole('button', { name: /^Save/ }).click()
    await expect(player.getByText(/^Saved/).first()).toBeVisible()
  })

  await test.step('the home page of staff counts players only', async () => {
    await teacher.goto('/app')
    await expect(teacher.getByRole('listitem').filter({ hasText: room.name })).toContainText('1 of 1 ')
  })

  await test.step('the control room waits for players only, and gives the company to a computer as well', async () => {
    await teacher.goto(`/app/admin/pass_trimestre?game=${room.gameId}`)
    await expect(tile('Ordinateur 2')).toContainText('computer')
    await expect(teacher.getByText('1 of 1 has decided').first()).toBeVisible()
    await tile('zora').getByRole('button').click()
    await teacher.getByRole('menuitem', { name: 'Let the computer decide' }).click()
    await teacher.getByRole('dialog').getByRole('button', { name: 'Let the computer decide' }).click()
    await expect(tile('zora')).toContainText('computer')
    await tile('zora').getByRole('button').click()
    await teacher.getByRole('menuitem', { name: 'Give back to the players' }).click()
    await teacher.getByRole('button', { name: 'Confirmer', exact: true }).click()
    await expect(tile('zora')).not.toContainText('computer')
    await expect(takeBack).toHaveCount(0)
  })

  await test.step('companies that nobody touches are given to a computer and back, all at once', async () => {
    await room.admin('post', `/api/v1/rounds/pass0/${room.gameId}`, [])
    const absent = await joinClass(request, room.gameId, 'yann')
    await expect(tile('yann')).toContainText('nothing')
    await teacher.getByRole('button', { name: 'Let the computer decide for those absent' }).click()
    const give = teacher.getByRole('dialog', { name: 'Let the computer decide for those absent' })
    await expect(give.getByRole('checkbox', { name: 'yann' })).toBeChecked()
    await expect(give.getByRole('checkbox', { name: 'zora' })).not.toBeChecked()
    await expectNoFault(teacher, 'the companies of absent players')
    await give.getByRole('button', { name: 'Hand over 1 company' }).click()
    await expectMessage(teacher, 'The computer decides for: yann')
    await expect(tile('yann')).toContainText('computer')
    await teacher.getByRole('button', { name: 'Give back to the players' }).click()
    const back = teacher.getByRole('dialog', { name: 'Give back to the players' })
    await back.getByRole('button', { name: 'Give back 1 company' }).click()
    await expect(tile('yann')).not.toContainText('computer')
    await decide(absent, room.gameId, 'ventes', { prixVente: 51 })
  })

  await test.step('where no news arrives, a refused value stays on the screen with the way back', async () => {
    await player.route('**/stream', route => route.abort())
    await player.reload()
    await expect(price).toBeEditable()
    await tile('zora').getByRole('button').click()
    await teacher.getByRole('menuitem', { name: 'Let the computer decide' }).click()
    await teacher.getByRole('dialog').getByRole('button', { name: 'Let the computer decide' }).click()
    await expect(tile('zora')).toContainText('computer')
    await price.fill('59')
    await expect(price).not.toBeEditable()
    await expect(price).toHaveValue('59')
    await takeBack.click()
    await expect(price).toBeEditable()
    await expect(price).toHaveValue('59')
    await player.getByRole('button', { name: /^Save/ }).click()
    await expect(player.getByText(/^Saved/).first()).toBeVisible()
  })
  await leave(player)
  await leave(teacher)
})
