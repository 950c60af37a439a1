import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from './testing/build-game.ts'
import { listenToGame } from './testing/listen-to-game.ts'
import { spawnProduct } from './testing/spawn-product.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// On SIGTERM the server finishes the requests in progress, accepts no new ones, ends the streams and exits.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

it('a stopping server finishes its requests, ends the streams, accepts nothing new, and exits with code 0', async () => {
  const game = await aGame(server, { players: ['joueur1'] })
  const product = await spawnProduct({
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.context.config.dataDir,
    JWT_SECRET: server.context.config.jwtSecret,
  })
  const { token } = await server.session('joueur1')
  const stream = listenToGame({ baseUrl: product.url, getToken: () => token, gameId: game.id })
  await stream.untilOpen()
  const holder = new pg.Client({ connectionString: server.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from games where id = $1 for update', [game.id])
  const root = await product.client('superadmin')
  const underWay = root('configureGame', { params: { id: game.id }, body: { nbTurns: 7 } })
  // This query uses another connection, because a transaction sees the sessions as they were at its first query.
  const isWaiting = () =>
    server.context.db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and backend_type = 'client backend'
        and datname = current_database()`,
    )
  await expect.poll(async () => (await isWaiting()).rowCount).toBe(1)

  product.process.kill('SIGTERM')
  const reached = () =>
    fetch(`${product.url}/api/health/live`).then(
      answer => answer.ok,
      () => false,
    )
  await expect.poll(reached).toBe(false)
  expect(product.process.exitCode).toBeNull()
  expect((await isWaiting()).rowCount).toBe(1)
  await holder.query('commit')
  await holder.end()
  expect(await underWay).toMatchObject({ nbTurns: 7 })
  // This would wait for ever for a stream that has not ended.
  if (product.process.exitCode === null) await once(product.process, 'exit')
  expect(product.process.exitCode).toBe(0)
  await stream.close()
})
