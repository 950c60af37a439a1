import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame, type GameDescription } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let player: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  player = await server.client('joueur1')
})
afterAll(() => server.stop())

async function place(given: GameDescription = {}) {
  const game = await aGame(server, { players: ['joueur1'], ...given })
  const id = game.companies[0]?.id ?? 0
  const params = { roundId: game.rounds.at(-1)?.id ?? 0, companyId: id, area: 'ventes' }
  return { gameId: game.id, id, params }
}

const lock = (id: number, client = player) => client('lockCompany', { params: { id } })
const unlock = (id: number, client = player) => client('unlockCompany', { params: { id } })
const save = (params: Awaited<ReturnType<typeof place>>['params'], draft?: boolean) =>
  player('saveDecisions', { params, body: { decisions: { prixVente: 55 }, draft } })
const isEditable = async (params: Awaited<ReturnType<typeof place>>['params']) =>
  (await player('listDecisions', { params })).some(({ editable }) => editable)

it('closes the decisions of the quarter until the lock is removed', async () => {
  const { id, params } = await place()
  expect(await lock(id)).toMatchObject({ locked: true, round: { roundNb: 2, etat: 1 } })
  expect(await lock(id)).toMatchObject({ locked: true })
  expect(await refusedWith(save(params))).toBe('409 decisions/locked')
  expect(await refusedWith(save(params, true))).toBe('409 decisions/locked')
  expect(await isEditable(params)).toBe(false)
  expect((await player('getCompanyState', { params: { id } })).locked).toBe(true)
  expect(await unlock(id)).toMatchObject({ locked: false })
  await unlock(id)
  await save(params)
  expect(await isEditable(params)).toBe(true)
})

it('a lock holds for one round only, and the pass does not wait for it', async () => {
  const { id, gameId } = await place({ players: ['joueur1', 'joueur2'] })
  await lock(id)
  await admin('passAndOpenRound', { params: { gameId } })
  expect((await player('getCompanyState', { params: { id } })).locked).toBe(false)
})

it('a lock counts as attendance', async () => {
  const { id, gameId } = await place({ players: ['joueur1', 'joueur2'] })
  await lock(id)
  const attendance = await admin('getAttendance', { params: { gameId } })
  expect(attendance).toEqual([
    ['Joueur', 'T1'],
    ['joueur1', 1],
    ['joueur2', 0],
  ])
})

it('a lock can be set by the owner only, in a game that is being played', async () => {
  const { id, gameId } = await place({ nbTurns: 1, players: ['joueur1', 'joueur2'] })
  for (const other of ['joueur2', 'admin', 'superadmin']) {
    const client = await server.client(other)
    expect(await refusedWith(lock(id, client))).toBe('403 auth/forbidden')
    expect(await refusedWith(unlock(id, client))).toBe('403 auth/forbidden')
  }
  await admin('passRound', { params: { gameId } })
  expect(await refusedWith(lock(id))).toBe('409 rounds/closed')
  await admin('passAndOpenRound', { params: { gameId } })
  expect(await refusedWith(lock(id))).toBe('409 games/finished')
  const unready = await place({ nbTurns: null, levelGame: null })
  expect(await refusedWith(lock(unready.id))).toBe('409 games/not-configured')
  expect(await refusedWith(lock(999_999))).toBe('404 request/not-found')
})
