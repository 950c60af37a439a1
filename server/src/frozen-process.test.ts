import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@trimestre/contract/client'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { patiently } from '../../testing/patience.ts'
import { applicationNameOf } from './platform/db/address.ts'
import { createStalledSessions } from './platform/db/stalled-sessions.ts'
import { aGame } from './testing/build-game.ts'
import { readyAddress, runProduct } from './testing/run-product.ts'
import { type Product, spawnProduct } from './testing/spawn-product.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// A suspended process keeps its connections, because the operating system still acknowledges packets for it. These
// tests check that its locks are released in time.

/**
 * The timeout is far longer than the 15 s promised, for a busy machine, and far shorter than the minutes without the
 * promise.
 */
const givenBackMs = patiently(60_000)

let server: TestServer

const settings = () => ({
  DATABASE_URL: server.databaseUrl,
  DATA_DIR: server.context.config.dataDir,
  JWT_SECRET: server.context.config.jwtSecret ?? '',
})

const start = (): Promise<Product> => spawnProduct(settings())

async function connected(application_name?: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.databaseUrl, application_name })
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end().catch(() => undefined))
  return client
}

/** Runs a statement in a transaction that stays open; returns the function that ends it. */
async function holding(statement: string): Promise<() => Promise<unknown>> {
  const client = await connected()
  await client.query('begin')
  await client.query(statement)
  return () => client.query('rollback')
}

async function untilOneWaitsForLock(): Promise<void> {
  const waiting = () =>
    server.context.db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and backend_type = 'client backend'
        and datname = current_database()`,
    )
  await expect.poll(async () => (await waiting()).rowCount).toBe(1)
}

/**
 * Retries for as long as a suspended process may hold a lock.
 * @throws the last refusal when the time is over
 */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + givenBackMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await pause(100)
    }
  }
}

const clientOf = async ({ url }: Product, name: string): Promise<Client> => {
  const { token } = await server.session(name)
  return createClient({ baseUrl: url, getToken: () => token })
}

describe.runIf(inject('databaseKind') === 'tcp')('a suspended process', () => {
  beforeAll(async () => {
    server = await startTestServer({ isAlone: true })
  })
  afterAll(() => server.stop())

  it('releases its game within 15 s of a pass; after it resumes it adds no quarter and continues to work', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
    const [frozen, other] = await Promise.all([start(), start()])
    onTestFinished(() => other.stop())
    const release = await holding(`select from games where id = ${game.id} for update`)
    const params = { gameId: game.id }
    const clicked = (await clientOf(frozen, 'admin'))('passAndOpenRound', { params, query: { expected: 2 } })
    const click = clicked.then(
      () => 200,
      (error: { status?: number }) => error.status,
    )
    await untilOneWaitsForLock()
    frozen.process.kill('SIGSTOP')
    await release()

    const [company] = game.companies
    const { id: roundId } = await (await clientOf(other, 'admin'))('getActiveRound', { params })
    const player = await clientOf(other, 'joueur1')
    const saving = { roundId, companyId: company?.id ?? 0, area: 'ventes' }
    const [admin] = await Promise.all([
      clientOf(other, 'admin'),
      inTime(() => player('saveDecisions', { params: saving, body: { decisions: { prixVente: 41.5 } } })),
    ])
    await inTime(() => admin('passAndOpenRound', { params, query: { expected: 2 } }))

    frozen.process.kill('SIGCONT')
    expect(await click).toBe(503)
    const { rounds } = await (await clientOf(frozen, 'admin'))('getGame', { params: { id: game.id } })
    expect(rounds.map(({ etat }) => etat)).toEqual([0, 0, 1])
    const results = await admin('listGameResults', { params })
    expect(results.map(({ prixVente }) => prixVente)).toContain(41.5)
    await (await clientOf(frozen, 'admin'))('passAndOpenRound', { params, query: { expected: 3 } })
    await frozen.stop()
    expect(frozen.process.exitCode).toBe(0)
  })

  it('lets other processes start although it was suspended during its own start', async () => {
    const main = fileURLToPath(new URL('./main.ts', import.meta.url))
    const run = () => runProduct(main, { ...settings(), PORT: '0' })
    const release = await holding('lock table settings')
    const frozen = run()
    await untilOneWaitsForLock()
    frozen.child.kill('SIGSTOP')
    await release()
    const other = run()
    // The other process starts while the first one is still suspended.
    await readyAddress(other)
    frozen.child.kill('SIGCONT')
    await readyAddress(frozen)
    for (const { child } of [frozen, other]) child.kill('SIGTERM')
    expect([await frozen.ended, await other.ended]).toEqual([0, 0])
  })

  const halts: [string, (client: pg.Client) => unknown][] = [
    [
      'in the middle of the rows that it sends',
      client => client.query(copyFrom('copy settings (key, value) from stdin')).on('error', () => undefined),
    ],
    [
      'before an answer that it does not take',
      client =>
        client.query("select repeat('x', 1000) from generate_series(1, 100000)").catch(() => undefined),
    ],
  ]

  it.each(halts)('%s loses its transaction, and no other process does', async (_, halt) => {
    const [frozen, idle, busy] = await Promise.all([
      connected(applicationNameOf(server.databaseUrl)),
      connected(applicationNameOf(server.databaseUrl)),
      connected(applicationNameOf(server.databaseUrl)),
    ])
    await Promise.all([frozen.query('begin'), idle.query('begin')])
    await frozen.query('select pg_advisory_xact_lock(26)')
    const ended = new Promise(resolve => frozen.once('end', resolve))
    frozen.connection.stream.pause()
    halt(frozen)
    const working = busy.query('select pg_sleep(6)')

    const sessions = createStalledSessions(server.context.db)
    await expect.poll(() => sessions.look()).toBe(1)
    const { db } = server.context
    const isFree = async () =>
      (await db.execute<{ free: boolean }>(sql`select pg_try_advisory_lock(26) as free`)).rows[0]?.free
    await expect.poll(isFree).toBe(true)
    await db.execute(sql`select pg_advisory_unlock_all()`)
    frozen.connection.stream.resume()
    await ended
    await working
    expect((await idle.query('select 1')).rowCount).toBe(1)
    expect(await sessions.look()).toBe(0)
  })
})
