import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoFault } from './axe.ts'
import { caller } from './caller.ts'
import { aPublicGame } from './games.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { beginSession, leave, signIn } from './users.ts'

const sales = '/app/user/game-retail-price'

type Seated = { username: string; roles?: string[]; kind?: 'observer' }

/** Creates a game with one team, whose members may have the roles « Direction » (all areas) and « Finance ». */
async function aTeamOf(
  request: APIRequestContext,
  name: string,
  settings: object,
  people: readonly Seated[],
) {
  const { id: game, administrator: admin } = await aPublicGame(request, name, 4)
  await admin('put', `/api/v1/games/${game}/team_settings`, { mode: 'teams', ...settings })
  const [all] = await admin<{ areas: string[] }[]>('get', `/api/v1/games/${game}/roles`)
  const roles = await admin<{ id: number; name: string }[]>('put', `/api/v1/games/${game}/roles`, [
    { name: 'Direction', areas: all?.areas, submits: true },
    { name: 'Finance', areas: ['comptabilite'], submits: true },
  ])
  const { id: company } = await admin('post', `/api/v1/games/${game}/seats`, { name: 'Équipe Est' })
  for (const { username, roles: own = [], kind = 'member' } of people) {
    const { id } = JSON.parse((await beginSession(request, username)).user)
    const held = roles.filter(role => own.includes(role.name)).map(role => role.id)
    await admin('put', `/api/v1/companies/${company}/members/${id}`, { kind, roles: held })
  }
  return { game, company, admin }
}

const price = (page: Page) => page.getByRole('textbox', { name: 'Selling price' })
const submit = (page: Page) => page.getByRole('button', { name: /^(Submit|Approve)/ })

async function type(page: Page, value: string): Promise<void> {
  await price(page).fill(value)
  await price(page).press('Tab')
  await expect(page.getByText('Everything is saved')).toBeVisible()
}

test('a member without the area reads who has it and may propose, and an observer only follows', async ({
  browser,
  request,
}) => {
  const name = 'Rôles et regards'
  await aTeamOf(request, name, {}, [
    { username: 'joueur1', roles: ['Direction'] },
    { username: 'joueur2', roles: ['Finance'] },
    { username: 'joueur3', kind: 'observer' },
  ])
  const lead = await openGame(browser, 'joueur1', name, sales)
  const finance = await openGame(browser, 'joueur2', name, sales)
  const observer = await openGame(browser, 'joueur3', name, sales)
  await observer.setViewportSize({ width: 360, height: 780 })

  await expect(price(lead)).toBeEditable()
  await expect(price(finance)).not.toBeEditable()
  await expect(finance.getByText('In the hands of: joueur1, Direction').first()).toBeVisible()
  await expectNoFault(finance, 'an area of another member')
  await finance.getByRole('button', { name: 'Try without saving' }).click()
  await price(finance).fill('47')
  await finance.getByRole('button', { name: 'Propose to the team' }).click()
  await finance.getByLabel('Title').fill('Prix plus bas')
  await finance.getByRole('dialog').getByRole('button', { name: 'Propose', exact: true }).click()
  await lead.getByRole('button', { name: /^Proposals/ }).click()
  await lead.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(lead.getByText('Accepted by joueur1.')).toBeVisible()
  await lead.keyboard.press('Escape')
  await expect(price(lead)).toHaveValue('47')

  await expect(price(observer)).toHaveValue('47')
  await expect(price(observer)).not.toBeEditable()
  await expect(
    observer.getByText('You are observing: you see everything and change nothing.').first(),
  ).toBeVisible()
  await expect(submit(observer)).toHaveCount(0)
  await expect(observer.getByRole('button', { name: 'Try without saving' })).toHaveCount(0)
  await expectNoFault(observer, 'the sheet of a team as its observer sees it')
  for (const page of [lead, finance, observer]) await leave(page)
})

test('a sheet is submitted by the majority of three, and a changed value asks for every approval again', async ({
  browser,
  request,
}) => {
  const name = 'La majorité'
  const { company, admin } = await aTeamOf(
    request,
    name,
    { submission: 'majority' },
    ['joueur1', 'joueur2', 'joueur3'].map(username => ({ username })),
  )
  const lina = await openGame(browser, 'joueur1', name, sales)
  const omar = await openGame(browser, 'joueur2', name, sales)
  await type(lina, '51')
  await lina.getByRole('button', { name: 'Approve 0/2' }).click()
  await expect(omar.getByRole('button', { name: 'Approve 1/2' })).toBeVisible()
  await type(omar, '52')
  await expect(omar.getByRole('button', { name: 'Approve 0/2' })).toBeVisible()
  await lina.getByRole('button', { name: 'Approve 0/2' }).click()
  await omar.getByRole('button', { name: 'Approve 1/2' }).click()
  await expect(lina.getByText('Sheet submitted', { exact: true })).toBeVisible()
  await expect(price(lina)).not.toBeEditable()
  await lina.getByRole('button', { name: 'Take back', exact: true }).click()
  await expect(price(omar)).toBeEditable()
  expect(await admin('get', `/api/v1/companies/${company}/team`)).toMatchObject({
    locked: false,
    approvals: [],
  })
  for (const page of [lina, omar]) await leave(page)
})

test('players make a team, join it from the list, and leave it before the first quarter closes', async ({
  browser,
  request,
}) => {
  const name = 'Équipes libres'
  const { id: game, administrator } = await aPublicGame(request, name, 4)
  await administrator('put', `/api/v1/games/${game}/team_settings`, { mode: 'teams', formation: 'open' })
  const join = async (page: Page) => {
    await page.goto('/app/user/games')
    const card = page.getByRole('article').filter({ hasText: name })
    await card.getByRole('button', { name: /^Join a team/ }).click()
    return page.getByRole('dialog')
  }
  const lina = await signIn(browser, 'joueur1')
  const making = await join(lina)
  await making.getByLabel('Name of the new team').fill('Les Rapides')
  // The list of games, in which this dialog stands, is read again sooner than the list of teams.
  await lina.route(/\/games\/\d+\/teams$/, () => {})
  await making.getByRole('button', { name: 'Make a team' }).click()
  await expect(lina).toHaveURL(/joined-game/)

  const omar = await signIn(browser, 'joueur2')
  await omar.setViewportSize({ width: 360, height: 780 })
  const joining = await join(omar)
  await expectNoFault(omar, 'the list of teams to join')
  await joining.getByRole('button', { name: 'Join Les Rapides' }).click()
  await expect(omar).toHaveURL(/joined-game/)
  await omar.goto(`/app/user/game_details/${game}`)
  await omar.getByRole('button', { name: 'Leave the team' }).click()
  await omar.getByRole('button', { name: 'Confirmer', exact: true }).click()
  await expect(omar.getByText('You have left the team')).toBeVisible()
  const first = await caller(request, 'joueur1')
  const [company] = await first<{ members: unknown[] }[]>(
    'get',
    `/api/v1/companies/user/${JSON.parse((await beginSession(request, 'joueur1')).user).id}/game/${game}`,
  )
  expect(company?.members).toHaveLength(1)
  for (const page of [lina, omar]) await leave(page)
})

test('a teacher reads the members, the journal and the work of a team, which its members do not read', async ({
  browser,
  request,
}) => {
  const name = 'Travail lu par le professeur'
  const { game, company } = await aTeamOf(request, name, { contributions: 'staff' }, [
    { username: 'joueur1', roles: ['Direction'] },
    { username: 'joueur2' },
  ])
  const first = await caller(request, 'joueur1')
  const second = await caller(request, 'joueur2')
  const { id: round } = await first('get', `/api/v1/rounds/actif/${game}`)
  const path = `/api/v1/decisions/game/${round}/criteria/ventes/company/${company}`
  await first('put', path, { decisions: { prixVente: 51 }, versions: { prixVente: 0 } })
  await second('put', path, { decisions: { prixVente: 52 }, versions: { prixVente: 1 } })
  await second('post', `/api/v1/companies/${company}/proposals`, {
    title: 'Plus de crédit',
    decisions: { creditT1: 40 },
  })

  const teacher = await signIn(browser, 'admin', `/app/admin/pass_trimestre?game=${game}`)
  await teacher
    .getByRole('list', { name: 'Teams' })
    .getByRole('listitem')
    .filter({ hasText: 'Équipe Est' })
    .getByRole('button')
    .click()
  await teacher.getByRole('menuitem', { name: 'See the team' }).click()
  const members = teacher.getByRole('table', { name: 'Members' })
  await expect(members.getByRole('row').filter({ hasText: 'joueur1' })).toContainText('Direction')
  const work = teacher.getByRole('table', { name: 'Work of each member by quarter' })
  await expect(work.getByRole('row').filter({ hasText: 'joueur2' })).toContainText(/joueur2\s*1\s*1\s*1/)
  await expect(teacher.getByText('Selling price').first()).toBeVisible()
  await expect(teacher.getByRole('listitem').filter({ hasText: '52 BA' })).toContainText('joueur2')
  await teacher.getByRole('tab', { name: 'Proposals' }).click()
  await expect(teacher.getByRole('listitem').filter({ hasText: 'Plus de crédit' })).toContainText('40')
  await expectNoFault(teacher, 'what a teacher reads of a team')
  await leave(teacher)
})
