import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectNoFault } from './axe.ts'
import { type Call, caller } from './caller.ts'
import { aPublicGame } from './games.ts'
import { openGameOn } from './player.ts'
import { expect, test } from './product.ts'
import { leave, signIn } from './users.ts'

const sales = '/app/user/game-retail-price'

/** Creates a game played in teams, which staff forms by a code or players by themselves. */
async function aTeamGame(request: APIRequestContext, name: string, settings: object) {
  const game = await aPublicGame(request, name, 4)
  await game.administrator('put', `/api/v1/games/${game.id}/team_settings`, { mode: 'teams', ...settings })
  return game
}

/** Opens the sales of a game on a page whose clock can be moved. */
async function openSales(browser: Browser, username: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.clock.install()
  await openGameOn(page, username, name, sales)
  await expect(price(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: /Équipe Nord/ })).toBeVisible()
  return page
}

/** Creates a game with a team of joueur1 and joueur2, both on the sales of its sheet. */
async function twoOnOneSheet(browser: Browser, request: APIRequestContext, name: string) {
  const { id } = await aTeamGame(request, name, { formation: 'open' })
  const first = await caller(request, 'joueur1')
  const { id: company } = await first('post', '/api/v1/companies', { game: id, name: 'Équipe Nord' })
  const second = await caller(request, 'joueur2')
  await second('post', '/api/v1/companies', { game: id, company })
  return {
    company,
    first,
    lina: await openSales(browser, 'joueur1', name),
    omar: await openSales(browser, 'joueur2', name),
  }
}

const price = (page: Page) => page.getByRole('textbox', { name: 'Selling price' })
const credit = (page: Page) => page.getByRole('textbox', { name: 'Sales paid after one quarter' })
const saved = (page: Page) => page.getByText('Everything is saved')

async function type(page: Page, value: string, field = price(page)): Promise<void> {
  await field.fill(value)
  await field.press('Tab')
}

/** Returns the outcomes of the changes of a field, the newest first. */
const outcomesOf = async (call: Call, company: number, name: string) =>
  (
    await call<{ after: number; outcome: string }[]>(
      'get',
      `/api/v1/companies/${company}/changes?name=${name}`,
    )
  ).map(({ after, outcome }) => `${after} ${outcome}`)

test('two members on one field see each other, and nobody’s value replaces the other’s unasked', async ({
  browser,
  request,
}) => {
  const { lina, omar, first, company } = await twoOnOneSheet(browser, request, 'Feuille à deux')

  await test.step('a field that nobody edits follows, with the name of who changed it', async () => {
    await type(lina, '49.5')
    await expect(saved(lina)).toBeVisible()
    await expect(price(omar)).toHaveValue('49.5')
    await expect(omar.getByText(/^joueur1, .+ · version 1$/)).toBeVisible()
    await expect(omar.getByText('joueur1 has changed Selling price: 49.5.')).toBeAttached()
  })

  await test.step('who edits it is shown, and locks nothing', async () => {
    await price(omar).focus()
    await expect(lina.getByText('joueur2 is editing')).toBeVisible()
    await expect(price(lina)).toBeEditable()
  })

  await test.step('a field being edited keeps its text, with the other value under it', async () => {
    await type(lina, '48')
    await expect(omar.getByText('joueur1 · 48')).toBeVisible()
    await expect(price(omar)).toHaveValue('49.5')
  })

  await test.step('what is typed over it is shown next to the other value until one is chosen', async () => {
    await type(omar, '52')
    const choice = omar.getByRole('group', { name: /joueur1 has changed this value/ })
    await expect(choice).toContainText('52 BA')
    await expect(choice).toContainText('48 BA')
    await expect(price(omar)).toHaveValue('52')
    await expect(price(lina)).toHaveValue('48')
    await expectNoFault(omar, 'a shared sheet with two values to choose from')
    await choice.getByRole('button', { name: 'Keep mine' }).click()
    await expect(choice).toHaveCount(0)
    await expect(price(lina)).toHaveValue('52')
    expect(await outcomesOf(first, company, 'prixVente')).toEqual([
      '52 kept',
      '52 refused',
      '48 kept',
      '49.5 kept',
    ])
  })
  await leave(lina)
  await leave(omar)
})

test('ten minutes without a network lose nothing: values are merged, or shown next to the other ones', async ({
  browser,
  request,
}) => {
  const { lina, omar } = await twoOnOneSheet(browser, request, 'Feuille hors ligne')
  await omar.context().setOffline(true)
  await type(omar, '55')
  await type(omar, '40', credit(omar))
  await expect(omar.getByText('2 values kept on this device, waiting for the network')).toBeVisible()
  await type(lina, '47')
  await expect(saved(lina)).toBeVisible()
  await omar.clock.fastForward('10:00')
  await expect(price(omar)).toHaveValue('55')
  await expect(credit(omar)).toHaveValue('40')

  await omar.context().setOffline(false)
  const choice = omar.getByRole('group', { name: /joueur1 has changed this value/ })
  await expect(choice).toContainText('55 BA')
  await expect(choice).toContainText('47 BA')
  await expect(credit(lina)).toHaveValue('40')
  await choice.getByRole('button', { name: 'Take theirs' }).click()
  await expect(price(omar)).toHaveValue('47')
  await expect(saved(omar)).toBeVisible()
  await leave(lina)
  await leave(omar)
})

test('a page that was closed without a network sends its values when it is opened again', async ({
  browser,
  request,
}) => {
  const { lina, omar } = await twoOnOneSheet(browser, request, 'Feuille fermée')
  await omar.context().setOffline(true)
  await type(omar, '40', credit(omar))
  await expect(omar.getByText('1 value kept on this device, waiting for the network')).toBeVisible()
  await omar.goto('about:blank')
  await omar.context().setOffline(false)
  await omar.goto('/app/user/game-marketing')
  await expect(credit(lina)).toHaveValue('40')
  await leave(lina)
  await leave(omar)
})

test('a private trial becomes a proposal, which another member accepts and the journal names', async ({
  browser,
  request,
}) => {
  const { lina, omar } = await twoOnOneSheet(browser, request, 'Feuille à proposer')
  await omar.getByRole('button', { name: 'Try without saving' }).click()
  await type(omar, '48.5')
  await omar.getByRole('button', { name: 'Propose to the team' }).click()
  await omar.getByLabel(/^Title/).fill('Lower price')
  await omar.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(omar.getByRole('heading', { name: 'Lower price' })).toBeVisible()

  await expect(price(lina)).toHaveValue('50')
  await lina.getByRole('button', { name: 'Proposals 1 open proposal' }).click()
  const proposal = lina.getByRole('listitem').filter({ hasText: 'Lower price' })
  await expect(proposal).toContainText('Proposed by joueur2')
  await expectNoFault(lina, 'the proposals of a team')
  await proposal.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(proposal).toContainText('Accepted by joueur1.')
  await lina.getByRole('tab', { name: 'Journal' }).click()
  await expect(lina.getByText('proposed by joueur2, accepted by joueur1')).toBeVisible()
  await lina.keyboard.press('Escape')
  await expect(price(lina)).toHaveValue('48.5')
  await leave(lina)
  await leave(omar)
})

test('a player joins a team with its code, and reads there who is in it', async ({ browser, request }) => {
  const name = 'Jeu à code'
  const { id, administrator } = await aTeamGame(request, name, { formation: 'code' })
  const seat = await administrator('post', `/api/v1/games/${id}/seats`, {
    kind: 'vacant',
    name: 'Équipe Sud',
  })
  const { code } = await administrator<{ code: string }>('get', `/api/v1/companies/${seat.id}/team`)
  const page = await signIn(browser, 'joueur3', '/app/user/games')
  await page
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: /^Join a team/ })
    .click()
  const dialog = page.getByRole('dialog')
  const join = dialog.getByRole('button', { name: 'Join', exact: true })
  await expectNoFault(page, 'the dialog that joins a team')
  await dialog.getByLabel('Team code').fill(code.startsWith('A') ? 'BBBBBB' : 'AAAAAA')
  await join.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Team code').fill(code.toLowerCase())
  await join.click()
  await expect(page).toHaveURL(/joined-game/)
  await page.goto(sales)
  await expect(page.getByRole('heading', { name: 'Équipe Sud · 1 online' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Members of the team' })).toContainText('joueur3 (you)')
  await expect(page.getByText(`Team code: ${code}`)).toBeVisible()
  await leave(page)
})
