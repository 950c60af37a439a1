import { expectNoFault } from './axe.ts'
import { joinClass, openClass } from './games.ts'
import { openGameOn } from './player.ts'
import { expect, test } from './product.ts'
import { leave, signIn } from './users.ts'

test('a teacher announces, a player reads it on the phone and writes back', async ({ browser, request }) => {
  const room = await openClass(request, 'Jeu des annonces', ['ania', 'boris'])
  const { companyId } = await joinClass(request, room.gameId, 'ania')
  await joinClass(request, room.gameId, 'boris')
  const teacher = await signIn(browser, 'admin')
  await teacher.goto(`/app/admin/pass_trimestre?game=${room.gameId}`)
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  await openGameOn(phone, 'ania', room.name, '/app/user/joined-game')
  const announced = 'Ten minutes more: read https://example.org/rules first.'

  await test.step('the teacher announces something to all, and the projector shows it', async () => {
    await teacher.getByRole('button', { name: 'Announce' }).click()
    const dialog = teacher.getByRole('dialog', { name: 'Announce' })
    await dialog.getByRole('button', { name: 'Announce' }).click()
    await expect(dialog.getByText('Required')).toBeVisible()
    await dialog.getByLabel('Your announcement').fill(announced)
    await dialog.getByRole('checkbox', { name: /^Pin/ }).check()
    await dialog.getByRole('checkbox', { name: /projector/ }).check()
    await expectNoFault(teacher, 'an announcement')
    await dialog.getByRole('button', { name: 'Announce' }).click()
    await expect(teacher.getByRole('region', { name: 'Announcements' })).toContainText('Pinned')
    await teacher.getByRole('link', { name: 'Project' }).first().click()
    await expect(teacher.getByRole('status').filter({ hasText: 'Ten minutes more' })).toBeVisible()
    await teacher.getByRole('button', { name: 'Close the announcement' }).click()
    await expect(teacher.getByText('Ten minutes more')).toHaveCount(0)
    await teacher.goBack()
  })

  await test.step('the dashboard shows it without a reload, its address as a link', async () => {
    const card = phone.getByRole('region', { name: 'Announcements' })
    await expect(card).toContainText('Ten minutes more')
    const link = card.getByRole('link', { name: 'https://example.org/rules' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  await test.step('a message to the staff is sent with the keyboard, and stays when it cannot be sent', async () => {
    await phone.goto('/app/user/messages?thread=staff')
    const field = phone.getByLabel('Your message')
    const path = '**/threads/staff/messages'
    await phone.route(path, route => route.abort())
    await field.fill('Is storage rented for one quarter?')
    await field.press('Control+Enter')
    await expect(phone.getByText('The message was not sent')).toBeVisible()
    await phone.reload()
    await expect(field).toHaveValue('Is storage rented for one quarter?')
    await phone.unroute(path)
    await field.press('Control+Enter')
    await expect(phone.getByRole('log')).toContainText('Is storage rented for one quarter?')
    await expect(field).toHaveValue('')
    await expectNoFault(phone, 'a thread')
  })

  await test.step('the bell of the teacher leads to it, and the answer reaches the player', async () => {
    const bell = teacher.getByRole('banner').getByRole('button', { name: /^Notifications, / })
    await bell.click()
    const panel = teacher.getByRole('dialog', { name: 'Notifications' })
    await expectNoFault(teacher, 'notifications')
    await panel.getByRole('link', { name: /new message/ }).click()
    await expect(teacher).toHaveURL(new RegExp(`/app/admin/company/${companyId}/messages`))
    await expect(teacher.getByRole('log')).toContainText('Is storage rented for one quarter?')
    await teacher.getByLabel('Your message').fill('Yes, for one.')
    await teacher.getByRole('button', { name: 'Send' }).click()
    await expect(phone.getByRole('log')).toContainText('Yes, for one.')
    await teacher.getByRole('tab', { name: 'Within the team' }).click()
    await expect(teacher.getByText('This thread belongs to the team')).toBeVisible()
  })

  await test.step('a deleted message leaves its place', async () => {
    await phone.getByRole('button', { name: 'Delete this message' }).first().click()
    await phone.getByRole('button', { name: 'Confirmer', exact: true }).click()
    await expect(phone.getByRole('log')).toContainText('message deleted')
    // What had the focus is gone with the words; the keyboard goes on from the message.
    await expect(phone.getByRole('listitem').filter({ hasText: 'message deleted' })).toBeFocused()
    await expect(phone.getByRole('log')).not.toContainText('Is storage rented')
  })

  await test.step('the profile chooses what is mailed', async () => {
    await phone.goto('/app/user/profile')
    const mail = phone.getByRole('combobox', { name: 'Email: An announcement' })
    await mail.selectOption('immediate')
    await expectNoFault(phone, 'the choice of mails')
    await phone.reload()
    await expect(mail).toHaveValue('immediate')
  })
  await leave(phone)
  await leave(teacher)
})
