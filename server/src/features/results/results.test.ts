import type { Client } from '@trimestre/contract/client'
import { publicResultKeys } from '@trimestre/contract/companies'
import { resultFields } from '@trimestre/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
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

/** Creates a game of two players, passes some quarters and returns it with the company of `joueur1`. */
async function playedGame(quarterCount: number) {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  for (let index = 0; index < quarterCount; index += 1) {
    await admin('passAndOpenRound', { params: { gameId: game.id } })
  }
  const { user } = await server.session('joueur1')
  const [company] = await player('findCompany', { params: { userId: user.id, gameId: game.id } })
  if (company === undefined) throw new Error('no company')
  return { game, id: company.id }
}

describe('results of a company', () => {
  it('are a hydra collection with one result for each simulated round and none for the opening', async () => {
    const { id } = await playedGame(2)
    const answer = await server.fetch(`/api/v1/companies/${id}/resultats`, { as: 'joueur1' })
    expect(answer.headers.get('content-type')).toMatch(/^application\/ld\+json/)
    const collection = await player('listCompanyResults', { params: { id } })
    expect(await answer.json()).toEqual(collection)
    expect(collection['@type']).toBe('hydra:Collection')
    expect(collection['hydra:totalItems']).toBe(2)
    expect(collection['hydra:member'].map(result => result.round.roundNb)).toEqual([2, 3])
  })

  it('have every field as a number in human units, and budgetPub in both spellings', async () => {
    const { id } = await playedGame(1)
    const { 'hydra:member': members } = await player('listCompanyResults', { params: { id } })
    const [result] = members
    if (result === undefined) throw new Error('no result')
    for (const { key } of resultFields) {
      const value: unknown = result[key]
      if (key !== 'alertes') expect([key, typeof value]).toEqual([key, 'number'])
    }
    expect(result.budgetpub).toBe(result.budgetPub)
    expect(result.prixVente).toBe(50)
    expect(result.pointsQualite).toBeGreaterThan(1)
    expect(result.pointsQualite).toBeLessThanOrEqual(100)
    expect(result.partMarche).toBeGreaterThan(1)
    expect(Math.round(result.valeurSociete * 100)).toBe(Math.round(result.valeurSociete * 100 * 1e6) / 1e6)
    expect(result.username).toBe('joueur1')
    expect(result['@id']).toBe(`/api/v1/results/${result.id}`)
  })

  it('are refused to rivals', async () => {
    const { id } = await playedGame(1)
    const rival = await server.client('joueur2')
    expect(await refusedWith(rival('listCompanyResults', { params: { id } }))).toBe('403 auth/forbidden')
    expect(await refusedWith(rival('getDashboard', { params: { id } }))).toBe('403 auth/forbidden')
    const statement = rival('getStatement', { params: { id, kind: 'sig' } })
    expect(await refusedWith(statement)).toBe('403 auth/forbidden')
    const anonymous = await server.client()
    expect(await refusedWith(anonymous('listCompanyResults', { params: { id } }))).toBe('401 auth/required')
  })
})

describe('results of a game', () => {
  it('are empty before the first pass, and ranked after it: equals share a rank and are in the order in which they joined', async () => {
    const { game } = await playedGame(0)
    const params = { gameId: game.id }
    expect(await admin('listGameResults', { params })).toEqual([])
    await admin('passRound', { params })
    const rows = await admin('listGameResults', { params })
    expect(rows.map(row => row.classement)).toEqual([1, 1])
    expect(rows[0]?.valeurSociete).toBe(rows[1]?.valeurSociete)
    expect((rows[0]?.companyId ?? 0) < (rows[1]?.companyId ?? 0)).toBe(true)
    expect(rows.every(row => typeof row.liquidites === 'number')).toBe(true)
  })

  it('include only the public figures of rivals for a player', async () => {
    const { game, id } = await playedGame(1)
    const rows = await player('listGameResults', { params: { gameId: game.id } })
    const own = rows.find(row => row.companyId === id)
    const rival = rows.find(row => row.companyId !== id)
    expect(own?.liquidites).toBeTypeOf('number')
    const known = ['id', 'round', 'companyId', 'username', 'seat', 'kind', 'rangHumain', ...publicResultKeys]
    expect(Object.keys(rival ?? {}).sort()).toEqual(known.sort())
  })

  it('are for players of the game and those who run it', async () => {
    const { game } = await playedGame(1)
    const params = { gameId: game.id }
    const stranger = await server.client('joueur3')
    expect(await refusedWith(stranger('listGameResults', { params }))).toBe('403 auth/forbidden')
    const foreign = await aGame(server, { administrators: [] })
    expect(await refusedWith(admin('listGameResults', { params: { gameId: foreign.id } }))).toBe(
      '403 auth/forbidden',
    )
  })
})
