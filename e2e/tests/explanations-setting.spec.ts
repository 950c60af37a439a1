import type { Page } from '@playwright/test'
import { decide, joinClass, openClass } from './games.ts'
import { expectMessage } from './messages.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { row, signIn } from './users.ts'

const gameName = 'Jeu des explications'

/** Opens the explanation of demand, which shows the causes of its change or that they are hidden. */
async function openDemand(page: Page) {
  await page.reload()
  await page.getByRole('button', { name: 'Why? Quantité Demandée' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: 'How this figure is computed' })).toBeVisible()
  return panel
}

const hidden = 'Your teacher has chosen not to show causes in this game.'

test('staff choose how much is explained to players, and players see exactly that', async ({
  browser,
  request,
}) => {
  const room = await openClass(request, gameName, ['pia', 'quentin'])
  for (const name of room.students)
    await decide(await joinClass(request, room.gameId, name), room.gameId, 'ventes', { prixVente: 47 })
  for (const _ of [1, 2]) await room.admin('post', `/api/v1/rounds/pass0/${room.gameId}`, {})
  const [admin, root, pia] = await Promise.all([
    signIn(browser, 'admin'),
    signIn(browser, 'superadmin', '/app/super_admin/games'),
    openGame(browser, 'pia', gameName),
  ])
  await expect((await openDemand(pia)).getByRole('table', { name: /^Causes of the change/ })).toBeVisible()

  await row(admin, gameName)
    .getByRole('button', { name: /^Configuration/ })
    .click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /^Causes Also/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Figures only/ }).check()
  await dialog.getByRole('button', { name: 'Validate' }).click()
  await expectMessage(admin, 'La mise a jour du jeux a ete effectuee avec succes !')
  await expect((await openDemand(pia)).getByText(hidden)).toBeVisible()
  await expect(pia.getByRole('dialog').getByRole('table', { name: /^Causes of the change/ })).toHaveCount(0)

  await root.reload()
  await row(root, gameName).getByRole('button', { name: /^Edit/ }).click()
  const form = root.getByRole('dialog')
  await expect(form.getByRole('radio', { name: /^Figures only/ })).toBeChecked()
  await form.getByRole('radio', { name: /^Causes and coefficients/ }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  const panel = await openDemand(pia)
  await expect(panel.getByRole('table', { name: /^Causes of the change/ })).toBeVisible()
  await expect(panel.getByText(hidden)).toHaveCount(0)
  const { explanations } = await room.admin<{ explanations: string }>('get', `/api/v1/games/${room.gameId}`)
  expect(explanations).toBe('coefficients')
  for (const page of [admin, root, pia]) await page.context().close()
})
