import type { Client } from '@trimestre/contract/client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyMembers, outbox } from '../../platform/db/schema.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { type SeatCalls, seatCallsOf, violationsOf } from '../../testing/seats.ts'
import { aRole } from '../../testing/team-acts.ts'
import { inTeams } from '../../testing/team-settings.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let root: Client
let companiesOf: SeatCalls['companiesOf']
let create: SeatCalls['create']
let idOf: SeatCalls['idOf']
let newPlayers: SeatCalls['newPlayers']
let seat: SeatCalls['seat']
let seatOf: SeatCalls['seatOf']
let seatsOf: SeatCalls['seatsOf']
let theGame: SeatCalls['theGame']
let unseat: SeatCalls['unseat']

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  root = await server.client('superadmin')
  ;({ companiesOf, create, idOf, newPlayers, seat, seatOf, seatsOf, theGame, unseat } =
    await seatCallsOf(server))
})
afterAll(() => server.stop())

const membersOf = async (gameId: number, id: number) =>
  (await seatOf(gameId, id))?.members.map(({ user, kind }) => [user.username, kind])

describe('a member', () => {
  it('moves to another seat only where the call says so, and each seat becomes human or vacant', async () => {
    const { gameId, own, other } = await theGame()
    const empty = await create(gameId)
    expect(await refusedWith(seat(empty.id, 'joueur1'))).toBe('409 companies/member-elsewhere')
    expect(await refusedWith(seat(empty.id, 'joueur1', { move: false }))).toBe(
      '409 companies/member-elsewhere',
    )
    expect(await seatOf(gameId, empty.id)).toMatchObject({ kind: 'vacant', members: [] })
    expect(await companiesOf(gameId, 'joueur1')).toEqual([own])

    expect(await seat(empty.id, 'joueur1', { move: true })).toMatchObject({ kind: 'human' })
    expect(await seatOf(gameId, own)).toMatchObject({ kind: 'vacant', members: [], username: 'joueur1' })
    expect(await companiesOf(gameId, 'joueur1')).toEqual([empty.id])
    const player = await server.client('joueur1')
    const game = await player('getGame', { params: { id: gameId } })
    expect(game).toMatchObject({ joined: true, companyId: empty.id })
    expect(game.companies.find(({ id }) => id === own)).toMatchObject({
      kind: 'vacant',
      userCompany: { id: 0 },
    })
    const { companies } = await root('getUser', { params: { id: idOf('joueur1') } })
    expect(companies.filter(company => company.game.id === gameId).map(({ id }) => id)).toEqual([empty.id])
    expect(await refusedWith(player('getDashboard', { params: { id: own } }))).toBe('403 auth/forbidden')

    await unseat(empty.id, 'joueur1')
    expect(await companiesOf(gameId, 'joueur1')).toEqual([])
    expect(await player('getGame', { params: { id: gameId } })).toMatchObject({
      joined: false,
      companyId: null,
    })
    expect(await refusedWith(unseat(empty.id, 'joueur1'))).toBe('404 request/not-found')
    expect(await refusedWith(unseat(other, 'joueur1'))).toBe('404 request/not-found')
    // The whole past is in the table.
    const past = await server.context.db
      .select()
      .from(companyMembers)
      .where(eq(companyMembers.userId, idOf('joueur1')))
    const ofGame = past.filter(row => row.gameId === gameId)
    expect(ofGame.map(({ companyId, until }) => [companyId, until !== null])).toEqual([
      [own, true],
      [empty.id, true],
    ])
  })

  it('may share a seat in a game that everybody else plays alone, under the name of the first', async () => {
    const { own } = await theGame()
    const pair = await seat(own, 'joueur3')
    expect(pair).toMatchObject({ kind: 'human', username: 'joueur1', name: null })
    expect(pair.members.map(({ user, areas }) => [user.username, areas.length])).toEqual([
      ['joueur1', 8],
      ['joueur3', 8],
    ])
    const second = await server.client('joueur3')
    expect(await second('getCompany', { params: { id: own } })).toMatchObject({
      userCompany: { id: idOf('joueur1'), username: 'joueur1' },
      me: { kind: 'member', maySubmit: true },
    })
  })

  it('is invited without mail, also after the invitation was withdrawn', async () => {
    await newPlayers('convie', 'retire')
    const { gameId, own } = await theGame({ private: true, invited: ['retire'] })
    await admin('withdrawInvitation', { params: { gameId, userId: idOf('retire') } })
    const sent = async () => (await server.context.db.select().from(outbox)).length
    const before = await sent()
    for (const name of ['convie', 'retire']) await seat(own, name)
    expect(await sent()).toBe(before)
    for (const name of ['convie', 'retire']) {
      await unseat(own, name)
      const client = await server.client(name)
      expect((await client('getGame', { params: { id: gameId } })).joined).toBe(false)
    }
    const { unassigned } = await seatsOf(gameId)
    expect(unassigned.map(({ username }) => username)).toEqual(['convie', 'retire'])
  })

  it('has roles of this game, and stays an observer or absent until told otherwise', async () => {
    const { gameId, own, other } = await theGame()
    const { gameId: elsewhere } = await theGame()
    for (const id of [gameId, elsewhere]) await inTeams(server, id)
    const [sales, foreign] = [await aRole(server, gameId, 'Ventes'), await aRole(server, elsewhere, 'Ventes')]
    const seated = await seat(own, 'joueur3', { roles: [sales, sales] })
    expect(seated.members.find(({ user }) => user.username === 'joueur3')).toMatchObject({
      roles: [{ id: sales, name: 'Ventes' }],
      areas: ['ventes'],
    })
    expect(await violationsOf(seat(own, 'joueur3', { roles: [foreign] }))).toEqual([
      422,
      'roles[0] validation/reference',
    ])
    const stays = await seat(own, 'joueur3', { active: false })
    expect(stays.members.find(({ user }) => user.username === 'joueur3')).toMatchObject({
      kind: 'member',
      roles: [{ id: sales }],
      active: false,
    })
    // The only member of the other company becomes its observer, who decides nothing.
    expect(await seat(other, 'joueur2', { kind: 'observer' })).toMatchObject({
      kind: 'vacant',
      members: [{ kind: 'observer', areas: [] }],
    })
  })

  it('finds a place up to the size of a team; observers are counted apart, twenty to a company', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `vu${index + 1}`)
    await newPlayers(...names)
    const { gameId, own } = await theGame()
    await inTeams(server, gameId, { sizeMax: 2 })
    await seat(own, 'joueur3')
    expect(await refusedWith(seat(own, 'joueur4'))).toBe('409 teams/full')
    for (const name of names.slice(0, 20)) await seat(own, name, { kind: 'observer' })
    expect(await refusedWith(seat(own, 'vu21', { kind: 'observer' }))).toBe('409 teams/full')
    expect(await refusedWith(seat(own, 'vu1', { kind: 'member' }))).toBe('409 teams/full')
    // Somebody who has a place keeps it when the teams become smaller.
    await inTeams(server, gameId, { sizeMin: 1, sizeMax: 1 })
    expect((await seat(own, 'joueur3', { active: true })).members).toHaveLength(22)
    expect(await refusedWith(seat(own, 'joueur2', { move: true }))).toBe('409 teams/full')
    expect(await membersOf(gameId, own)).toHaveLength(22)
  })

  it('is a player', async () => {
    const { own } = await theGame()
    expect(await violationsOf(seat(own, 'admin'))).toEqual([422, 'userId validation/reference'])
    const unknown = admin('setMember', { params: { id: own, userId: 999_999 }, body: {} as never })
    expect(await refusedWith(unknown)).toBe('404 request/not-found')
    for (const body of [
      [],
      { kind: 'guest' },
      { roles: 'all' },
      { roles: [0] },
      { active: 'no' },
      { move: 1 },
    ])
      expect((await violationsOf(seat(own, 'joueur3', body)))[0], JSON.stringify(body)).toBe(422)
    // Without a body: a member with all areas.
    const answer = await server.fetch(`/api/v1/companies/${own}/members/${idOf('joueur3')}`, {
      as: 'admin',
      method: 'PUT',
    })
    expect(answer.status).toBe(200)
  })

  it('may leave by themselves where teams form by themselves, until the first quarter closes', async () => {
    const { gameId, own } = await theGame()
    const player = await server.client('joueur1')
    const leave = () => unseat(own, 'joueur1', player)
    expect(await refusedWith(leave())).toBe('409 teams/formed-by-administrator')
    await inTeams(server, gameId)
    expect(await refusedWith(leave())).toBe('409 teams/formed-by-administrator')
    await inTeams(server, gameId, { formation: 'open' })
    await leave()
    expect(await refusedWith(leave())).toBe('403 auth/forbidden')
    expect(await seatOf(gameId, own)).toMatchObject({ kind: 'vacant' })
    await seat(own, 'joueur1')
    await admin('passAndOpenRound', { params: { gameId } })
    for (const formation of ['open', 'code'] as const) {
      await inTeams(server, gameId, { formation })
      expect(await refusedWith(leave())).toBe('409 teams/started')
    }
    await unseat(own, 'joueur1')
  })

  it('who is removed loses sight of the company at once, open streams included', async () => {
    const { gameId, own } = await theGame()
    await seat(own, 'joueur3')
    const { token } = await server.session('joueur3')
    const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId })
    await stream.untilOpen()
    const [member, gone] = [await server.client('joueur1'), await server.client('joueur3')]
    const game = await member('getGame', { params: { id: gameId } })
    const save = (client: Client, prixVente: number) =>
      client('saveDecisions', {
        params: { roundId: game.rounds.at(-1)?.id ?? 0, companyId: own, area: 'ventes' },
        body: { decisions: { prixVente } },
      })
    await save(member, 47)
    const saves = () => stream.events.filter(({ data }) => 'change' in data && data.change === 'saved').length
    await expect.poll(saves, { interval: 20 }).toBe(1)
    const heard = stream.names().filter(name => name === 'company.updated').length
    await unseat(own, 'joueur3')
    expect(await refusedWith(gone('listCompanyResults', { params: { id: own } }))).toBe('403 auth/forbidden')
    expect(await refusedWith(save(gone, 60))).toBe('403 auth/forbidden')
    await save(member, 48)
    await admin('passAndOpenRound', { params: { gameId } })
    await stream.until('round.passed')
    expect(stream.names().filter(name => name === 'company.updated')).toHaveLength(heard)
    await stream.close()
  })

  it('of a private game who is removed from it wholly sees its stream end', async () => {
    const { gameId, own } = await theGame({ private: true })
    const { token } = await server.session('joueur1')
    const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId })
    await stream.untilOpen()
    await unseat(own, 'joueur1')
    await admin('withdrawInvitation', { params: { gameId, userId: idOf('joueur1') } })
    await expect(stream.ended).rejects.toMatchObject({ status: 403 })
  })
})
