import type { Game } from '@trimestre/contract/games'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { aGame } from './testing/build-game.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// What the path of a call names is looked up beside the sign-in check, and counts after it.

let server: TestServer
let game: Game
/** Another connection to the same database, which can hold the sign-in check up. */
let holder: pg.Client

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
  const { id } = await aGame(server, { private: true, players: ['joueur1', 'joueur2'] })
  const admin = await server.client('admin')
  await admin('passAndOpenRound', { params: { gameId: id } })
  game = await admin('getGame', { params: { id } })
  holder = new pg.Client({ connectionString: server.databaseUrl })
  await holder.connect()
})
afterAll(async () => {
  await holder?.end()
  await server.stop()
})

const companyOf = (username: string): number =>
  game.companies.find(({ userCompany }) => userCompany.username === username)?.id ?? 0

const pathsOf = (company: number): string[] => [
  `/api/v1/companies/${company}/dashboard`,
  `/api/v1/companies/${company}/resultats`,
  `/api/v1/decisions/game/${game.rounds.at(-1)?.id}/criteria/ventes/company/${company}`,
]

/** Names of the statements that have left for the database since. */
function statementsFromNow(): string[] {
  const names: string[] = []
  const send = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { name?: string }]
    if (typeof statement === 'object' && statement.name !== undefined) names.push(statement.name)
    return Reflect.apply(send, this, given)
  } as typeof send
  onTestFinished(() => {
    pg.Client.prototype.query = send
  })
  return names
}

it('asks what the path names while the account is still being looked up', async () => {
  const [dashboard = '', , sheet = ''] = pathsOf(companyOf('joueur1'))
  await server.session('joueur1')
  const names = statementsFromNow()
  for (const [path, statement] of [
    [dashboard, 'standings-of-companies'],
    [sheet, 'ownerships-of-companies'],
  ] as const) {
    await holder.query('begin')
    await holder.query('lock table refresh_tokens in access exclusive mode')
    const answer = server.fetch(path, { as: 'joueur1' })
    await expect.poll(() => names).toContain(statement)
    await holder.query('commit')
    expect((await answer).status).toBe(200)
  }
})

it('asks nothing for a token that is not ours', async () => {
  const { token } = await server.session('joueur1')
  const [head, claims] = token.split('.')
  const names = statementsFromNow()
  for (const path of pathsOf(companyOf('joueur1'))) {
    const authorization = `Bearer ${head}.${claims}.${'A'.repeat(43)}`
    expect((await server.fetch(path, { headers: { authorization } })).status).toBe(401)
    expect((await server.fetch(path)).status).toBe(401)
  }
  expect(names).toEqual([])
})

it('tells what was found or refused after the sign-in check alone', async () => {
  const statusesOf = async (as: string, company: number) =>
    Promise.all(pathsOf(company).map(async path => (await server.fetch(path, { as })).status))
  await server.session('joueur2')
  expect(await statusesOf('joueur2', companyOf('joueur2'))).toEqual([200, 200, 200])
  expect(await statusesOf('joueur2', companyOf('joueur1'))).toEqual([403, 403, 403])
  expect(await statusesOf('joueur2', 999_999)).toEqual([404, 404, 404])
  await server.fetch('/api/logout', { method: 'POST', as: 'joueur2' })
  for (const company of [companyOf('joueur2'), companyOf('joueur1'), 999_999]) {
    expect(await statusesOf('joueur2', company)).toEqual([401, 401, 401])
  }
})
