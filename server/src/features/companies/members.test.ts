import type { Client } from '@trimestre/contract/client'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../platform/db/database.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { companyMembers } from '../../platform/db/schema.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// The company of joueur1 has a second member, joueur2, and an observer, joueur3; joueur4 has a company of their own.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Class = { gameId: number; companyId: number; roundId: number }

async function aClass(first = 'joueur1'): Promise<Class> {
  const { id: gameId, companies, rounds } = await aGame(server, { players: [first, 'joueur4'] })
  const companyId = companies[0]?.id ?? 0
  await seat(gameId, companyId, 'joueur2', 'member')
  await seat(gameId, companyId, 'joueur3', 'observer')
  return { gameId, companyId, roundId: rounds.at(-1)?.id ?? 0 }
}

const forbidden = '403 auth/forbidden'

const userIdOf = async (username: string) => (await server.session(username)).user.id

/** Changes memberships as the calls that change them do: in one transaction with the game's revision. */
const change = (gameId: number, work: (tx: Transaction) => Promise<unknown>) =>
  server.context.db.transaction(async tx => {
    await work(tx)
    await raiseGameRevisions(tx, [gameId])
  })

async function seat(gameId: number, companyId: number, username: string, kind: 'member' | 'observer') {
  const userId = await userIdOf(username)
  await change(gameId, tx => tx.insert(companyMembers).values({ gameId, companyId, userId, kind }))
}

async function leave(gameId: number, username: string) {
  const isMembership = and(
    eq(companyMembers.gameId, gameId),
    eq(companyMembers.userId, await userIdOf(username)),
    isNull(companyMembers.until),
  )
  await change(gameId, tx => tx.update(companyMembers).set({ until: new Date() }).where(isMembership))
}

const savePrice = (client: Client, { roundId, companyId }: Class, prixVente: number, readAt = 0) =>
  client('saveDecisions', {
    params: { roundId, companyId, area: 'ventes' },
    body: { decisions: { prixVente }, versions: { prixVente: readAt } },
  })

const priceSeenBy = async (client: Client, { companyId }: Class) => {
  const { areas } = await client('getDecisionSheet', { params: { id: companyId } })
  return areas.ventes?.find(({ name }) => name === 'prixVente')?.value
}

describe('a company of several people', () => {
  it('is found by each of them, under the same id and the name of its first member', async () => {
    const { gameId, companyId } = await aClass()
    const root = await server.client('superadmin')
    for (const username of ['joueur1', 'joueur2', 'joueur3']) {
      const client = await server.client(username)
      const params = { userId: await userIdOf(username), gameId }
      const found = await client('findCompany', { params })
      expect(found).toMatchObject([{ id: companyId, userCompany: { username: 'joueur1' } }])
      expect(await client('getGame', { params: { id: gameId } })).toMatchObject({ joined: true, companyId })
      const { companies } = await root('getUser', { params: { id: params.userId } })
      expect(companies.filter(({ game }) => game.id === gameId)).toMatchObject([{ id: companyId }])
      expect(await client('joinGame', { body: { game: gameId } })).toMatchObject({ id: companyId })
    }
  })

  it('is read by all of them and by no rival, and members decide in it, observers do not', async () => {
    const own = await aClass()
    const [first, second, observer, rival] = (await Promise.all(
      ['joueur1', 'joueur2', 'joueur3', 'joueur4'].map(name => server.client(name)),
    )) as [Client, Client, Client, Client]
    await savePrice(first, own, 47)
    await savePrice(second, own, 49, 1)
    for (const client of [first, second, observer]) expect(await priceSeenBy(client, own)).toBe(49)
    expect(await refusedWith(priceSeenBy(rival, own))).toBe(forbidden)
    for (const [client, refusal] of [
      [observer, '403 teams/observer'],
      [rival, forbidden],
    ] as const) {
      expect(await refusedWith(savePrice(client, own, 51))).toBe(refusal)
      const lock = client('lockCompany', { params: { id: own.companyId } })
      expect(await refusedWith(lock)).toBe(refusal)
    }
    await second('lockCompany', { params: { id: own.companyId } })
    expect(await priceSeenBy(first, own)).toBe(49)
  })

  it('is closed at once to somebody who leaves, and open streams tell them nothing more', async () => {
    const own = await aClass()
    const [first, second] = [await server.client('joueur1'), await server.client('joueur2')]
    const { token } = await server.session('joueur2')
    const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId: own.gameId })
    await stream.untilOpen()
    await savePrice(first, own, 47)
    await stream.until('company.updated')
    await leave(own.gameId, 'joueur2')
    const params = { id: own.companyId }
    expect(await refusedWith(second('getDashboard', { params }))).toBe(forbidden)
    expect(await refusedWith(savePrice(second, own, 55))).toBe(forbidden)
    await savePrice(first, own, 48)
    const admin = await server.client('admin')
    await admin('passAndOpenRound', { params: { gameId: own.gameId } })
    await stream.until('round.passed')
    expect(stream.names().filter(name => name === 'company.updated')).toHaveLength(1)
    await stream.close()
  })

  it('has one quarter, whoever saved, in which it plays as long as one account of its members is enabled', async () => {
    const id = await anAccount(server, 'jumelle')
    const own = await aClass('jumelle')
    const [root, admin] = [await server.client('superadmin'), await server.client('admin')]
    await savePrice(await server.client('joueur2'), own, 53)
    await root('updateUser', { params: { id }, body: { enabled: false } })
    await admin('passAndOpenRound', { params: { gameId: own.gameId } })
    const results = await admin('listGameResults', { params: { gameId: own.gameId } })
    expect(results).toHaveLength(2)
    expect(results.find(({ companyId }) => companyId === own.companyId)?.prixVente).toBe(53)
    const seen = await (await server.client('joueur2'))('listGameResults', { params: { gameId: own.gameId } })
    const whole = seen.filter(row => 'liquidites' in row)
    expect(whole.map(({ companyId }) => companyId)).toEqual([own.companyId])
    await leave(own.gameId, 'joueur2')
    await admin('passAndOpenRound', { params: { gameId: own.gameId } })
    expect(await admin('listGameResults', { params: { gameId: own.gameId } })).toHaveLength(1)
  })
})

it('a person has one seat in a game, and a company that somebody has left has the number that it had', async () => {
  const { gameId, companyId } = await aClass()
  await expect(seat(gameId, companyId, 'joueur4', 'member')).rejects.toMatchObject({
    cause: { constraint: 'company_members_current' },
  })
  await leave(gameId, 'joueur4')
  await seat(gameId, companyId, 'joueur4', 'member')
  await anAccount(server, 'tardive')
  const joiner = await server.client('tardive')
  await joiner('joinGame', { body: { game: gameId } })
  const seats = await server.context.db.query.companies.findMany({
    where: (row, { eq }) => eq(row.gameId, gameId),
  })
  expect(seats.map(({ seat: number }) => number).sort()).toEqual([1, 2, 3])
})
