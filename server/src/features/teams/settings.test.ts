import { decisionAreas, type RolesChange, type TeamSettingsChange } from '@trimestre/contract/teams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, type GameDescription } from '../../testing/build-game.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const admin = () => server.client('admin')
const newGame = async (given: GameDescription = {}) => (await aGame(server, given)).id
const configure = async (id: number, body: TeamSettingsChange) =>
  (await admin())('configureTeams', { params: { id }, body })
const seat = async (id: number, text: string) =>
  (await admin())('importTeams', { params: { id }, body: { text } })
const pass = async (gameId: number) => (await admin())('passAndOpenRound', { params: { gameId } })
const replaceRoles = async (id: number, body: RolesChange) =>
  (await admin())('replaceTeamRoles', { params: { id }, body })
const companiesOf = async (id: number) => (await (await admin())('getGame', { params: { id } })).companies
const membersOf = async (id: number) => (await (await admin())('getCompany', { params: { id } })).members

const faultsOf = async (call: Promise<unknown>) =>
  (await refusalOf(call)).violations?.map(({ propertyPath, code }) => `${propertyPath} ${code}`)

describe('a game that turns to teams', () => {
  it('has the proposed settings and one role with all areas, and keeps what is not named', async () => {
    const id = await newGame()
    const settings = {
      mode: 'teams',
      sizeMin: 2,
      sizeMax: 5,
      teamsMax: null,
      formation: 'administrator',
      submission: 'one',
      submissionRole: null,
      contributions: 'team',
    }
    expect((await configure(id, { mode: 'teams' })).teams).toEqual(settings)
    const roles = await (await admin())('listTeamRoles', { params: { id } })
    expect(roles).toEqual([
      { id: expect.any(Number), name: 'Équipe', areas: [...decisionAreas], submits: true },
    ])
    expect((await configure(id, { sizeMax: 8, teamsMax: 3 })).teams).toEqual({
      ...settings,
      sizeMax: 8,
      teamsMax: 3,
    })
    expect((await configure(id, { sizeMin: 3, teamsMax: null })).teams).toEqual({
      ...settings,
      sizeMin: 3,
      sizeMax: 8,
    })
    expect(await (await admin())('listTeamRoles', { params: { id } })).toEqual(roles)
  })

  it('names its companies, so that nobody reads the name of a person', async () => {
    const id = await newGame({ players: ['joueur1', 'joueur2', 'joueur3'] })
    const [first, second] = await companiesOf(id)
    const client = await server.client('joueur2')
    await client('changeIdentity', { params: { id: second?.id ?? 0 }, body: { name: 'équipe 1' } })
    await configure(id, { mode: 'teams' })
    const named = (await companiesOf(id)).map(({ name, userCompany }) => [
      name,
      userCompany.username,
      userCompany.id,
    ])
    expect(named).toEqual([
      ['Équipe 2', 'Équipe 2', 0],
      ['équipe 1', 'équipe 1', 0],
      ['Équipe 3', 'Équipe 3', 0],
    ])
    const rival = await server.client('joueur3')
    expect(JSON.stringify((await rival('getGame', { params: { id } })).companies)).not.toContain('joueur')
    expect(
      await faultsOf(client('changeIdentity', { params: { id: second?.id ?? 0 }, body: { name: null } })),
    ).toEqual(['name validation/required'])
    expect(first?.name).toBeNull()
  })

  it('is announced to its players', async () => {
    const id = await newGame({ players: ['joueur1'] })
    const { token } = await server.session('joueur1')
    const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId: id })
    await stream.untilOpen()
    await configure(id, { mode: 'teams' })
    await stream.until('game.updated')
    await stream.until('company.updated')
    await stream.close()
  })

  it('is copied with its settings and its roles, and without its teams', async () => {
    const id = await newGame({ players: ['joueur1'] })
    await configure(id, { mode: 'teams' })
    const roles = await replaceRoles(id, [
      { name: 'Équipage', areas: ['ventes'], submits: false },
      { name: 'Cap', areas: [], submits: true },
    ])
    await configure(id, { submission: 'role', submissionRole: roles[1]?.id ?? 0 })
    const client = await admin()
    const copy = await client('duplicateGame', { params: { id }, body: { name: 'Copie' } })
    const copied = await client('listTeamRoles', { params: { id: copy.id } })
    const named = (list: typeof roles) => list.map(({ id: _, ...role }) => role)
    expect(named(copied)).toEqual(named(roles))
    expect(copied.map(role => role.id)).not.toEqual(roles.map(role => role.id))
    const { teams, companies } = await client('getGame', { params: { id: copy.id } })
    expect(teams).toMatchObject({ submission: 'role', submissionRole: copied[1]?.id })
    expect(companies).toEqual([])
  })

  it('tells no player of another private game its roles', async () => {
    const id = await newGame({ private: true, invited: ['joueur1'] })
    await configure(id, { mode: 'teams' })
    const roles = async (name: string) => (await server.client(name))('listTeamRoles', { params: { id } })
    expect(await roles('joueur1')).toHaveLength(1)
    expect(await refusedWith(roles('joueur2'))).toBe('403 auth/forbidden')
    expect(await (await admin())('listTeamRoles', { params: { id: await newGame() } })).toEqual([])
  })
})

describe('settings', () => {
  it('that contradict each other are refused', async () => {
    const id = await newGame()
    const sized = (body: TeamSettingsChange) => faultsOf(configure(id, { mode: 'teams', ...body }))
    expect(await sized({ sizeMin: 6 })).toEqual(['sizeMin validation/out-of-bounds'])
    expect(await sized({ sizeMax: 1 })).toEqual(['sizeMin validation/out-of-bounds'])
    expect(await sized({ sizeMax: 9 })).toEqual(['sizeMax validation/out-of-bounds'])
    expect(await sized({ teamsMax: 0 })).toEqual(['teamsMax validation/out-of-bounds'])
    expect(await sized({ submission: 'role' })).toEqual(['submissionRole validation/required'])
    expect((await (await admin())('getGame', { params: { id } })).teams).toBeNull()
  })

  it('name a role of the game that makes sheets final, with that rule only', async () => {
    const [id, other] = [await newGame(), await newGame()]
    await configure(id, { mode: 'teams' })
    await configure(other, { mode: 'teams' })
    const [role] = await (await admin())('listTeamRoles', { params: { id } })
    const [foreign] = await (await admin())('listTeamRoles', { params: { id: other } })
    const submissionRole = role?.id ?? 0
    expect(await faultsOf(configure(id, { submission: 'role', submissionRole: foreign?.id ?? 0 }))).toEqual([
      'submissionRole validation/reference',
    ])
    expect(await faultsOf(configure(id, { submissionRole }))).toEqual(['submissionRole validation/choice'])
    const set = await configure(id, { submission: 'role', submissionRole })
    expect(set.teams).toMatchObject({ submission: 'role', submissionRole })
    expect((await configure(id, { sizeMax: 3 })).teams).toMatchObject({ submission: 'role', submissionRole })
    expect((await configure(id, { submission: 'majority' })).teams).toMatchObject({
      submission: 'majority',
      submissionRole: null,
    })
  })

  it('of mode and formation are fixed once a quarter has closed, the others never', async () => {
    const [id, alone] = [await newGame(), await newGame()]
    await configure(id, { mode: 'teams' })
    await pass(id)
    await pass(alone)
    expect(await refusedWith(configure(id, { mode: 'solo' }))).toBe('409 teams/started')
    expect(await refusedWith(configure(id, { formation: 'open' }))).toBe('409 teams/started')
    expect(await refusedWith(configure(alone, { mode: 'teams' }))).toBe('409 teams/started')
    const kept = { mode: 'teams', formation: 'administrator' } as const
    expect((await configure(id, { ...kept, submission: 'majority', sizeMax: 3 })).teams).toMatchObject({
      ...kept,
      submission: 'majority',
      sizeMax: 3,
    })
    expect((await configure(alone, { mode: 'solo' })).teams).toBeNull()
  })

  it('may be smaller than a team is, and nobody is put out', async () => {
    const id = await newGame()
    await configure(id, { mode: 'teams' })
    await seat(id, 'joueur1;Nord\njoueur2;Nord\njoueur3;Nord')
    await configure(id, { sizeMin: 1, sizeMax: 1 })
    const [team] = await companiesOf(id)
    expect(await membersOf(team?.id ?? 0)).toHaveLength(3)
  })
})

describe('a game that turns back', () => {
  it('loses its roles and codes and keeps its names, and starts again with the proposed settings', async () => {
    const id = await newGame({ players: ['joueur1'] })
    await configure(id, { mode: 'teams', formation: 'code', sizeMax: 8 })
    const [role] = await (await admin())('listTeamRoles', { params: { id } })
    await seat(id, `joueur1;Équipe 1;${role?.name}`)
    expect((await configure(id, { mode: 'solo' })).teams).toBeNull()
    expect(await (await admin())('listTeamRoles', { params: { id } })).toEqual([])
    const [company] = await companiesOf(id)
    expect(company).toMatchObject({ name: 'Équipe 1', userCompany: { username: 'Équipe 1' } })
    expect(company?.userCompany.id).toBe((await server.session('joueur1')).user.id)
    const { rows } = await server.context.db.$client.query(
      `select code, role_ids from companies join company_members on company_id = companies.id
        where companies.game_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ code: null, role_ids: [] }])
    expect((await configure(id, { mode: 'teams' })).teams).toMatchObject({
      sizeMax: 5,
      formation: 'administrator',
    })
  })

  it('is refused while a company has two members', async () => {
    const id = await newGame()
    await configure(id, { mode: 'teams' })
    await seat(id, 'joueur1;Nord\njoueur2;Nord')
    expect(await refusedWith(configure(id, { mode: 'solo' }))).toBe('409 teams/several-members')
    expect(await (await admin())('listTeamRoles', { params: { id } })).toHaveLength(1)
    await seat(id, 'joueur2;Sud')
    expect((await configure(id, { mode: 'solo' })).teams).toBeNull()
  })
})

describe('roles', () => {
  const finance = { name: 'Finance', areas: ['comptabilite'], submits: false }
  const sales = { name: 'Vente', areas: ['ventes', 'marketing'], submits: true }

  it('are replaced as a whole list, in its order; one that is left out is taken from its members', async () => {
    const id = await newGame()
    await configure(id, { mode: 'teams' })
    const [first, second] = await replaceRoles(id, [finance, sales])
    await seat(id, 'joueur1;Nord;Finance|Vente\njoueur2;Nord;Finance')
    const [team] = await companiesOf(id)
    const rolesOf = async () =>
      (await membersOf(team?.id ?? 0)).map(({ roles, areas }) => [
        roles.map(({ name }) => name),
        areas.length,
      ])
    expect(await rolesOf()).toEqual([
      [['Finance', 'Vente'], 8],
      [['Finance'], 6],
    ])
    const areas = ['marketing', 'ventes', 'ventes']
    const replaced = await replaceRoles(id, [
      { name: 'Qualité', areas: ['qualite'], submits: false },
      { id: second?.id, name: 'Commerce', areas, submits: false },
    ])
    expect(replaced.map(({ id: _, ...role }) => role)).toEqual([
      { name: 'Qualité', areas: ['qualite'], submits: false },
      { name: 'Commerce', areas: decisionAreas.filter(area => areas.includes(area)), submits: false },
    ])
    expect(replaced[1]?.id).toBe(second?.id)
    expect(replaced.map(role => role.id)).not.toContain(first?.id)
    expect(await (await admin())('listTeamRoles', { params: { id } })).toEqual(replaced)
    expect(await rolesOf()).toEqual([
      [['Commerce'], 2],
      [[], 8],
    ])
  })

  it('exchange their names, and one that makes sheets final falls back to any member', async () => {
    const id = await newGame()
    await configure(id, { mode: 'teams' })
    const [first, second] = await replaceRoles(id, [finance, sales])
    const swapped = [
      { ...finance, id: second?.id },
      { ...sales, id: first?.id },
    ]
    expect((await replaceRoles(id, swapped)).map(({ name }) => name)).toEqual(['Finance', 'Vente'])
    await configure(id, { submission: 'role', submissionRole: first?.id ?? 0 })
    await replaceRoles(id, [{ ...finance, id: second?.id }])
    expect((await (await admin())('getGame', { params: { id } })).teams).toMatchObject({
      submission: 'one',
      submissionRole: null,
    })
  })

  it('are refused with a wrong id, a name twice, an unknown area, none or too many, and without teams', async () => {
    const [id, other] = [await newGame(), await newGame()]
    await configure(id, { mode: 'teams' })
    await configure(other, { mode: 'teams' })
    const [foreign] = await (await admin())('listTeamRoles', { params: { id: other } })
    const [own] = await (await admin())('listTeamRoles', { params: { id } })
    const faults = (body: RolesChange) => faultsOf(replaceRoles(id, body))
    expect(await faults([finance, { ...sales, id: foreign?.id }])).toEqual(['[1].id validation/reference'])
    expect(
      await faults([
        { ...sales, id: own?.id },
        { ...finance, id: own?.id },
      ]),
    ).toEqual(['[1].id validation/reference'])
    expect(await faults([finance, sales, { ...sales, name: ' FINANCE' }])).toEqual([
      '[2].name validation/taken',
    ])
    expect(await faults([{ ...finance, areas: ['finance'] }])).toEqual(['[0].areas[0] validation/unknown'])
    expect(await faults([])).toHaveLength(1)
    const many = Array.from({ length: 13 }, (_, index) => ({ ...finance, name: `Rôle ${index}` }))
    expect(await faults(many)).toHaveLength(1)
    expect(await (await admin())('listTeamRoles', { params: { id } })).toEqual([own])
    expect(await refusedWith(replaceRoles(await newGame(), [finance]))).toBe('409 teams/off')
  })
})
