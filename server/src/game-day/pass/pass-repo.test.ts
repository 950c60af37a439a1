import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readEntrants, readLastRounds } from './inputs-repo.ts'
import { closeRounds } from './pass-repo.ts'

let server: TestServer
let client: pg.Client

beforeAll(async () => {
  server = await startTestServer()
  client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.stop()
})

it('closes no round that lacks results', async () => {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  const before = (await readLastRounds(client, [game.id])).get(game.id)
  const closing = { companyCount: 2, engineVersion: '-', parameters: '{}', market: '{}' }
  const closed = closeRounds(client, [{ roundId: before?.last?.id ?? 0, ...closing }])
  await expect(closed).rejects.toMatchObject({ code: '23502', column: 'etat' })
  expect((await readLastRounds(client, [game.id])).get(game.id)).toEqual(before)
})

it('reads companies only for the expected quarter', async () => {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  const count = async (expected: number | null) => {
    const companies = await readEntrants(client, [{ gameId: game.id, expected }])
    return companies.get(game.id)?.length ?? 0
  }
  expect([await count(null), await count(2), await count(3)]).toEqual([2, 2, 0])
})
