import type { TeamSettingsChange } from '@trimestre/contract/teams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { expectNothingWritten } from '../../testing/fingerprint.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { somePlayers } from '../../testing/some-players.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
const numbered = (index: number) => `eleve${String(index).padStart(3, '0')}`
const pupils = Array.from({ length: 120 }, (_, index) => numbered(index))

beforeAll(async () => {
  server = await startTestServer()
  await somePlayers(server, pupils)
})
afterAll(() => server.stop())

const admin = () => server.client('admin')

async function aTeamGame(settings: TeamSettingsChange = {}): Promise<number> {
  const { id } = await aGame(server, { private: true })
  await (await admin())('configureTeams', { params: { id }, body: { mode: 'teams', ...settings } })
  return id
}

const paste = async (id: number, text: string, dryRun?: boolean) =>
  (await admin())('importTeams', { params: { id }, body: { text, ...(dryRun && { dryRun }) } })

const faultsOf = async (id: number, text: string, dryRun?: boolean) =>
  (await refusalOf(paste(id, text, dryRun))).violations?.map(
    ({ propertyPath, code }) => `${propertyPath} ${code.replace('validation/', '')}`,
  )

/** The members of each company of a game by its name, with the names of their roles. */
async function teamsOf(id: number): Promise<Record<string, string[]>> {
  const client = await admin()
  const { companies } = await client('getGame', { params: { id } })
  const teams = companies.map(async company => {
    const { members, name } = await client('getCompany', { params: { id: company.id } })
    const people = members.map(({ user, roles }) =>
      [user.username, ...roles.map(role => role.name)].join(' '),
    )
    return [name, people] as const
  })
  return Object.fromEntries(await Promise.all(teams))
}

describe('a list of 120 people in 24 teams', () => {
  const lines = pupils.map((name, index) => `${name};Groupe ${1 + (index % 24)}`)

  it('is refused with the number of the one line with an unknown name, and nothing is written', async () => {
    const id = await aTeamGame()
    const text = ['utilisateur;équipe', ...lines.with(76, 'personne;Groupe 5')].join('\r\n')
    await expectNothingWritten(server.context.db, {
      'a run': async () => expect(await faultsOf(id, text)).toEqual(['[78].username reference']),
      'a dry run': async () => expect(await faultsOf(id, text, true)).toEqual(['[78].username reference']),
    })
  })

  it('is seated as its dry run says, which writes nothing, without a mail', async () => {
    const id = await aTeamGame()
    const mails = (await readOutbox(server)).length
    const text = lines.join('\n')
    let foreseen: unknown
    await expectNothingWritten(server.context.db, {
      'a dry run': async () => {
        foreseen = await paste(id, text, true)
      },
    })
    const done = await paste(id, text)
    expect(done).toEqual(foreseen)
    expect(done.teams).toHaveLength(24)
    expect(done.teams[3]).toEqual({
      name: 'Groupe 4',
      isNew: true,
      members: [3, 27, 51, 75, 99].map(numbered),
    })
    expect(done).toMatchObject({ moved: [], invited: pupils })
    const teams = await teamsOf(id)
    expect(Object.keys(teams)).toHaveLength(24)
    expect(teams['Groupe 4']).toEqual(done.teams[3]?.members)
    expect(await readOutbox(server)).toHaveLength(mails)
  })
})

describe('a pasted list', () => {
  it('answers 200 for a dry run and 201 otherwise', async () => {
    const id = await aTeamGame()
    const send = (body: object) =>
      server.fetch(`/api/v1/games/${id}/teams/import`, {
        as: 'admin',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await send({ text: 'joueur1;Nord', dryRun: true })).status).toBe(200)
    expect((await send({ text: 'joueur1;Nord', dryRun: false })).status).toBe(201)
  })

  it.each([
    ['semicolons', 'joueur1;Nord;Finance|Vente\njoueur2;Sud'],
    ['tabulations', 'joueur1\tNord\tFinance|Vente\njoueur2\tSud'],
    ['commas', 'joueur1,Nord,Finance|Vente\njoueur2,Sud'],
    ['quotes', '"joueur1";"Nord";" finance | VENTE "\n"joueur2";"Sud"'],
    [
      'titles and blank lines',
      'Email;équipe;rôle\n\njoueur1@example.org;Nord;Finance|Vente\n\n JOUEUR2 ; Sud',
    ],
  ])('is read with %s', async (_title, text) => {
    const id = await aTeamGame()
    const roles = ['Finance', 'Vente'].map(name => ({ name, areas: ['ventes'], submits: true }))
    await (await admin())('replaceTeamRoles', { params: { id }, body: roles })
    const mail = text.replace('joueur1@example.org', (await server.session('joueur1')).user.email)
    await paste(id, mail)
    expect(await teamsOf(id)).toEqual({ Nord: ['joueur1 Finance Vente'], Sud: ['joueur2'] })
  })

  it('does not take the sign between roles for the one between cells', async () => {
    const id = await aTeamGame()
    const names = ['A', 'B', 'C', 'D']
    const body = names.map(name => ({ name, areas: ['ventes'], submits: true }))
    await (await admin())('replaceTeamRoles', { params: { id }, body })
    await paste(id, 'joueur1;Nord;A|B|C|D\njoueur2;Nord;A|B|C|D')
    expect(await teamsOf(id)).toEqual({ Nord: ['joueur1 A B C D', 'joueur2 A B C D'] })
  })

  it('names every faulty line by its number, the line of titles and blank lines included', async () => {
    const id = await aTeamGame({ sizeMax: 2 })
    const text = [
      'identifiant;équipe',
      'joueur1;Nord',
      'admin;Nord',
      '',
      'joueur2',
      'joueur3;Nord;Pilote',
      'JOUEUR1;Sud',
      `joueur4;${'x'.repeat(61)}`,
      'eleve001;Est',
      'eleve002;est',
      'eleve003;EST',
      'eleve004;joueur1',
    ]
    expect(await faultsOf(id, text.join('\n'))).toEqual([
      '[3].username reference',
      '[5].team required',
      '[6].roles reference',
      '[7].username taken',
      '[8].team too-long',
      '[11].team full',
    ])
    expect(await teamsOf(id)).toEqual({})
  })

  it('refuses a text that is no list', async () => {
    const id = await aTeamGame()
    expect(await faultsOf(id, '"joueur1;Nord')).toEqual(['text quotes'])
    expect(await faultsOf(id, 'username;team')).toEqual(['text required'])
    expect(await faultsOf(id, ' ')).toEqual(['text required'])
    const long = Array.from({ length: 2001 }, (_, index) => `nom${index};Nord`).join('\n')
    expect(await faultsOf(id, long)).toEqual(['text out-of-bounds'])
  })

  it('moves people between full teams, keeps roles that it does not name, and lists who moved', async () => {
    const id = await aTeamGame({ sizeMax: 2 })
    await paste(id, 'joueur1;Nord;Équipe\njoueur2;Nord\njoueur3;Sud\njoueur4;Sud')
    expect(await faultsOf(id, 'joueur1;Sud')).toEqual(['[1].team full'])
    const { moved, invited, teams } = await paste(id, 'joueur2;Sud\njoueur3;nord\njoueur1;NORD')
    expect({ moved, invited }).toEqual({ moved: ['joueur2', 'joueur3'], invited: [] })
    expect(teams).toEqual([
      { name: 'Sud', isNew: false, members: ['joueur2'] },
      { name: 'Nord', isNew: false, members: ['joueur3', 'joueur1'] },
    ])
    expect(await teamsOf(id)).toEqual({ Nord: ['joueur1 Équipe', 'joueur3'], Sud: ['joueur4', 'joueur2'] })
  })

  it('leaves the seat of somebody who moves vacant, and puts nobody out of a team that is too large', async () => {
    const id = await aTeamGame({ sizeMax: 3 })
    await paste(id, 'joueur1;Nord\njoueur2;Nord\njoueur3;Nord\njoueur4;Sud')
    const client = await admin()
    await client('configureTeams', { params: { id }, body: { sizeMax: 2 } })
    await paste(id, 'joueur1;Nord\njoueur4;Est')
    expect(await teamsOf(id)).toEqual({ Nord: ['joueur1', 'joueur2', 'joueur3'], Sud: [], Est: ['joueur4'] })
    const { companies } = await client('getGame', { params: { id } })
    expect(companies.map(({ kind }) => kind)).toEqual(['human', 'vacant', 'human'])
  })

  it('is refused where everybody plays alone, and where no quarter is left', async () => {
    const { id: alone } = await aGame(server)
    expect(await refusedWith(paste(alone, 'joueur1;Nord'))).toBe('409 teams/off')
    const { id } = await aGame(server, { nbTurns: 1 })
    const client = await admin()
    await client('configureTeams', { params: { id }, body: { mode: 'teams' } })
    await client('passAndOpenRound', { params: { gameId: id } })
    expect(await refusedWith(paste(id, 'joueur1;Nord'))).toBe('409 games/finished')
  })
})
