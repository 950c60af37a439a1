import { expectNoFault, expectNoSidewaysScroll } from './axe.ts'
import { caller } from './caller.ts'
import { aPublicGame } from './games.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

test('a player moves along a curve, and the sentence and the table follow', async ({ browser, request }) => {
  const { id, administrator } = await aPublicGame(request, 'Ce que le marché récompense', 2)
  await administrator('put', `/api/v1/game/${id}`, { phase: 'Maturite', explanations: 'causes' })
  await (await caller(request, 'joueur1'))('post', '/api/v1/companies', { game: id })
  const page = await openGame(browser, 'joueur1', 'Ce que le marché récompense', '/app/user/market-rules')
  await page.getByRole('link', { name: 'What the market rewards' }).click()
  await expect(page).toHaveURL(/\/app\/user\/model$/)

  const slider = page.getByRole('slider', { name: 'Selling price' })
  await expect(page.getByText(/^At 60\sBA you attract \d\d where 50\sBA attracts 100\.$/)).toBeVisible()
  await slider.focus()
  for (let step = 0; step < 4; step += 1) await slider.press('ArrowLeft')
  await expect(page.getByText(/^At 50\sBA you attract 100 where 50\sBA attracts 100\.$/)).toBeVisible()
  await expect(page.getByText('From level 3')).toHaveCount(1)
  await page.getByRole('button', { name: 'Show the table' }).first().click()
  await expect(page.getByRole('rowheader', { name: /^60\sBA$/ })).toBeVisible()
  await expect(page.getByText('Rivals decide too')).toBeVisible()
  await expectNoFault(page, 'the model card')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page, 'the model card')

  await page.getByRole('link', { name: 'Decide: Sales' }).click()
  await expect(page).toHaveURL(/game-retail-price/)
  await page.context().close()
})

test('the staff of a game project its curves one by one', async ({ browser, request }) => {
  const { id, administrator } = await aPublicGame(request, 'Marché projeté', 2)
  await administrator('put', `/api/v1/game/${id}`, { explanations: 'coefficients' })
  const page = await signIn(browser, 'admin', `/app/admin/pass_trimestre?game=${id}`)
  await page.getByRole('button', { name: 'See also' }).click()
  await page.getByRole('menuitem', { name: 'What the market rewards' }).click()
  await expect(page).toHaveURL(new RegExp(`/app/admin/game/${id}/model$`))
  await page.getByText('Formula and coefficients').first().click()
  await expect(page.getByText('exp(−e · (x − x₀) / x₀)')).toBeVisible()
  await page.getByRole('button', { name: 'Project', exact: true }).click()
  const stage = page.getByRole('dialog', { name: 'What the market rewards' })
  await expect(stage.getByText('Selling price')).toBeVisible()
  await stage.getByRole('button', { name: 'Next curve' }).click()
  await expect(stage.getByText('2 of 7')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(stage.getByText('3 of 7')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(stage.getByText('2 of 7')).toBeVisible()
  await expectNoFault(page, 'the projected model card', 'dialog, [role=dialog]')
  await page.keyboard.press('Escape')
  await expect(stage).toHaveCount(0)
  await page.context().close()
})
