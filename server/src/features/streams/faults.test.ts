import { connect as connectSocket } from 'node:net'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { streamEvents } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { databaseNow } from '../../testing/database-clock.ts'
import { runSql } from '../../testing/database-server.ts'
import { type GameStream, listenToGame } from '../../testing/listen-to-game.ts'
import { type Product, spawnProduct } from '../../testing/spawn-product.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { announceGame } from './announce.ts'
import { listOnlineUsers } from './service.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ isAlone: true, background: ['streams'] })
})
afterEach(() => server.stop())

/** Starts a second process on the same database. */
const second = (): Promise<Product> =>
  spawnProduct({
    DATABASE_URL: server.context.db.$client.options.connectionString,
    DATA_DIR: server.context.config.dataDir,
    JWT_SECRET: server.context.config.jwtSecret,
  })

async function listen(username: string, gameId: number, baseUrl = server.url): Promise<GameStream> {
  const { token } = await server.session(username)
  const stream = listenToGame({ baseUrl, getToken: () => token, gameId })
  await stream.untilOpen()
  return stream
}

const rename = async (gameId: number, name: string) =>
  (await server.client('admin'))('configureGame', { params: { id: gameId }, body: { name } })

/** Returns an event row, identified by the index in its data. */
const newest = (gameId: number, index: number) => ({
  gameId,
  companyId: null,
  name: 'game.updated',
  data: { gameId, index },
})

const indexes = (stream: GameStream): number[] =>
  stream.events.flatMap(({ data }) => ('index' in data && typeof data.index === 'number' ? [data.index] : []))

describe('streams of two processes on one database', () => {
  it('receive events of the other process, count online users of both, and survive the end of one', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const other = await second()
    const here = await listen('admin', game.id)
    const there = await listen('joueur1', game.id, other.url)
    const ids = await Promise.all(
      ['admin', 'joueur1'].map(async name => (await server.session(name)).user.id),
    )
    const online = () => listOnlineUsers(server.context.db, game.id)
    await expect.poll(online).toEqual(new Set(ids))

    await (await other.client('admin'))('passAndOpenRound', { params: { gameId: game.id } })
    await Promise.all([here.until('round.passed'), there.until('round.passed')])
    await rename(game.id, 'Ici')
    await Promise.all([here.until('game.updated'), there.until('game.updated')])

    await other.kill()
    await rename(game.id, 'Encore')
    await here.until('game.updated', 2)
    expect(here.openings).toBe(1)
    await Promise.all([here.close(), there.close()])
  })

  it('receive events that a process had committed, but not published, when it was killed', async () => {
    const game = await aGame(server)
    const stream = await listen('admin', game.id)
    // This is the state after a process that ends between its commit and the response: no process is notified.
    await server.context.db.transaction(tx => announceGame(tx, game.id))
    await stream.until('game.updated')
    await stream.close()
  })
})

it('every event is sent once and in one order, in whatever order transactions commit', async () => {
  const game = await aGame(server)
  const streams = await Promise.all([listen('admin', game.id), listen('superadmin', game.id)])
  const written = 60
  const holders = Array.from({ length: 5 }, (_, lane) => lane)
  await Promise.all(
    holders.map(async lane => {
      for (let count = 0; count < written / 5; count += 1) {
        await server.context.db.transaction(async tx => {
          // The transaction takes its id, then lets later ones commit first.
          await tx.insert(streamEvents).values(newest(game.id, lane * 100 + count))
          await new Promise(resolve => setTimeout(resolve, (lane * 7 + count * 13) % 31))
        })
        server.app.streams.wake()
      }
    }),
  )
  const [one, two] = streams
  if (one === undefined || two === undefined) throw new Error('no stream')
  await Promise.all([one.until('game.updated', written), two.until('game.updated', written)])
  expect(indexes(one)).toEqual(indexes(two))
  expect(new Set(indexes(one)).size).toBe(written)
  await Promise.all([one.close(), two.close()])
})

it('streams recover on their own when the database has closed every connection', async () => {
  const game = await aGame(server)
  const stream = await listen('admin', game.id)
  await rename(game.id, 'Avant')
  await stream.until('game.updated')
  const name = /test_\w+/.exec(server.databaseUrl)?.[0] ?? ''
  const maintenance = inject('databaseServer')
  await runSql(maintenance, `alter database ${name} allow_connections false`)
  await runSql(
    maintenance,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  await runSql(maintenance, `alter database ${name} allow_connections true`)
  // This event is committed from outside while no process listens.
  await runSql(
    server.databaseUrl,
    `insert into stream_events (game_id, name, data) values (${game.id}, 'schedule.updated', '{"gameId":${game.id}}')`,
  )
  await stream.until('schedule.updated')
  await rename(game.id, 'Après')
  await stream.until('game.updated', 2)
  expect(stream.openings).toBe(1)
  await stream.close()
})

it('a reader with a backlog of a mebibyte is dropped and the others stay connected', async () => {
  const game = await aGame(server)
  const { token } = await server.session('admin')
  const { hostname, port } = new URL(server.url)
  const slow = connectSocket({ host: hostname, port: Number(port) })
  slow.write(
    `GET /api/v1/games/${game.id}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )
  slow.pause()
  const isGone = new Promise(resolve => slow.once('close', resolve))
  const other = await listen('superadmin', game.id)
  const large = 'x'.repeat(300_000)
  for (let index = 0; index < 60; index += 1) {
    const { data, ...row } = newest(game.id, index)
    await server.context.db.insert(streamEvents).values({ ...row, data: { ...data, large } })
    server.app.streams.wake()
    await other.until('game.updated', index + 1)
  }
  expect(other.openings).toBe(1)
  const { user } = await server.session('superadmin')
  const online = () => listOnlineUsers(server.context.db, game.id)
  await expect.poll(online).toEqual(new Set([user.id]))
  slow.on('error', () => undefined)
  slow.resume()
  await isGone
  await other.close()
})

it('a stream ends properly when the server stops, and reconnects afterwards', async () => {
  const game = await aGame(server)
  const other = await second()
  const stream = await listen('admin', game.id, other.url)
  const answer = await fetch(`${other.url}/api/v1/games/${game.id}/stream`, {
    headers: { authorization: `Bearer ${(await server.session('admin')).token}` },
  })
  await other.stop()
  expect(other.process.exitCode).toBe(0)
  // The response is complete, not cut off.
  expect(await answer.text()).toContain('retry:')
  await stream.close()
})

it('events are deleted after a day', async () => {
  const game = await aGame(server)
  const { db } = server.context
  const old = new Date((await databaseNow(server.context)).getTime() - 25 * 3_600_000)
  await db.insert(streamEvents).values([{ ...newest(game.id, 1), createdAt: old }, newest(game.id, 2)])
  const fresh = await second()
  const left = async () => (await db.select().from(streamEvents)).map(({ data }) => data)
  await expect.poll(left).not.toContainEqual({ gameId: game.id, index: 1 })
  expect(await left()).toContainEqual({ gameId: game.id, index: 2 })
  await fresh.stop()
})
