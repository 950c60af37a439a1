import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, together } from '../../platform/database/pipeline.ts'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { closeRound, openRound, readEntrants, readLastRounds } from './pass-repo.ts'

let server: TestServer
let client: pg.Client

beforeAll(async () => {
  server = await startTestServer()
  client = new pg.Client({ connectionString: server.databaseUrl, pipeline: true })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.stop()
})

it('closes no round that lacks results, and the commit behind it opens no other', async () => {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  const closing = { companyCount: 2, engineVersion: '-', parameters: '{}', market: '{}' }
  const passing = inTransaction(
    client,
    () => [readLastRounds(client, game.id)],
    async ([{ last }]) => ({
      answer: together(client, () => [
        closeRound(client, last?.id ?? 0, closing),
        openRound(client, game.id, 3, 0),
      ]),
    }),
  )
  await expect(passing).rejects.toMatchObject({ code: '23502', column: 'etat' })
  const { last, roundCount } = await readLastRounds(client, game.id)
  expect([last?.etat, roundCount]).toEqual([1, 2])
})

it('reads companies only for the quarter that is expected', async () => {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  const count = async (expected: number | null) => (await readEntrants(client, game.id, expected)).length
  expect([await count(null), await count(2), await count(3)]).toEqual([2, 2, 0])
})
