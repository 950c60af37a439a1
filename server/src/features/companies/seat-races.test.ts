import type { Client } from '@trimestre/contract/client'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companies, companyMembers } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { type Product, spawnProduct } from '../../testing/spawn-product.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// Two processes seat the same people at once.

let server: TestServer
let product: Product
let admins: [Client, Client]

beforeAll(async () => {
  server = await startTestServer()
  product = await spawnProduct({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.context.config.dataDir })
  admins = [await server.client('admin'), await product.client('admin')]
})
afterAll(async () => {
  await product.stop()
  await server.stop()
})

const outcomeOf = (call: Promise<unknown>): Promise<number | string> =>
  call.then(
    () => 'ok',
    (error: { status: number; code: string }) => `${error.status} ${error.code}`,
  )

it('a person who is moved to two seats at once, fifty times, has one of them', async () => {
  const { id: gameId, companies: all } = await aGame(server, { players: ['joueur1', 'joueur2', 'joueur3'] })
  const { user } = await server.session('joueur1')
  const outcomes: (number | string)[] = []
  for (let turn = 0; turn < 50; turn += 1) {
    const body = { move: true }
    const calls = admins.map((admin, index) =>
      outcomeOf(admin('setMember', { params: { id: all[index]?.id ?? 0, userId: user.id }, body })),
    )
    outcomes.push(...(await Promise.all(calls)))
  }
  expect(new Set(outcomes)).toEqual(new Set(['ok']))
  const current = await server.context.db
    .select({ companyId: companyMembers.companyId, userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.gameId, gameId), isNull(companyMembers.until)))
  expect(current.filter(({ userId }) => userId === user.id)).toHaveLength(1)
  // The kinds of the seats fit the people on them.
  const seats = await server.context.db.select().from(companies).where(eq(companies.gameId, gameId))
  for (const { id, kind } of seats)
    expect(kind).toBe(current.some(({ companyId }) => companyId === id) ? 'human' : 'vacant')
})

it('contrary calls and saves at once are all answered, and leave one seat for each person', async () => {
  const players = ['joueur1', 'joueur2', 'joueur3', 'joueur4']
  const { id: gameId, companies: all, rounds } = await aGame(server, { players })
  const people = await Promise.all(players.map(async name => (await server.session(name)).user.id))
  const clients = await Promise.all(players.map(name => server.client(name)))
  const idAt = (index: number) => all[index % all.length]?.id ?? 0
  const userAt = (index: number) => people[index % people.length] ?? 0
  const roundId = rounds.at(-1)?.id ?? 0
  const calls = Array.from({ length: 50 }, (_, index) => {
    const admin = admins[index % 2] as Client
    const params = { id: idAt(index * 7), userId: userAt(index * 3) }
    switch (index % 5) {
      case 0:
        return admin('setMember', { params, body: { move: true } })
      case 1:
        return admin('removeMember', { params })
      case 2:
        return admin('changeSeat', { params, body: { kind: index % 2 === 0 ? 'vacant' : 'human' } })
      case 3:
        return admin('setMember', { params, body: { move: true, kind: 'observer' } })
      default:
        return (clients[index % 4] as Client)('saveDecisions', {
          params: { roundId, companyId: idAt(index), area: 'ventes' },
          body: { decisions: { prixVente: 40 + index } },
        })
    }
  })
  const outcomes = new Set(await Promise.all(calls.map(outcomeOf)))
  for (const outcome of outcomes)
    expect([
      'ok',
      '403 auth/forbidden',
      '403 teams/observer',
      '404 request/not-found',
      '409 decisions/changed',
    ]).toContain(outcome)
  const current = await server.context.db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.gameId, gameId), isNull(companyMembers.until)))
  expect(new Set(current.map(({ userId }) => userId)).size).toBe(current.length)
})
