import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { asc, count, eq, isNull, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { patiently } from '../../testing/patience.ts'
import { verifyAll } from './features/verification/verify-all.ts'
import { outbox, quarterResults, rounds, scheduledPasses, streamEvents, users } from './platform/db/schema.ts'
import { aGame } from './testing/build-game.ts'
import { type GameStream, listenToGame } from './testing/listen-to-game.ts'
import { type ObjectServer, startObjectServer } from './testing/object-server.ts'
import { aPicture, formOf } from './testing/pictures.ts'
import { type RoundRobin, startRoundRobin } from './testing/round-robin.ts'
import { type Product, spawnProduct } from './testing/spawn-product.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// These tests run three processes that share only a PostgreSQL and a bucket, behind a proxy without sticky sessions.

const players = ['joueur1', 'joueur2', 'joueur3']

let server: TestServer
let objects: ObjectServer
let proxy: RoundRobin
let products: Product[]
const tokens = new Map<string, string>()

const start = (index: number): Promise<Product> =>
  spawnProduct({
    ...objects.settings,
    DATABASE_URL: server.databaseUrl,
    // Each process has its own folder, so that data stored only there would be missing in the others.
    DATA_DIR: `${server.context.config.dataDir}/${index}`,
    RATE_LIMIT: 'on',
    TRUST_PROXY: '1',
  })

/** Retries a request like a browser when the server behind it has gone. */
const again: typeof fetch = async (input, init) => {
  const deadline = performance.now() + patiently(10_000)
  for (;;) {
    const answer = await fetch(input, init).catch(() => undefined)
    if (answer !== undefined && answer.status !== 502 && answer.status !== 503) return answer
    if (performance.now() > deadline) throw new Error('nobody answers')
    await pause(100)
  }
}

const as = (name: string): Client =>
  createClient({ baseUrl: proxy.url, getToken: () => tokens.get(name) ?? null, fetch: again })

describe.runIf(inject('databaseKind') === 'tcp')('three processes', () => {
  beforeAll(async () => {
    objects = await startObjectServer()
    server = await startTestServer({ isAlone: true })
    // Only the database of this server is needed; the three processes must run alone.
    await server.app.close()
    products = await Promise.all([start(0), start(1), start(2)])
    proxy = await startRoundRobin(products.map(({ url }) => url))
  })
  afterAll(async () => {
    await proxy.stop()
    await Promise.all(products.map(product => product.stop()))
    await server.stop()
    await objects.stop()
  })

  it('sign users in, renew their sessions and count their failures together', async () => {
    for (const name of ['superadmin', 'admin', ...players]) {
      const session = await as('nobody')('login', { body: { username: name, password: name } })
      const renewed = await as('nobody')('refreshToken', { body: { refresh_token: session.refresh_token } })
      tokens.set(name, renewed.token)
    }
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const body = JSON.stringify({ username: 'personne', password: 'faux' })
      const headers = { 'content-type': 'application/json' }
      statuses.push((await fetch(`${proxy.url}/api/login`, { method: 'POST', headers, body })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect([...proxy.counts.keys()].sort()).toEqual(products.map(({ url }) => url).sort())
  })

  it('serve a picture that any of them has received', async () => {
    const body = formOf(await aPicture().png().toBuffer())
    const { contentUrl } = await as('joueur1')('uploadPicture', { body })
    const shown = await Promise.all(products.map(({ url }) => fetch(url + contentUrl)))
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200])
    const [first, ...others] = await Promise.all(shown.map(answer => answer.bytes()))
    for (const other of others) expect(other).toEqual(first)
  })

  it('play a game to its end although one is killed in the middle of a pass', async () => {
    const game = await aGame(throughProxy(), { nbTurns: 4, players, invited: ['joueur4'] })
    // A stream sends what is published after it was opened, so no earlier event may be pending.
    const since = await allPublished()
    const streams = await openStreams(game)

    await saveAll(game, 41)
    await pass(game)
    await saveAll(game, 42)
    await passOnSchedule(game)
    await saveAll(game, 43)
    const killed = await killDuringPass(game)
    await saveAll(game, 44)
    const fresh = await start(3)
    products = products.map(product => (product === killed ? fresh : product))
    proxy.add(fresh.url)
    // As in an update, one process is stopped after another, and no user is cut off.
    await products.find(product => product !== fresh)?.stop()
    await pass(game)

    await expectPlayed(game)
    await expectReceived(game, streams, since)
    await expectSentOnce()
    await Promise.all([...streams.values()].map(stream => stream.close()))
  })
})

/** The server for the helpers that create games, with the address of the proxy. */
const throughProxy = (): TestServer => ({
  ...server,
  client: async (name = '') => as(name),
  session: async name => as('nobody')('login', { body: { username: name, password: name } }),
})

async function openStreams({ id: gameId }: Game): Promise<Map<string, GameStream>> {
  const streams = new Map<string, GameStream>()
  for (const name of ['admin', ...players]) {
    const stream = listenToGame({ baseUrl: proxy.url, getToken: () => tokens.get(name) ?? null, gameId })
    await stream.untilOpen()
    streams.set(name, stream)
  }
  return streams
}

/** Returns the position of the last event once all events have one. */
async function allPublished(): Promise<number> {
  const { db } = server.context
  const untold = () => db.$count(streamEvents, isNull(streamEvents.position))
  await expect.poll(untold).toBe(0)
  const rows = await db.select({ position: streamEvents.position }).from(streamEvents)
  return Math.max(0, ...rows.map(({ position }) => Number(position)))
}

const activeRound = ({ id: gameId }: Game) => as('admin')('getActiveRound', { params: { gameId } })

/** Saves a different price for each player in the open quarter: 41.01, 41.02, 41.03. */
async function saveAll(game: Game, price: number): Promise<void> {
  const { id: roundId } = await activeRound(game)
  await Promise.all(
    game.companies.map(({ id: companyId }, index) => {
      const owner = players[index] ?? ''
      const params = { roundId, companyId, area: 'ventes' }
      return as(owner)('saveDecisions', { params, body: { decisions: { prixVente: priceOf(price, index) } } })
    }),
  )
}

const priceOf = (price: number, index: number): number => price + (index + 1) / 100

async function pass(game: Game): Promise<void> {
  const { roundNb: expected } = await activeRound(game)
  await as('admin')('passAndOpenRound', { params: { gameId: game.id }, query: { expected } })
}

/** Schedules a pass that is already due; whichever process polls first makes it, once. */
async function passOnSchedule(game: Game): Promise<void> {
  const { roundNb } = await activeRound(game)
  const at = new Date(Date.now() - 1_000)
  await server.context.db
    .insert(scheduledPasses)
    .values({ gameId: game.id, at, localDate: '2027-01-01', hour: 0, minute: 0 })
  const current = async () => (await activeRound(game)).roundNb
  await expect.poll(current).toBe(roundNb + 1)
}

/**
 * Locks the round, so that the pass has written its results and waits to close it; kills the process of the pass with
 * kill -9; then repeats the administrator's request.
 */
async function killDuringPass(game: Game): Promise<Product> {
  const { id: roundId, roundNb: expected } = await activeRound(game)
  const holder = new pg.Client({ connectionString: server.databaseUrl })
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from rounds where id = $1 for no key update', [roundId])
  const path = `/api/v1/rounds/pass0/${game.id}?expected=${expected}`
  const headers = { authorization: `Bearer ${tokens.get('admin')}` }
  const click = fetch(proxy.url + path, { method: 'POST', headers }).then(
    ({ status }) => status,
    () => 502,
  )
  // This query uses another connection, because a transaction sees the sessions as they were at its first query.
  const waiting = () =>
    server.context.db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and backend_type = 'client backend'
        and datname = current_database() and query ilike 'with closing%'`,
    )
  await expect.poll(async () => (await waiting()).rowCount).toBe(1)
  const victim = products.find(({ url }) => url === proxy.servedBy(path))
  if (victim === undefined) throw new Error('no process serves the pass')
  await victim.kill()
  expect(await click).toBe(502)
  // The other processes continue to work before the database notices the kill.
  await as('joueur1')('getDashboard', { params: { id: game.companies[0]?.id ?? 0 } })
  await holder.query('commit')
  await holder.end()
  await as('admin')('passAndOpenRound', { params: { gameId: game.id }, query: { expected } })
  return victim
}

/**
 * Expects that each quarter was passed once, for every company, with the decisions saved for it, and that every process
 * returns the same.
 */
async function expectPlayed(game: Game): Promise<void> {
  const { db } = server.context
  const passed = await db
    .select({ roundNb: rounds.roundNb, results: count(quarterResults.id) })
    .from(rounds)
    .leftJoin(quarterResults, eq(quarterResults.roundId, rounds.id))
    .where(eq(rounds.gameId, game.id))
    .groupBy(rounds.roundNb)
    .orderBy(asc(rounds.roundNb))
  expect(passed.map(({ results }) => results)).toEqual([0, 3, 3, 3, 3, 0])
  for (const [index, { id }] of game.companies.entries()) {
    const owner = players[index] ?? ''
    const [first, ...others] = await Promise.all(
      [1, 2, 3].map(() => as(owner)('listCompanyResults', { params: { id } })),
    )
    expect(first?.['hydra:member'].map(({ prixVente }) => prixVente)).toEqual(
      [41, 42, 43, 44].map(price => priceOf(price, index)),
    )
    for (const other of others) expect(other).toEqual(first)
  }
  const verification = await verifyAll(db, () => new Date())
  expect(verification).toMatchObject({ mismatchCount: 0, fault: null })
}

/**
 * Expects that every stream sent all events visible to its reader since then, in order and once, whichever process it
 * was on.
 */
async function expectReceived(game: Game, streams: Map<string, GameStream>, since: number): Promise<void> {
  await allPublished()
  const rows = await server.context.db
    .select()
    .from(streamEvents)
    .where(eq(streamEvents.gameId, game.id))
    .orderBy(asc(streamEvents.position))
  const people = await server.context.db.select({ id: users.id, name: users.username }).from(users)
  const idOf = new Map(people.map(({ id, name }) => [name, id]))
  const news = rows.filter(({ position, name }) => Number(position) > since && name !== 'access.changed')
  let openings = 0
  for (const [name, stream] of streams) {
    const own = game.companies[players.indexOf(name)]?.id
    const visible = news.filter(
      ({ companyId, userId }) =>
        (name === 'admin' || companyId === null || companyId === own) &&
        (userId === null || userId === idOf.get(name)),
    )
    const expected = visible.map(({ name: event, data }) => ({ name: event, data }))
    await expect.poll(() => stream.events).toEqual(expected)
    openings += stream.openings
  }
  expect(news.filter(({ name }) => name === 'round.passed')).toHaveLength(4)
  // At least one stream was on the process that was killed, and one on the process that was stopped.
  expect(openings).toBeGreaterThanOrEqual(streams.size + 2)
}

async function expectSentOnce(): Promise<void> {
  const { db } = server.context
  const attempts = async () =>
    (await db.select().from(outbox)).map(({ doneAt, attemptCount }) => [doneAt !== null, attemptCount])
  await expect.poll(attempts).not.toContainEqual([false, expect.anything()])
  const found = await attempts()
  expect(found.length).toBeGreaterThan(0)
  expect(found).toEqual(found.map(() => [true, 1]))
}
