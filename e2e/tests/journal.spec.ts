import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectNoFault } from './axe.ts'
import { caller } from './caller.ts'
import { aPublicGame } from './games.ts'
import { openGameOn } from './player.ts'
import { expect, test } from './product.ts'
import { leave } from './users.ts'

async function openJournal(browser: Browser, username: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await openGameOn(page, username, name, '/app/user/journal')
  await expect(expectations(page)).toBeVisible()
  return page
}

const expectations = (page: Page) => page.getByRole('textbox', { name: 'What do you expect of this quarter' })
const demand = (page: Page) => page.getByRole('textbox', { name: 'Demand' })
const saved = (page: Page) => page.getByText('Saved', { exact: true })

/** Creates a game with a company of joueur1 and joueur2, both in its journal. */
async function twoInOneJournal(browser: Browser, request: APIRequestContext, name: string) {
  const { id, administrator } = await aPublicGame(request, name, 4)
  await administrator('put', `/api/v1/games/${id}/team_settings`, { mode: 'teams', formation: 'open' })
  const first = await caller(request, 'joueur1')
  const { id: company } = await first('post', '/api/v1/companies', { game: id, name: 'Équipe Nord' })
  const second = await caller(request, 'joueur2')
  await second('post', '/api/v1/companies', { game: id, company })
  return {
    /** What the server has of the expectations of the quarter. */
    written: async () => {
      const { entries } = await first<{ entries: { before: string }[] }>(
        'get',
        `/api/v1/companies/${company}/journal`,
      )
      return entries[0]?.before
    },
    pass: () => administrator('post', `/api/v1/rounds/pass0/${id}`, []),
    lina: await openJournal(browser, 'joueur1', name),
    omar: await openJournal(browser, 'joueur2', name),
  }
}

test('two members write the journal of their company, online and offline, and compare it with the results', async ({
  browser,
  request,
}) => {
  const { lina, omar, pass, written } = await twoInOneJournal(browser, request, 'Journal à deux')

  await test.step('what is typed is saved by itself, and the other member sees it', async () => {
    await expectations(lina).fill('More customers because of the lower price.')
    await demand(lina).fill('2800')
    await expect(saved(lina).first()).toBeVisible()
    await expect(expectations(omar)).toHaveValue('More customers because of the lower price.')
    await expect(demand(omar)).toHaveValue('2,800')
  })

  await test.step('offline texts stay on the device; both contents are shown where another one was written', async () => {
    await omar.context().setOffline(true)
    await expectations(omar).fill('Fewer customers.')
    await expect(omar.getByText('No connection: kept on this device.')).toBeVisible()
    await expectations(lina).fill('As many customers as before.')
    await expect.poll(written).toBe('As many customers as before.')
    await omar.context().setOffline(false)
    const choice = omar.getByRole('group', { name: 'joueur1 wrote something else meanwhile.' })
    await expect(choice).toContainText('Fewer customers.')
    await expect(choice).toContainText('As many customers as before.')
    await expectNoFault(omar, 'a journal with two texts to choose from')
    await choice.getByRole('button', { name: 'Keep mine' }).click()
    await expect(choice).toHaveCount(0)
    await expect(expectations(lina)).toHaveValue('Fewer customers.')
  })

  await test.step('after the pass, predictions stand next to what came, and the lesson can be written', async () => {
    await pass()
    await expect(lina.getByText(/^You expected 2,800 customers; .+ came\.$/)).toBeVisible()
    await expect(lina.getByText('Fewer customers.')).toBeVisible()
    await lina.getByRole('textbox', { name: 'What happened' }).fill('It went as we thought.')
    await expect(saved(lina).first()).toBeVisible()
    await expectNoFault(lina, 'a journal with results')
  })
  await leave(lina)
  await leave(omar)
})
