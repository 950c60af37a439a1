import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGame, type GameDescription } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { tableHashes } from '../../testing/table-hashes.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { verifyGame } from './verify-game.ts'

const start = Date.parse('2027-03-27T11:00:00Z')
const minuteMs = 60_000
let now = start
let server: TestServer

/** Signs in again when the clock has moved further than a session lasts. */
const as = (username: string): Client =>
  (async (...given: Parameters<Client>) => (await server.client(username))(...given)) as Client
const admin = as('admin')
const _player = as('joueur1')

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) })
})
beforeEach(() => {
  now = start
})
afterAll(() => server.stop())

const players = ['joueur1', 'joueur2', 'joueur3']
const read = (id: number) => admin('getGame', { params: { id } })
const lastId = async (gameId: number) => (await read(gameId)).rounds.at(-1)?.id ?? 0
const close = (gameId: number) => admin('passRound', { params: { gameId } })
const pass0 = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })
const undo = (id: number) => admin('undoRound', { params: { id } })
const publish = (id: number, body: { at?: string; opensNext?: boolean } = {}) =>
  admin('publishRound', { params: { id }, body })
const rehearse = (id: number) => admin('rehearseRound', { params: { id } })
const hold = (id: number, delay: number | null = null, opensNext = true) =>
  admin('setPublication', { params: { id }, body: { mode: 'held', delay, opensNext } })
const inMinutes = (minutes: number) => new Date(start + minutes * minuteMs).toISOString()

/** Moves the clock and does what is due. */
async function itIs(minutes: number): Promise<void> {
  now = start + minutes * minuteMs
  await server.app.scheduler.runDue()
}

async function aHeldGame(given: GameDescription = {}): Promise<Game> {
  const game = await aGame(server, { players, ...given })
  await hold(game.id)
  return game
}

async function save(username: string, gameId: number, prixVente: number) {
  const client = await server.client(username)
  const game = await client('getGame', { params: { id: gameId } })
  const params = { roundId: game.rounds.at(-1)?.id ?? 0, companyId: game.companyId ?? 0, area: 'ventes' }
  return client('saveDecisions', { params, body: { decisions: { prixVente } } })
}

const statesOf = async (gameId: number) => (await read(gameId)).rounds.map(({ state }) => state).join()

async function differences(gameId: number): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const { version, difference, chainDifference } of verifyGame(server.context.db, gameId))
    found.push([version, difference ?? chainDifference])
  return found
}

describe('undoing a close', () => {
  it('restores every table but the journal; the same sheets then give the same documents', async () => {
    const game = await aHeldGame()
    await admin('configureGame', { params: { id: game.id }, body: { joining: 'untilFirstPass' } })
    await save('joueur1', game.id, 48)
    await (await server.client('joueur2'))('lockCompany', { params: { id: game.companies[1]?.id ?? 0 } })
    const before = await tableHashes(server.context.db)
    const first = await close(game.id)
    const id = await lastId(game.id)
    expect(await undo(id)).toMatchObject({ nbRounds: 2, round: { state: 'open', etat: 1, version: 0 } })
    expect(await tableHashes(server.context.db)).toEqual(before)
    expect(await admin('listGameResults', { params: { gameId: game.id } })).toEqual([])
    expect(await refusedWith(undo(id))).toBe('409 rounds/not-hidden')
    expect(await refusedWith(publish(id))).toBe('409 rounds/not-hidden')

    const again = await close(game.id)
    expect(again).toMatchObject({ version: 2, inputs: first.inputs })
    const versions = await admin('listRoundVersions', { params: { id } })
    expect(
      versions.map(({ version, state, companies, by }) => [version, state, companies, by?.username]),
    ).toEqual([
      [1, 'withdrawn', 3, 'admin'],
      [2, 'hidden', 3, 'admin'],
    ])
    const documents = async (version: number) =>
      (await admin('listVersionResults', { params: { id, version } })).map(row => ({
        ...row,
        id: 0,
        '@id': '',
      }))
    expect(await documents(2)).toEqual(await documents(1))
    await undo(id)
    await save('joueur1', game.id, 50)
    const third = await close(game.id)
    expect(third.inputs).not.toBe(first.inputs)
    expect(await differences(game.id)).toEqual([1, 2, 3].map(version => [version, undefined]))
    expect(await refusedWith(admin('listVersionResults', { params: { id, version: 4 } }))).toBe(
      '404 request/not-found',
    )
  })

  it('stops the clock until a quarter opens', async () => {
    const game = await aHeldGame()
    await admin('scheduleGame', { params: { id: game.id }, body: { typePassage: 1, hour: 1 } })
    await itIs(60)
    expect(await statesOf(game.id)).toBe('published,hidden')
    expect((await read(game.id)).nextPassAt).toBe(inMinutes(120))
    await undo(await lastId(game.id))
    expect((await read(game.id)).nextPassAt).toBeNull()
    await itIs(240)
    expect(await statesOf(game.id)).toBe('published,open')
    await pass0(game.id)
    expect((await read(game.id)).nextPassAt).toBe(inMinutes(300))
  })

  it('lets a company that was reset in between start afresh, and both computations stay right', async () => {
    const game = await aHeldGame()
    await pass0(game.id)
    await close(game.id)
    await undo(await lastId(game.id))
    await admin('resetCompany', { params: { id: game.companies[0]?.id ?? 0 } })
    await close(game.id)
    expect(await differences(game.id)).toEqual([
      [1, undefined],
      [1, undefined],
      [2, undefined],
    ])
  })
})

describe('a rehearsal', () => {
  it('tells what the pass will compute, to the centime, and writes nothing', async () => {
    const game = await aHeldGame()
    await save('joueur1', game.id, 48)
    await (await server.client('joueur2'))('lockCompany', { params: { id: game.companies[1]?.id ?? 0 } })
    const id = await lastId(game.id)
    const before = await tableHashes(server.context.db)
    const rehearsed = await rehearse(id)
    expect(await tableHashes(server.context.db)).toEqual(before)
    expect(await admin('listRoundVersions', { params: { id } })).toEqual([])
    const given = Object.fromEntries(rehearsed.companies.map(company => [company.username, company.given]))
    expect(given).toEqual({ joueur1: 'sheet', joueur2: 'submitted', joueur3: 'carried' })
    const untouched = rehearsed.anomalies.filter(({ code }) => code === 'untouched')
    expect(untouched.map(({ companyId }) => companyId)).toEqual([game.companies[2]?.id])

    const closed = await close(game.id)
    expect(closed.inputs).toBe(rehearsed.inputs)
    const results = await admin('listGameResults', { params: { gameId: game.id } })
    const figures = results.map(row => {
      const { companyId, classement, valeurSociete, resultatNet, liquidites, partMarche, alertes } =
        row as never
      return { companyId, classement, valeurSociete, resultatNet, liquidites, partMarche, alertes }
    })
    expect(rehearsed.companies).toMatchObject(figures)
    expect(await refusedWith(rehearse(id))).toBe('409 rounds/closed')
    await undo(id)
    await save('joueur1', game.id, 90)
    const other = await rehearse(id)
    expect(other.inputs).not.toBe(rehearsed.inputs)
    const audit = await as('superadmin')('listAudit', { query: { game: game.id } })
    expect(audit['hydra:member'].filter(({ call }) => call === 'rehearseRound')).toHaveLength(2)
  })

  it('reports what is unusual: a price that jumps, and a stock that piles up', async () => {
    const game = await aHeldGame()
    await pass0(game.id)
    await save('joueur1', game.id, 300)
    const { anomalies } = await rehearse(await lastId(game.id))
    const own = anomalies.filter(({ companyId }) => companyId === game.companies[0]?.id)
    expect(own.map(({ code }) => code)).toEqual(expect.arrayContaining(['jump', 'stock']))
    expect(own.find(({ code }) => code === 'jump')?.value).toBeGreaterThan(30)
  })
})
