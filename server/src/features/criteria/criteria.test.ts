import { criteria } from '@trimestre/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
})
afterAll(() => server.stop())

describe('criteria', () => {
  it('are listed once per name in a game, to those who administer it', async () => {
    const { id } = await aGame(server)
    const admin = await server.client('admin')
    const list = await admin('listCriteria', { query: { game: `/api/v1/games/${id}` } })
    expect(list.map(each => each.name).sort()).toEqual(criteria.map(each => each.name).sort())
    expect(list[0]).toMatchObject({ idGame: id, game: { id } })
    const other = await server.client('autreadmin')
    expect(await refusedWith(other('listCriteria', { query: { game: id } }))).toBe('403 auth/forbidden')
    expect(await other('listAllCriteria')).toEqual([])
    expect((await admin('listAllCriteria')).some(each => each.idGame === id)).toBe(true)
    const missing = await server.fetch('/api/v1/criterias', { as: 'admin' })
    expect(missing.status).toBe(422)
  })

  it('are changed by name, all or none', async () => {
    const { id } = await aGame(server)
    const root = await server.client('superadmin')
    const change = (fields: Record<string, number | string>, idGame = id) =>
      root('updateCriteria', { params: { gameId: id }, body: { idGame, fields } })
    const changed = await change({ coefDemande: '1.2', prixReference: 60 })
    const value = (name: string) => changed.find(each => each.name === name)?.coefficient
    expect([changed.length, value('coefDemande'), value('prixReference')]).toEqual([criteria.length, 1.2, 60])
    expect((await refusalOf(change({ coefDemande: 'x' }))).detail).toBe('Must be a number')
    expect((await refusalOf(change({ coefDemande: 2, inconnu: 1 }))).violations[0]?.code).toBe(
      'validation/unknown',
    )
    expect(await refusedWith(change({}, id + 1))).toBe('422 request/invalid')
    expect(await change({})).toEqual(changed)
  })

  it('are refused to other users', async () => {
    const { id } = await aGame(server)
    const body = { idGame: id, fields: {} }
    for (const [name, refusal] of [
      ['joueur1', '403 auth/forbidden'],
      [undefined, '401 auth/required'],
    ] as const) {
      const client = await server.client(name)
      expect(await refusedWith(client('listAllCriteria'))).toBe(refusal)
      expect(await refusedWith(client('listCriteria', { query: { game: id } }))).toBe(refusal)
      expect(await refusedWith(client('updateCriteria', { params: { gameId: id }, body }))).toBe(refusal)
    }
    const admin = (await server.client('admin'))('updateCriteria', { params: { gameId: id }, body })
    expect(await refusedWith(admin)).toBe('403 auth/forbidden')
  })
})

it('returns the rules of the coefficients of a new game to staff, with defaults inside their bounds', async () => {
  const rules = await (await server.client('admin'))('listCriterionRules')
  const { id } = await aGame(server)
  const coefficients = await (await server.client('superadmin'))('listCriteria', { query: { game: id } })
  expect(rules.map(rule => [rule.name, rule.default])).toEqual(
    coefficients.map(({ name, coefficient }) => [name, coefficient]),
  )
  expect(rules.filter(rule => !(rule.min <= rule.default && rule.default <= rule.max))).toEqual([])
  expect(await refusedWith((await server.client('joueur1'))('listCriterionRules'))).toBe('403 auth/forbidden')
  expect(await refusedWith((await server.client())('listCriterionRules'))).toBe('401 auth/required')
})
