import type { Browser, Locator, Page } from '@playwright/test'
import { expectNoFault } from './axe.ts'
import { aPublicGame } from './games.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

// A session of fifty minutes, run from the product's own plan without preparation: every step of the running order is
// followed as a teacher would, and two students play on phones.

const className = 'Séance de cinquante minutes'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** The scenes of the projector that the step of the debrief opens, in their order, by the word of their buttons. */
const debriefScenes = ['Moments', 'Replay', 'Questions']

async function joinByCode(browser: Browser, code: string, nickname: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`/join?code=${code}`)
  await page.getByRole('textbox', { name: 'Your nickname' }).fill(nickname)
  await page.getByRole('button', { name: 'Enter the game' }).tap()
  await expect(page).toHaveURL(/joined-game/)
  return page
}

/** A student sets a price and saves it. */
async function decidePrice(page: Page, price: string): Promise<void> {
  await page.goto('/app/user/game-retail-price')
  await page.getByRole('textbox', { name: 'Selling price' }).fill(price)
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
}

/** A student opens the game and reads where the company stands, then what the others did. */
async function readResults(page: Page, message: string | RegExp): Promise<void> {
  await page.goto('/app/user/joined-game')
  await expect(page.getByText(message).first()).toBeVisible()
  await page.goto('/app/user/game-competitive')
  await expect(page.getByRole('row', { name: /Ada/ }).first()).toBeVisible()
}

const orderOf = (page: Page): Locator => page.getByRole('region', { name: 'Running order' })

async function expectStep(page: Page, place: number, title: string): Promise<void> {
  const order = orderOf(page)
  await expect(order.getByText(`Step ${place} of 7`)).toBeVisible()
  await expect(order.getByRole('heading', { name: title })).toBeVisible()
  await expect(order.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
  await expect(
    order.getByRole('region', { name: 'To say and to show' }).getByRole('listitem').first(),
  ).toBeVisible()
}

/** Moves on by the keyboard alone. */
async function moveOn(page: Page): Promise<void> {
  const button = orderOf(page).getByRole('button', { name: 'Next step' })
  await button.focus()
  await page.keyboard.press('Enter')
}

/** Opens a scene from the running order, looks for its title, and leaves the projector. */
async function project(page: Page, scene: string, look?: () => Promise<void>): Promise<void> {
  await orderOf(page)
    .getByRole('link', { name: `Project: ${scene}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: scene })).toBeVisible()
  await expect(orderOf(page)).toHaveCount(0)
  await look?.()
  await page.keyboard.press('Escape')
  await expect(orderOf(page)).toBeVisible()
}

/** Closes the quarter, then publishes it, with the buttons of the running order. */
async function closeAndPublish(page: Page, quarter: number): Promise<void> {
  const order = orderOf(page)
  await order.getByRole('button', { name: `Close quarter ${quarter}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await order.getByRole('button', { name: `Publish quarter ${quarter}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(order.getByText(`Quarter ${quarter} published`)).toBeVisible()
}

test('a teacher runs fifty minutes from the plan, and two students decide and see their results', async ({
  browser,
}) => {
  const teacher = await signIn(browser, 'admin', '/app')
  await teacher.getByRole('button', { name: 'Prepare a class' }).click()
  const form = teacher.getByRole('dialog', { name: 'Prepare a class' })
  await form.getByLabel('Name of the class').fill(className)
  await form.getByRole('radio', { name: /^50 minutes/ }).check()
  await expect(form.getByLabel('Level', { exact: true })).toHaveCount(0)
  await form.getByRole('button', { name: 'Open the class' }).click()
  const ready = teacher.getByRole('dialog', { name: /^Class ready/ })
  await ready.getByRole('link', { name: 'Open the control room' }).click()

  const order = orderOf(teacher)
  await expect(order.getByRole('listitem')).toHaveCount(7)
  await order.getByRole('button', { name: 'Begin the session' }).click()

  await expectStep(teacher, 1, 'Joining and rules')
  let code = ''
  await project(teacher, 'Join', async () => {
    code = ((await teacher.getByText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/).textContent()) ?? '').replace(' ', '')
  })
  const ada = await joinByCode(browser, code, 'Ada')
  const blaise = await joinByCode(browser, code, 'Blaise')
  await project(teacher, 'How does this market work?')

  await moveOn(teacher)
  await expectStep(teacher, 2, 'Quarter 1: first decisions')
  await expectNoFault(teacher, 'the control room with its running order')
  await project(teacher, 'Decide')
  await decidePrice(ada, '48')
  await decidePrice(blaise, '53')

  await moveOn(teacher)
  await expectStep(teacher, 3, 'Reading the results of quarter 1')
  await closeAndPublish(teacher, 1)
  await project(teacher, 'Market')
  await readResults(ada, 'The results of quarter 1 are here')

  await moveOn(teacher)
  await expectStep(teacher, 4, 'Quarter 2: deciding again')
  await decidePrice(ada, '47')
  await decidePrice(blaise, '51')

  await moveOn(teacher)
  await expectStep(teacher, 5, 'Results of quarter 2')
  await closeAndPublish(teacher, 2)
  await project(teacher, 'Ranking')
  await readResults(blaise, /Your final rank: .+ of 2/)

  await moveOn(teacher)
  await expectStep(teacher, 6, 'Debriefing')
  for (const scene of debriefScenes) await project(teacher, scene)

  await moveOn(teacher)
  await expectStep(teacher, 7, 'For next time')
  await expect(order.getByRole('button', { name: 'Next step' })).toHaveCount(0)
  await order.getByRole('link', { name: 'Open the class report' }).click()
  await expect(teacher).toHaveURL(/\/report$/)

  for (const page of [teacher, ada, blaise]) await page.context().close()
})

test('the running order stands at the same step on every device, and can be moved on a phone', async ({
  browser,
}) => {
  const laptop = await signIn(browser, 'admin', '/app')
  await laptop.getByRole('button', { name: 'Prepare a class' }).click()
  const form = laptop.getByRole('dialog', { name: 'Prepare a class' })
  await form.getByLabel('Name of the class').fill('Deux écrans')
  await form.getByRole('radio', { name: /^90 minutes/ }).check()
  await form.getByRole('button', { name: 'Open the class' }).click()
  const ready = laptop.getByRole('dialog', { name: /^Class ready/ })
  await ready.getByRole('link', { name: 'Open the control room' }).click()
  await expect(laptop.getByText('Live', { exact: true })).toBeVisible()
  const mobile = await signIn(browser, 'admin', new URL(laptop.url()).pathname + new URL(laptop.url()).search)
  await mobile.setViewportSize(phone.viewport)
  await orderOf(mobile).getByRole('button', { name: 'Begin the session' }).click()
  await expect(orderOf(laptop).getByText('Step 1 of 9')).toBeVisible()
  await orderOf(laptop).getByRole('button', { name: 'Next step' }).click()
  await expect(orderOf(mobile).getByText('Step 2 of 9')).toBeVisible()
  await orderOf(mobile).getByRole('button', { name: 'Previous step' }).click()
  await expect(orderOf(laptop).getByText('Step 1 of 9')).toBeVisible()
  const width = await mobile.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(phone.viewport.width)
  for (const page of [laptop, mobile]) await page.context().close()
})

test('the configuration offers the plans with their changes, until a quarter is closed', async ({
  browser,
  request,
}) => {
  const game = await aPublicGame(request, 'Plans à choisir', 4)
  const page = await signIn(browser, 'admin', '/app/admin/games?filter=Plans')
  const open = async () => {
    await page
      .getByRole('row', { name: /Plans à choisir/ })
      .getByRole('button', { name: /Configuration/ })
      .click()
    return page.getByRole('region', { name: 'Session plan' })
  }
  const panel = await open()
  await expect(panel.getByRole('button', { name: 'Apply: ' })).toHaveCount(4)
  const fifty = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '50 minutes' }) })
  await expect(fifty.getByText('What changes')).toBeVisible()
  await expect(fifty.locator('dl')).toContainText('Number of quarters4→becomes2')
  await fifty.getByRole('button', { name: 'Apply: 50 minutes' }).click()
  await expect(fifty.getByText('No setting changes.')).toBeVisible()
  await expect(fifty.getByText('Plan of the game')).toBeVisible()
  const semester = panel
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'A semester' }) })
  await expect(semester.getByText('8, the first on')).toBeVisible()
  await expectNoFault(page, 'the session plans in the configuration')
  await game.pass()
  await page.reload()
  await open()
  await expect(panel.getByText('Choose a plan before the first quarter.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Apply: ' })).toHaveCount(0)
  await page.context().close()
})
