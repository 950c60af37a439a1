import { joinCodeCharacters } from '@trimestre/contract/join-codes'
import type { TeamSettingsChange } from '@trimestre/contract/teams'
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

/** A game played in teams; the players given have each a team « Équipe n » from the time before. */
async function aTeamGame(change: TeamSettingsChange, given: GameDescription = {}): Promise<number> {
  const { id } = await aGame(server, given)
  await (await admin())('configureTeams', { params: { id }, body: { mode: 'teams', ...change } })
  return id
}

type Chosen = { name?: string; company?: number; code?: string }
const join = async (game: number, as: string, chosen: Chosen = {}) =>
  (await server.client(as))('joinGame', { body: { game, ...chosen } })

/** Joins by a plain request, whose status tells whether the player has the team since now. */
async function statusOf(game: number, as: string, chosen: Chosen = {}): Promise<string> {
  const answer = await server.fetch('/api/v1/companies', {
    as,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, ...chosen }),
  })
  const { name } = (await answer.json()) as { name: string }
  return `${answer.status} ${name}`
}

const faultsOf = async (call: Promise<unknown>) =>
  (await refusalOf(call)).violations?.map(({ propertyPath, code }) => `${propertyPath} ${code}`)

const listTeams = async (id: number, as = 'admin') =>
  (await server.client(as))('listTeams', { params: { id } })
const sizesOf = async (id: number) =>
  (await listTeams(id)).map(({ name, memberCount }) => `${name} ${memberCount}`)

async function codeOf(id: number): Promise<string> {
  const { rows } = await server.context.db.$client.query('select code from companies where id = $1', [id])
  return rows[0].code
}

describe('a game in which players form teams', () => {
  it('lets them make teams, join those of others, and find their own again', async () => {
    const id = await aTeamGame({ formation: 'open', sizeMax: 3 })
    expect(await statusOf(id, 'joueur1', { name: ' Nord ' })).toBe('201 Nord')
    expect(await statusOf(id, 'joueur1', { name: 'nord' })).toBe('200 Nord')
    expect(await statusOf(id, 'joueur1')).toBe('200 Nord')
    const [team] = await listTeams(id)
    const company = team?.id ?? 0
    expect(await statusOf(id, 'joueur2', { company })).toBe('201 Nord')
    expect(await statusOf(id, 'joueur2', { company })).toBe('200 Nord')
    expect(await statusOf(id, 'joueur3')).toBe('201 Équipe 1')
    expect(await statusOf(id, 'joueur4')).toBe('201 Équipe 2')
    expect(await sizesOf(id)).toEqual(['Nord 2', 'Équipe 1 1', 'Équipe 2 1'])
    const { members } = await (await admin())('getCompany', { params: { id: company } })
    expect(members.map(({ user, areas }) => [user.username, areas.length])).toEqual([
      ['joueur1', 8],
      ['joueur2', 8],
    ])
  })

  it('shows them the teams and their places, and no names of members', async () => {
    const id = await aTeamGame(
      { formation: 'open', sizeMax: 2 },
      { players: ['joueur1'], private: true, invited: ['joueur2'] },
    )
    const [team] = await listTeams(id, 'joueur2')
    expect(team).toEqual({ id: expect.any(Number), name: 'Équipe 1', seat: 1, memberCount: 1, places: 1 })
    await (await admin())('changeSeat', { params: { id: team?.id ?? 0 }, body: { kind: 'out' } })
    expect(await listTeams(id)).toEqual([])
    expect(await refusedWith(join(id, 'joueur2', { company: team?.id ?? 0 }))).toBe('409 companies/out')
    expect(await refusedWith(listTeams(id, 'joueur3'))).toBe('403 auth/forbidden')
    await (await admin())('configureTeams', { params: { id }, body: { formation: 'administrator' } })
    expect(await refusedWith(listTeams(id, 'joueur2'))).toBe('403 auth/forbidden')
    const { id: alone } = await aGame(server, { players: ['joueur1'] })
    expect(await listTeams(alone)).toEqual([])
  })

  it('announces a member to the others of the team', async () => {
    const id = await aTeamGame({ formation: 'open' }, { players: ['joueur1'] })
    const { token } = await server.session('joueur1')
    const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId: id })
    await stream.untilOpen()
    const [team] = await listTeams(id)
    await join(id, 'joueur2', { company: team?.id ?? 0 })
    await stream.until('company.updated')
    await stream.close()
  })

  it('refuses a full team, more teams than it may have, a taken name and a company of another game', async () => {
    const id = await aTeamGame({ formation: 'open', sizeMin: 1, sizeMax: 1, teamsMax: 2 })
    const { id: company } = await join(id, 'joueur1', { name: 'Nord' })
    expect(await refusedWith(join(id, 'joueur2', { company }))).toBe('409 teams/full')
    expect(await faultsOf(join(id, 'joueur2', { name: 'NORD' }))).toEqual(['name validation/taken'])
    await join(id, 'joueur2')
    expect(await refusedWith(join(id, 'joueur3'))).toBe('409 teams/limit')
    expect(await refusedWith(join(id, 'joueur3', { name: 'Sud' }))).toBe('409 teams/limit')
    const { companies } = await aGame(server, { players: ['joueur4'] })
    expect(await faultsOf(join(id, 'joueur3', { company: companies[0]?.id ?? 0 }))).toEqual([
      'company validation/reference',
    ])
    expect(await sizesOf(id)).toEqual(['Nord 1', 'Équipe 1 1'])
  })

  it('refuses a second team, and two ways at once to name one', async () => {
    const id = await aTeamGame({ formation: 'open' }, { players: ['joueur1'] })
    const { id: company } = await join(id, 'joueur2', { name: 'Sud' })
    const elsewhere = '409 companies/member-elsewhere'
    expect(await refusedWith(join(id, 'joueur1', { company }))).toBe(elsewhere)
    expect(await refusedWith(join(id, 'joueur1', { name: 'Est' }))).toBe(elsewhere)
    expect(await faultsOf(join(id, 'joueur3', { company, code: 'ABC234' }))).toEqual([
      'code validation/choice',
    ])
    expect(await sizesOf(id)).toEqual(['Équipe 1 1', 'Sud 1'])
  })

  it('needs an invitation where it is private, and where joining is closed', async () => {
    const id = await aTeamGame({ formation: 'open' }, { private: true, invited: ['joueur1'] })
    expect(await refusedWith(join(id, 'joueur2', { name: 'Sud' }))).toBe('403 games/private')
    expect(await statusOf(id, 'joueur1', { name: 'Nord' })).toBe('201 Nord')
    const open = await aTeamGame({ formation: 'open' }, { players: ['joueur1'] })
    await (await admin())('configureGame', { params: { id: open }, body: { joining: 'closed' } })
    const [team] = await listTeams(open)
    for (const chosen of [{}, { name: 'Sud' }, { company: team?.id ?? 0 }])
      expect(await refusedWith(join(open, 'joueur2', chosen))).toBe('409 games/joining-closed')
    expect(await sizesOf(open)).toEqual(['Équipe 1 1'])
  })

  it('never has a team too many or a member too many, when everybody joins at once', async () => {
    const id = await aTeamGame({ formation: 'open', sizeMin: 1, sizeMax: 2, teamsMax: 1 })
    const { id: company } = await join(id, 'joueur1', { name: 'Nord' })
    const asked = ['joueur2', 'joueur3', 'joueur4'].flatMap(name => [
      join(id, name, { company }),
      join(id, name, { name: 'Sud' }),
      join(id, name),
    ])
    const answers = await Promise.allSettled(asked)
    const codes = new Set(answers.flatMap(each => (each.status === 'rejected' ? each.reason.code : [])))
    expect(
      [...codes].filter(code => !['teams/full', 'teams/limit', 'companies/member-elsewhere'].includes(code)),
    ).toEqual([])
    expect(await sizesOf(id)).toEqual(['Nord 2'])
  })
})

describe('a game whose teams are formed by its administrator', () => {
  it('lets nobody take a seat, and shows theirs to those who have one', async () => {
    const id = await aTeamGame({}, { players: ['joueur1'] })
    for (const chosen of [{}, { name: 'Nord' }, { code: 'ABC234' }])
      expect(await refusedWith(join(id, 'joueur2', chosen))).toBe('409 teams/formed-by-administrator')
    expect(await statusOf(id, 'joueur1')).toBe('200 Équipe 1')
    expect(await sizesOf(id)).toEqual(['Équipe 1 1'])
  })
})

describe('a game in which everybody plays alone', () => {
  it('knows no teams to make or join', async () => {
    const { id, companies } = await aGame(server, { players: ['joueur1'] })
    for (const chosen of [{ name: 'Nord' }, { company: companies[0]?.id ?? 0 }, { code: 'ABC234' }])
      expect(await refusedWith(join(id, 'joueur2', chosen))).toBe('409 teams/off')
    const draw = (await admin())('drawTeamCode', { params: { id: companies[0]?.id ?? 0 } })
    expect(await refusedWith(draw)).toBe('409 teams/off')
  })
})

describe('the codes of teams', () => {
  it('are given to every team, and a team is joined with its own, however it is typed', async () => {
    const id = await aTeamGame({ formation: 'code' }, { players: ['joueur1'] })
    const client = await admin()
    const sud = await client('createSeat', { params: { id }, body: { name: 'Sud', kind: 'vacant' } })
    const { seats } = await client('splitTeams', {
      params: { id },
      body: { size: 1, by: 'order', users: [(await server.session('joueur2')).user.id] },
    })
    const teams = await listTeams(id)
    const codes = await Promise.all(teams.map(team => codeOf(team.id)))
    expect(seats).toHaveLength(1)
    expect(new Set(codes).size).toBe(3)
    for (const code of codes) expect(code).toMatch(new RegExp(`^[${joinCodeCharacters}]{6}$`))
    const code = await codeOf(sud.id)
    const typed = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`
    expect(await statusOf(id, 'joueur3', { code: typed })).toBe('201 Sud')
    expect(await statusOf(id, 'joueur3', { code })).toBe('200 Sud')
    expect(await refusedWith(join(id, 'joueur1', { code }))).toBe('409 companies/member-elsewhere')
    expect(await refusedWith(listTeams(id, 'joueur3'))).toBe('403 auth/forbidden')
  })

  it('are the only way in, and a wrong one is refused', async () => {
    const id = await aTeamGame({ formation: 'code', sizeMin: 1, sizeMax: 1 }, { players: ['joueur1'] })
    const [team] = await listTeams(id)
    for (const chosen of [{ name: 'Nord' }, { company: team?.id ?? 0 }])
      expect(await refusedWith(join(id, 'joueur2', chosen))).toBe('409 teams/off')
    expect(await faultsOf(join(id, 'joueur2'))).toEqual(['code validation/required'])
    for (const code of ['AAAAAA', 'x', 'ILO01Z'])
      expect(await faultsOf(join(id, 'joueur2', { code }))).toEqual(['code validation/reference'])
    expect(await refusedWith(join(id, 'joueur2', { code: await codeOf(team?.id ?? 0) }))).toBe(
      '409 teams/full',
    )
    const open = await aTeamGame({ formation: 'open' })
    expect(await refusedWith(join(open, 'joueur2', { code: 'AAAAAA' }))).toBe('409 teams/off')
  })

  it('are valid in their game only, and no longer once a new one is drawn or teams form otherwise', async () => {
    const [id, other] = [
      await aTeamGame({ formation: 'code' }, { players: ['joueur1'] }),
      await aTeamGame({ formation: 'code' }, { players: ['joueur1'] }),
    ]
    const company = (await listTeams(id))[0]?.id ?? 0
    const before = await codeOf(company)
    expect(await faultsOf(join(other, 'joueur2', { code: before }))).toEqual(['code validation/reference'])
    const client = await admin()
    const { code } = await client('drawTeamCode', { params: { id: company } })
    expect(code).toBe(await codeOf(company))
    expect(code).not.toBe(before)
    expect(await faultsOf(join(id, 'joueur2', { code: before }))).toEqual(['code validation/reference'])
    await client('configureTeams', { params: { id }, body: { formation: 'open' } })
    expect(await codeOf(company)).toBeNull()
    await client('configureTeams', { params: { id }, body: { formation: 'code' } })
    expect(await codeOf(company)).toMatch(/^.{6}$/)
    expect(await faultsOf(join(id, 'joueur2', { code }))).toEqual(['code validation/reference'])
  })

  it('of a private game need an invitation as well', async () => {
    const id = await aTeamGame({ formation: 'code' }, { private: true, players: ['joueur1'] })
    const code = await codeOf((await listTeams(id))[0]?.id ?? 0)
    expect(await refusedWith(join(id, 'joueur2', { code }))).toBe('403 games/private')
  })

  it('can be mistyped twenty times in a quarter of an hour by each player, however fast', async () => {
    let clock = new Date()
    const own = await startTestServer({ env: { RATE_LIMIT: 'on' }, now: () => clock })
    const { id, companies } = await aGame(own, { players: ['joueur1'] })
    const staff = await own.client('superadmin')
    await staff('configureTeams', { params: { id }, body: { mode: 'teams', formation: 'code' } })
    const { code } = await staff('drawTeamCode', { params: { id: companies[0]?.id ?? 0 } })
    const guess = async (as: string, given: string) =>
      (await own.client(as))('joinGame', { body: { game: id, code: given } })
    const wrong = await Promise.all(Array.from({ length: 25 }, () => refusedWith(guess('joueur2', 'AAAAAA'))))
    expect(wrong.filter(each => each === '422 request/invalid')).toHaveLength(20)
    expect(wrong.filter(each => each === '429 teams/too-many-codes')).toHaveLength(5)
    expect(await refusalOf(guess('joueur2', code))).toMatchObject({ status: 429, retryAfter: 900 })
    expect(await guess('joueur3', code)).toMatchObject({ name: 'Équipe 1' })
    clock = new Date(clock.getTime() + 900_000)
    expect(await guess('joueur2', code)).toMatchObject({ name: 'Équipe 1' })
    await own.stop()
  })
})

describe('a game played in teams that is joined with its class code', () => {
  it.each(['administrator', 'open', 'code'] as const)(
    'invites the player, who then has no team (%s)',
    async formation => {
      const id = await aTeamGame({ formation }, { private: true })
      const { joinCode } = await (await admin())('getGame', { params: { id } })
      const body = { code: joinCode ?? '' }
      const enter = () =>
        server.fetch('/api/v1/companies_by_code', {
          as: 'joueur1',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const [first, second] = [await enter(), await enter()]
      expect([first.status, second.status]).toEqual([201, 200])
      expect(await first.json()).toMatchObject({ game: { id }, company: null })
      const player = await server.client('joueur1')
      expect(await player('getGame', { params: { id } })).toMatchObject({
        invited: true,
        joined: false,
        companies: [],
      })
      const anonymous = await server.client()
      const session = await anonymous('joinByNickname', { body: { ...body, nickname: 'Nina' } })
      expect(session).toMatchObject({ game: { id }, company: null })
      const seats = await (await admin())('listSeats', { params: { id } })
      expect(seats).toMatchObject({ seats: [] })
      expect(seats.unassigned.map(({ username }) => username).sort()).toEqual(
        ['joueur1', session.user.username].sort(),
      )
    },
  )

  it('answers the team that the player has, and nothing to a player who was taken out', async () => {
    const id = await aTeamGame({ formation: 'open' }, { players: ['joueur1'], invited: ['joueur2'] })
    const client = await admin()
    const { joinCode, companies } = await client('getGame', { params: { id } })
    const enter = async (as: string) =>
      (await server.client(as))('joinByCode', { body: { code: joinCode ?? '' } })
    expect(await enter('joueur1')).toMatchObject({ company: { id: companies[0]?.id } })
    const userId = (await server.session('joueur2')).user.id
    await client('withdrawInvitation', { params: { gameId: id, userId } })
    expect(await refusedWith(enter('joueur2'))).toBe('409 games/joining-closed')
  })

  it('invites a player whose request is accepted, without a team', async () => {
    const id = await aTeamGame({}, { private: true })
    await (await server.client('joueur3'))('requestToJoin', { params: { id } })
    const userId = (await server.session('joueur3')).user.id
    const client = await admin()
    await client('acceptJoinRequest', { params: { gameId: id, userId } })
    expect(await client('listSeats', { params: { id } })).toMatchObject({
      seats: [],
      unassigned: [{ username: 'joueur3' }],
    })
  })
})

describe('the identity of a team', () => {
  it('is not changed by its observers', async () => {
    const id = await aTeamGame({}, { players: ['joueur1'] })
    const company = (await listTeams(id))[0]?.id ?? 0
    const userId = (await server.session('joueur2')).user.id
    await (await admin())('setMember', { params: { id: company, userId }, body: { kind: 'observer' } })
    const change = async (as: string, body: { colour: 'red' } | { colour: 'x' }) =>
      (await server.client(as))('changeIdentity', {
        params: { id: company },
        body: body as { colour: 'red' },
      })
    expect(await refusedWith(change('joueur2', { colour: 'red' }))).toBe('403 teams/observer')
    expect(await refusedWith(change('joueur2', { colour: 'x' }))).toBe('403 teams/observer')
    expect(await change('joueur1', { colour: 'red' })).toMatchObject({ colour: 'red' })
  })
})
