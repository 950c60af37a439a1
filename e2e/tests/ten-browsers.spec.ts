import type { Browser, Page } from '@playwright/test'
import { type ClassGame, joinClass, openClass } from './games.ts'
import { openGame } from './player.ts'
import { makePollingSuspendable, onlyTold } from './polling.ts'
import { expect, test } from './product.ts'
import { signInOn } from './users.ts'

const names = 'anouk basile clara damien emma felix gaelle hakim ines jules'.split(' ')

/** Opens a browser context in which this student has entered the game and typed a price. */
async function atWork(browser: Browser, room: ClassGame, name: string): Promise<Page> {
  const page = await openGame(browser, name, room.name, '/app/user/game-retail-price')
  await page.getByRole('textbox', { name: 'Selling price' }).fill('52')
  return page
}

test('ten students at ten browsers save at the same moment, and the control room shows each', async ({
  browser,
  request,
}) => {
  const room = await openClass(request, 'Dix navigateurs', names)
  const context = await browser.newContext()
  const professor = await context.newPage()
  await makePollingSuspendable(professor)
  await signInOn(professor, 'admin', `/app/admin/pass_trimestre?game=${room.gameId}`)
  await professor.evaluate(() => Object.assign(window, { isSamePage: true }))
  const pages: Page[] = []
  for (const name of names) {
    await joinClass(request, room.gameId, name)
    pages.push(await atWork(browser, room, name))
  }
  const tile = (name: string) =>
    professor.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name })
  for (const name of names) {
    await expect(tile(name), name).toContainText('draft')
    // The event stream does not report who is online; the control room polls it every ten seconds.
    await expect(tile(name), name).toContainText('online')
  }

  await onlyTold(professor)
  await Promise.all(pages.map(page => page.getByRole('button', { name: 'Save', exact: true }).click()))
  for (const name of names) await expect(tile(name), name).toContainText('1/4')
  await expect(professor.getByText('10 of 10 have decided')).toBeVisible()
  expect(await professor.evaluate(() => 'isSamePage' in window)).toBe(true)

  // The quarter passes while ten pages are open, and each of them shows the next one.
  await professor.getByRole('button', { name: 'Passer Trimestre' }).click()
  await professor.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(professor.getByText('0 of 10 have decided')).toBeVisible()
  await Promise.all(pages.map(page => expect(page.getByRole('banner').getByText('Q2/4')).toBeVisible()))
  for (const page of [...pages, professor]) await page.context().close()
})
