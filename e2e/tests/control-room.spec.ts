import type { APIRequestContext, Page } from '@playwright/test'
import { type ClassGame, decide, joinClass, openClass, type Student } from './games.ts'
import { expectMessage } from './messages.ts'
import { openGame } from './player.ts'
import { makePollingSuspendable, onlyTold, resumePolling } from './polling.ts'
import { expect, test } from './product.ts'
import { signIn, signInOn } from './users.ts'

const names = 'amina bruno carla diego elise fabio greta hugues irene jonas'.split(' ')

test.describe.configure({ mode: 'serial' })
let room: ClassGame
const students: Student[] = []

/** Shared by the whole file, because the request context of a test ends with that test. */
let api: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  api = await playwright.request.newContext({ baseURL })
  room = await openClass(api, 'Jeu en salle', names)
})
test.afterAll(() => api.dispose())

const address = (more = '') => `/app/admin/pass_trimestre?game=${room.gameId}${more}`
const pendingPasses = async () => {
  const plans = await room.admin<{ status: string }[]>('get', `/api/v1/rounds/roundpass/${room.gameId}`)
  return plans.filter(({ status }) => status === 'pending')
}
const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name })

test('on a phone, no button moves when the connection begins', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  let connect = () => {}
  const isHeld = new Promise<void>(resolve => {
    connect = resolve
  })
  await page.route('**/stream*', async route => {
    await isHeld
    await route.continue()
  })
  await signInOn(page, 'admin', address())
  const button = page.getByRole('button', { name: 'Close at…' })
  await expect(page.getByText('Updated every 10 s')).toBeVisible()
  const before = await button.boundingBox()
  connect()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
  await page.context().close()
})

test('ten students join and save, and their tiles update without a reload', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await makePollingSuspendable(page)
  await signInOn(page, 'admin', address())
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(tile(page, 'jonas')).toContainText('invited')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await onlyTold(page)

  for (const name of names) {
    students.push(await joinClass(api, room.gameId, name))
    await expect(tile(page, name), name).toContainText('nothing')
  }
  // Two of them use a browser of their own; the last one saves every area.
  const [ninth, tenth] = await Promise.all([
    openGame(browser, 'irene', room.name, '/app/user/game-retail-price'),
    openGame(browser, 'jonas', room.name),
  ])
  // The event stream does not report who is online.
  await resumePolling(page)
  await expect(tile(page, 'jonas')).toContainText('online')
  await onlyTold(page)

  for (const student of students.slice(0, 8)) {
    await decide(student, room.gameId, 'ventes', { prixVente: 48 }, student.name === 'hugues')
    const word = student.name === 'hugues' ? 'draft' : 'under way'
    await expect(tile(page, student.name), student.name).toContainText(word)
  }
  await ninth.getByRole('textbox', { name: 'Selling price' }).fill('51')
  await ninth.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(tile(page, 'irene')).toContainText('1/4')
  const areas = ['game-production', 'game-human-resources', 'game-retail-price', 'game-marketing']
  for (const area of areas) {
    await tenth.goto(`/app/user/${area}`)
    await tenth.getByRole('button', { name: 'Save', exact: true }).click()
    // Leaving the page earlier would cancel a request in flight.
    await expect(tenth.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  }
  await expect(tile(page, 'jonas')).toContainText('4/4')
  await expect(tile(page, 'jonas')).toContainText('done')
  await expect(page.getByText('9 of 10 have decided')).toBeVisible()

  await page.getByRole('button', { name: 'Not yet (1)' }).click()
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'All (10)' }).click()
  await page.getByLabel('Sort by').selectOption('name')
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem').first()).toContainText(
    'amina',
  )
  await tile(page, 'jonas')
    .getByRole('link', { name: /^jonas/ })
    .click()
  await expect(page.getByRole('region', { name: 'Company you are looking into' })).toContainText('jonas')
  await expect(page.getByText('Liquidity')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the control room' }).click()
  await expect(tile(page, 'jonas')).toContainText('done')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  for (const each of [page, ninth, tenth]) await each.context().close()
})

test('the professor schedules a pass, postpones it, cancels it and passes the quarter', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin', address())
  await expect(page.getByText('Closes when you decide')).toBeVisible()
  await page.getByRole('button', { name: 'Close at…' }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(4)
  await page.getByRole('menuitem', { name: /^In 3 min/ }).click()
  const clock = page.getByRole('timer')
  await expect(clock).toHaveText(/^\d:\d\d$/)
  await page.getByRole('button', { name: 'More time' }).click()
  await page.getByRole('menuitem', { name: /^\+10 min/ }).click()
  await expect(clock).toHaveText(/^1\d:\d\d$/)
  expect(await pendingPasses()).toHaveLength(1)
  await page.getByRole('button', { name: 'More time' }).click()
  await page.getByRole('menuitem', { name: /^Cancel the closing/ }).click()
  await expectMessage(page, 'Closing cancelled')
  await expect(page.getByText('Closes when you decide')).toBeVisible()

  // The space bar is not a shortcut.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Space')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close at…' }).click()
  await page.getByRole('menuitem', { name: /^In 3 min/ }).click()
  await expect(clock).toBeVisible()
  await page.getByRole('button', { name: 'Passer Trimestre' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('group', { name: /^A closing is planned/ })).toBeVisible()
  await expect(question.getByRole('radio', { name: /^Keep it for quarter 2/ })).not.toBeChecked()
  await expect(question.getByRole('radio', { name: /^Cancel it/ })).toBeChecked()
  await question.getByRole('button', { name: 'Confirmer' }).click()
  await expectMessage(page, 'The game Trimestre passed successfully')
  await expect(page.getByText('Closes when you decide')).toBeVisible()
  expect(await pendingPasses()).toEqual([])
  await expect(page.getByText('0 of 10 have decided')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Debriefing' })).toBeVisible()
  await page.context().close()
})

test('a pass scheduled elsewhere appears automatically, and the countdown uses the server clock', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  // The clock of this laptop is an hour behind.
  await page.clock.install({ time: new Date(Date.now() - 3_600_000) })
  await signInOn(page, 'admin', address())
  await expect(page.getByText('Closes when you decide')).toBeVisible()
  await room.admin('put', `/api/v1/games/${room.gameId}`, { typePassage: 1, hour: 2 })
  await expect(page.getByRole('timer')).toHaveText(/^1 h 5\d$/)
  await page.getByRole('button', { name: 'More time' }).click()
  await page.getByRole('menuitem', { name: 'Stop the automatic closing (every 2 h)' }).click()
  await expect(page.getByText('Closes when you decide')).toBeVisible()
  await context.close()
})

test('a company is taken out of the market, its player is notified, and it is put back', async ({
  browser,
}) => {
  const [page, player] = await Promise.all([
    signIn(browser, 'admin', address()),
    openGame(browser, 'jonas', room.name),
  ])
  const change = async (act: string) => {
    await page.getByRole('button', { name: 'Actions for jonas' }).click()
    await page.getByRole('menuitem', { name: act }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  }
  await change('Take out of the market')
  await expect(tile(page, 'jonas')).toContainText('out of the market')
  await expect(page.getByText(/^\d of 9 have decided$/)).toBeVisible()
  await expect(player.getByText('Your company is out of the market')).toBeVisible()
  await change('Put back into the game')
  await expect(page.getByText(/^\d of 10 have decided$/)).toBeVisible()
  await expect(player.getByText('Your company is out of the market')).toBeHidden()
  for (const each of [page, player]) await each.context().close()
})
