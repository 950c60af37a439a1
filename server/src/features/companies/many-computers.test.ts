import type { Client } from '@trimestre/contract/client'
import { temperaments } from '@trimestre/contract/seats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '../../testing/database-server.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { type SeatCalls, seatCallsOf, violationsOf } from '../../testing/seats.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let seats: SeatCalls

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  seats = await seatCallsOf(server)
})
afterAll(() => server.stop())

const computer = { level: 2, temperament: 'prudent' } as const
const add = (id: number, computers: unknown) =>
  admin('addComputers', { params: { id }, body: { computers } as never })
const hold = (id: number, body: unknown) => admin('changeHolders', { params: { id }, body: body as never })
const kindsIn = async (gameId: number) => (await seats.seatsOf(gameId)).seats.map(({ kind }) => kind)

describe('computers added together', () => {
  it('have the seats and the first free names in the order in which they were asked for', async () => {
    const { gameId } = await seats.theGame()
    await seats.create(gameId, { kind: 'computer', computer, name: 'ordinateur 2' })
    const asked = temperaments.map((temperament, index) => ({ level: (index % 3) + 1, temperament }))
    const added = await add(gameId, asked)
    expect(added.map(({ computer: strategy }) => strategy)).toEqual(asked)
    expect(added.map(({ name, seat }) => [name, seat])).toEqual([
      ['Ordinateur 1', 4],
      ['Ordinateur 3', 5],
      ['Ordinateur 4', 6],
      ['Ordinateur 5', 7],
    ])
    await admin('passAndOpenRound', { params: { gameId } })
    const results = await admin('listGameResults', { params: { gameId } })
    expect(results.filter(({ kind }) => kind === 'computer')).toHaveLength(5)
  })

  it('are a hundred at most, and none is added when one cannot be', async () => {
    const { gameId } = await seats.theGame({ nbTurns: 1 })
    const many = Array.from({ length: 101 }, () => computer)
    expect(await violationsOf(add(gameId, many))).toEqual([422, 'computers validation/out-of-bounds'])
    expect(await violationsOf(add(gameId, []))).toEqual([422, 'computers validation/empty'])
    expect(await violationsOf(add(gameId, 3))).toEqual([422, 'computers validation/list'])
    expect(await violationsOf(add(gameId, [computer, { level: 4, temperament: 'prix' }]))).toEqual([
      422,
      'computers[1].level validation/choice',
    ])
    expect(await kindsIn(gameId)).toEqual(['human', 'human'])
    await runSql(
      server.databaseUrl,
      `with counted as (
        update games set revision = revision + 1, next_seat = 10000 where id = ${gameId} returning id)
      insert into companies (game_id, seat, kind)
      select counted.id, number, 'vacant' from counted, generate_series(3, 9999) as number`,
    )
    expect(await refusedWith(add(gameId, [computer, computer]))).toBe('409 companies/seats')
    expect(await kindsIn(gameId)).not.toContain('computer')
    await add(gameId, [computer])
    await admin('passAndOpenRound', { params: { gameId } })
    expect(await refusedWith(add(gameId, [computer]))).toBe('409 games/finished')
  })
})

describe('companies given to a computer together', () => {
  it('are played alike, announced to their members, and given back together', async () => {
    const { gameId, own, other } = await seats.theGame({ players: ['joueur1', 'joueur2', 'joueur3'] })
    const empty = await seats.create(gameId)
    const { token } = await server.session('joueur1')
    const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId })
    await stream.untilOpen()
    const given = await hold(gameId, { kind: 'computer', computer, companies: [other, own, empty.id, own] })
    expect(given.map(seat => [seat.id, seat.kind, seat.computer])).toEqual(
      [own, other, empty.id].map(id => [id, 'computer', computer]),
    )
    await stream.until('company.updated')
    await stream.until('game.updated')
    await stream.close()
    const player = await server.client('joueur1')
    expect(await player('takeBack', { params: { id: own } })).toMatchObject({ kind: 'human' })
    const all = (await seats.seatsOf(gameId)).seats.map(({ id }) => id)
    const back = await hold(gameId, { kind: 'human', companies: all })
    expect(back.map(({ kind }) => kind)).toEqual(['human', 'human', 'human', 'vacant'])
  })

  it('change all or none of them', async () => {
    const { gameId, own, other } = await seats.theGame({ nbTurns: 1 })
    const { own: elsewhere } = await seats.theGame()
    const body = { kind: 'computer', computer, companies: [own, elsewhere] }
    expect(await violationsOf(hold(gameId, body))).toEqual([422, 'companies[1] validation/reference'])
    await seats.change(other, { kind: 'out' })
    expect(await refusedWith(hold(gameId, { ...body, companies: [own, other] }))).toBe('409 companies/out')
    const wrong: [body: unknown, violation: string][] = [
      [{ kind: 'computer', companies: [own] }, 'computer validation/required'],
      [{ kind: 'human', computer, companies: [own] }, 'kind validation/choice'],
      [{ kind: 'out', companies: [own] }, 'kind validation/choice'],
      [{ ...body, companies: [] }, 'companies validation/empty'],
      [{ ...body, companies: own }, 'companies validation/list'],
    ]
    for (const [each, violation] of wrong)
      expect(await violationsOf(hold(gameId, each)), violation).toEqual([422, violation])
    expect(await kindsIn(gameId)).toEqual(['human', 'out'])
    await admin('passAndOpenRound', { params: { gameId } })
    expect(await refusedWith(hold(gameId, { ...body, companies: [own] }))).toBe('409 games/finished')
  })
})
