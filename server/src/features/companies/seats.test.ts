import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount } from '../../testing/build-game.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { type SeatCalls, seatCallsOf, violationsOf } from '../../testing/seats.ts'
import { inTeams } from '../../testing/team-settings.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let root: Client
let change: SeatCalls['change']
let create: SeatCalls['create']
let idOf: SeatCalls['idOf']
let newPlayers: SeatCalls['newPlayers']
let remove: SeatCalls['remove']
let seat: SeatCalls['seat']
let seatOf: SeatCalls['seatOf']
let seatsOf: SeatCalls['seatsOf']
let theGame: SeatCalls['theGame']
let unseat: SeatCalls['unseat']

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  root = await server.client('superadmin')
  ;({ change, create, idOf, newPlayers, remove, seat, seatOf, seatsOf, theGame, unseat } =
    await seatCallsOf(server))
})
afterAll(() => server.stop())

const membersOf = async (gameId: number, id: number) =>
  (await seatOf(gameId, id))?.members.map(({ user, kind }) => [user.username, kind])

describe('the seats of a game', () => {
  it('are listed by number, with their people and those who wait for a seat', async () => {
    await newPlayers('Zoe', 'abel', 'Beatrice')
    const { gameId, own, other } = await theGame({ invited: ['Zoe', 'abel', 'Beatrice'] })
    const empty = await create(gameId)
    expect(empty).toMatchObject({ seat: 3, kind: 'vacant', name: null, username: 'Place 3', members: [] })
    const { seats, unassigned } = await seatsOf(gameId)
    expect(seats.map(({ id, seat: number, kind }) => [id, number, kind])).toEqual([
      [own, 1, 'human'],
      [other, 2, 'human'],
      [empty.id, 3, 'vacant'],
    ])
    expect(seats[0]).toMatchObject({ '@type': 'Seat', hasResults: false, username: 'joueur1' })
    expect(seats[0]?.members).toMatchObject([
      { user: { username: 'joueur1' }, kind: 'member', roles: [], active: true, online: false },
    ])
    expect(seats[0]?.members[0]?.areas).toHaveLength(8)
    expect(unassigned.map(({ username }) => username)).toEqual(['abel', 'Beatrice', 'Zoe'])
  })

  it('are created with people, and taken out, emptied and taken back', async () => {
    await newPlayers('paire1', 'paire2')
    const { gameId } = await theGame()
    const members = [idOf('paire1'), idOf('paire2')]
    const pair = await create(gameId, { kind: 'human', name: 'Les Deux', members })
    expect(pair).toMatchObject({ kind: 'human', name: 'Les Deux', username: 'Les Deux' })
    expect(pair.members.map(({ user }) => user.id)).toEqual(members)
    expect(await create(gameId, { kind: 'out' })).toMatchObject({ kind: 'out', members: [] })

    // A member who joins a company that is out does not take it back; the last one who leaves it does not either.
    await change(pair.id, { kind: 'out' })
    await unseat(pair.id, 'paire1')
    await unseat(pair.id, 'paire2')
    expect(await seatOf(gameId, pair.id)).toMatchObject({ kind: 'out', members: [] })
    expect(await change(pair.id, { kind: 'human' })).toMatchObject({ kind: 'vacant' })
    await change(pair.id, { kind: 'out' })
    expect(await seat(pair.id, 'paire1')).toMatchObject({ kind: 'out' })
    expect(await change(pair.id, { kind: 'human' })).toMatchObject({ kind: 'human' })
    await seat(pair.id, 'paire2', { kind: 'observer' })
    expect(await change(pair.id, { kind: 'vacant' })).toMatchObject({ kind: 'vacant' })
    expect(await membersOf(gameId, pair.id)).toEqual([['paire2', 'observer']])
    const { unassigned } = await seatsOf(gameId)
    expect(unassigned.map(({ username }) => username)).toEqual(['paire1'])
    expect(await change(pair.id, { name: null })).toMatchObject({ name: null, username: 'paire1' })
  })

  it('have names that differ from all others of the game, however they are written', async () => {
    await newPlayers('Oscar')
    const { gameId, own } = await theGame()
    await seat(own, 'Oscar')
    await create(gameId, { name: 'Café du Port' })
    for (const name of ['CAFÉ DU PORT', 'cafe\u0301 du port', 'Joueur2', 'OSCAR', 'place 3']) {
      const third = name === 'place 3' ? await create(gameId) : undefined
      const taken = third === undefined ? name : `place ${third.seat}`
      expect(await violationsOf(create(gameId, { name: taken })), name).toEqual([
        422,
        'name validation/taken',
      ])
    }
    const { companies } = await admin('getGame', { params: { id: gameId } })
    const second = companies.find(({ userCompany }) => userCompany.username === 'joueur2')?.id ?? 0
    expect(await violationsOf(change(second, { name: 'oscar' }))).toEqual([422, 'name validation/taken'])
    // A company may have the name of one of its own members.
    expect(await change(own, { name: 'OSCAR' })).toMatchObject({ name: 'OSCAR' })
    expect(await change(own, { name: 'oscar' })).toMatchObject({ name: 'oscar' })
    for (const name of ['', ' ', 'x'.repeat(61), 7, ['a']])
      expect((await violationsOf(create(gameId, { name })))[0], String(name)).toBe(422)
  })

  it('get the first free name of a team where the game is played in teams, and always keep one', async () => {
    const { gameId, own, other } = await theGame()
    await inTeams(server, gameId)
    await change(other, { name: 'Autre' })
    await change(own, { name: 'équipe 2' })
    const names = [await create(gameId), await create(gameId), await create(gameId)].map(({ name }) => name)
    expect(names).toEqual(['Équipe 1', 'Équipe 3', 'Équipe 4'])
    expect(await violationsOf(change(own, { name: null }))).toEqual([422, 'name validation/required'])
  })

  it('are deleted with a number that is not given again, unless they have results', async () => {
    const { gameId, own, other } = await theGame()
    const third = await create(gameId)
    await remove(third.id)
    expect(await refusedWith(remove(third.id))).toBe('404 request/not-found')
    const fourth = await create(gameId)
    expect([third.seat, fourth.seat]).toEqual([3, 4])
    await remove(other)
    const { seats, unassigned } = await seatsOf(gameId)
    expect(seats.map(({ seat: number }) => number)).toEqual([1, 4])
    // joueur2 stays invited, and can be seated again.
    expect(unassigned.map(({ username }) => username)).toEqual(['joueur2'])
    await seat(fourth.id, 'joueur2')
    await admin('passAndOpenRound', { params: { gameId } })
    expect(await seatOf(gameId, own)).toMatchObject({ hasResults: true })
    const before = await seatsOf(gameId)
    expect(await refusedWith(remove(own))).toBe('409 companies/played')
    // The quarters of others build on results that a reset withdrew.
    await admin('resetCompany', { params: { id: own } })
    expect(await refusedWith(remove(own))).toBe('409 companies/played')
    expect((await seatsOf(gameId)).seats.map(({ id }) => id)).toEqual(before.seats.map(({ id }) => id))
    expect((await create(gameId)).seat).toBe(5)
  })

  it('refuse what is no seat, and every change once the game is finished', async () => {
    const { gameId, own } = await theGame({ nbTurns: 1 })
    const wrong: [body: unknown, violation: string][] = [
      [{ kind: 'robot' }, 'kind validation/choice'],
      [{ kind: null }, 'kind validation/required'],
      [{ kind: 'human' }, 'members validation/required'],
      [{ kind: 'human', members: [] }, 'members validation/required'],
      [{ members: [idOf('joueur3')] }, 'kind validation/choice'],
      [{ kind: 'human', members: [idOf('joueur3'), idOf('admin')] }, 'members[1] validation/reference'],
      [{ kind: 'human', members: [999_999] }, 'members[0] validation/reference'],
      [{ kind: 'human', members: 'joueur3' }, 'members validation/list'],
    ]
    for (const [body, violation] of wrong)
      expect(await violationsOf(create(gameId, body as object)), violation).toEqual([422, violation])
    for (const body of [[], null, 'seat'])
      expect((await violationsOf(create(gameId, body as never)))[0]).toBe(422)
    expect(await refusedWith(create(gameId, { kind: 'human', members: [idOf('joueur1')] }))).toBe(
      '409 companies/member-elsewhere',
    )
    expect((await seatsOf(gameId)).seats).toHaveLength(2)
    expect(await refusedWith(create(999_999))).toBe('404 request/not-found')
    await admin('passAndOpenRound', { params: { gameId } })
    const finished = '409 games/finished'
    expect(await refusedWith(create(gameId))).toBe(finished)
    expect(await refusedWith(change(own, { kind: 'out' }))).toBe(finished)
    expect(await refusedWith(seat(own, 'joueur3'))).toBe(finished)
  })

  it('belong to the staff of the game', async () => {
    await anAccount(server, 'voisin', 'ROLE_ADMIN')
    const { gameId, own } = await theGame()
    const empty = await create(gameId)
    const calls: ((client: Client) => Promise<unknown>)[] = [
      client => client('listSeats', { params: { id: gameId } }),
      client => create(gameId, {}, client),
      client => change(own, { name: 'Autre' }, client),
      client => remove(empty.id, client),
      client => seat(empty.id, 'joueur3', {}, client),
      client => unseat(own, 'joueur2', client),
    ]
    for (const name of ['voisin', 'joueur1', 'joueur4']) {
      const client = await server.client(name)
      for (const call of calls) expect(await refusedWith(call(client)), name).toBe('403 auth/forbidden')
    }
    expect(await refusedWith(unseat(own, 'joueur1', await server.client('voisin')))).toBe(
      '403 auth/forbidden',
    )
    // A rival never reads the members of a company.
    const rival = await server.client('joueur2')
    expect(JSON.stringify(await rival('getGame', { params: { id: gameId } }))).not.toContain('"members"')
  })
})

it('every change of seats is in the audit log, and announced to the members and the staff', async () => {
  const { gameId, own } = await theGame()
  const { token } = await server.session('joueur1')
  const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId })
  await stream.untilOpen()
  await seat(own, 'joueur3')
  await stream.until('company.updated')
  expect(stream.events.map(({ data }) => data)).toContainEqual({ companyId: own, change: 'members' })
  await stream.until('game.updated')
  await stream.close()
  const empty = await create(gameId)
  await change(empty.id, { name: 'Tous' })
  await unseat(own, 'joueur3')
  await remove(empty.id)
  const { 'hydra:member': entries } = await root('listAudit', { query: { game: gameId } as never })
  const calls = entries.map(({ call }) => call).filter(call => /seat|member/i.test(call))
  expect(calls.sort()).toEqual(['changeSeat', 'createSeat', 'deleteSeat', 'removeMember', 'setMember'])
})
