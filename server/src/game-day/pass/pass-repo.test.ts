import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, together } from '../../platform/db/pipeline.ts'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readEntrants, readLastRounds } from './inputs-repo.ts'
import { closeRounds, openRounds } from './rounds-repo.ts'

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

it('closes no round that lacks results, and the commit sent after it opens no other round', async () => {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  const closing = {
    ...{
      companyCount: 2,
      version: 1,
      previousVersion: 0,
      epoch: 1,
      isPractice: false,
      engineVersion: '-',
      parameters: '{}',
      market: '{}',
    },
    ...{ strategies: null, inputs: '', byUser: null, isShown: true, publishAt: null, opensNext: false },
  }
  const passing = inTransaction(
    client,
    () => [readLastRounds(client, [game.id])],
    async ([rounds]) => ({
      answer: together(client, () => [
        closeRounds(client, [{ gameId: game.id, roundId: rounds.get(game.id)?.last?.id ?? 0, ...closing }]),
        openRounds(client, [{ gameId: game.id, roundNb: 3, settleMs: 0 }]),
      ]),
    }),
  )
  await expect(passing).rejects.toMatchObject({ code: '23502', column: 'etat' })
  const rounds = (await readLastRounds(client, [game.id])).get(game.id)
  expect([rounds?.last?.state, rounds?.roundCount]).toEqual(['open', 2])
})

it('reads companies only for the expected quarter', async () => {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  const count = async (expected: number | null) => {
    const companies = await readEntrants(client, [{ gameId: game.id, expected }])
    return companies.get(game.id)?.length ?? 0
  }
  expect([await count(null), await count(2), await count(3)]).toEqual([2, 2, 0])
})
