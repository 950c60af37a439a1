import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { joinClass, openClass } from './class.ts'
import { canBeKeptFromAsking, onlyTold } from './only-told.ts'
import { signIn } from './people.ts'
import { expect, test } from './product.ts'

const names = 'anouk basile clara damien emma felix gaelle hakim ines jules'.split(' ')

/** A browser in which this student has signed in and entered the game before. */
async function atWork(browser: Browser, api: APIRequestContext, gameId: number, name: string): Promise<Page> {
  const { call, companyId } = await joinClass(api, gameId, name)
  const signedIn = await api.post('/api/login', { data: { username: name, password: name } })
  const { user, token, refresh_token } = await signedIn.json()
  const [game, company] = await Promise.all([
    call('get', `/api/v1/games/${gameId}`),
    call('get', `/api/v1/companies/${companyId}`),
  ])
  const kept = {
    user: JSON.stringify(user),
    role: JSON.stringify(user.role),
    token,
    refresh_token,
    mode: 'GAME',
    currentGame: JSON.stringify(game),
    virtualEnterprise: JSON.stringify(company),
  }
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(entries => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, kept)
  await page.goto('/app/user/game-retail-price')
  await page.getByRole('textbox', { name: 'Selling price' }).fill('52')
  return page
}

test('ten students at ten browsers save at the same moment, and the control room shows each', async ({
  browser,
  request,
}) => {
  const room = await openClass(request, 'Dix navigateurs', names)
  const professor = await signIn(browser, 'admin')
  await canBeKeptFromAsking(professor)
  await professor.goto(`/app/admin/pass_trimestre?game=${room.gameId}`)
  await professor.evaluate(() => Object.assign(window, { isSamePage: true }))
  const pages: Page[] = []
  for (const name of names) pages.push(await atWork(browser, request, room.gameId, name))
  const tile = (name: string) =>
    professor.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name })
  for (const name of names) {
    await expect(tile(name), name).toContainText('draft')
    // Who is online is not told by the stream: the room asks every ten seconds.
    await expect(tile(name), name).toContainText('online', { timeout: 30_000 })
  }

  await onlyTold(professor)
  await Promise.all(pages.map(page => page.getByRole('button', { name: 'Save', exact: true }).click()))
  for (const name of names) await expect(tile(name), name).toContainText('1/4')
  await expect(professor.getByText('10 of 10 have decided')).toBeVisible()
  expect(await professor.evaluate(() => 'isSamePage' in window)).toBe(true)

  // The quarter passes under ten open pages: each is in the next one.
  await professor.getByRole('button', { name: 'Passer Trimestre' }).click()
  await professor.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(professor.getByText('0 of 10 have decided')).toBeVisible()
  await Promise.all(
    pages.map(page => expect(page.getByRole('banner').getByText('Q2/4')).toBeVisible({ timeout: 20_000 })),
  )
  for (const page of [...pages, professor]) await page.context().close()
})
