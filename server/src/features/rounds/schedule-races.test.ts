import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { includesPart } from '../../../../testing/parts.ts'
import { patiently } from '../../../../testing/patience.ts'
import { games, quarterResults, rounds, scheduledPasses } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { spawnProduct } from '../../testing/spawn-product.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
  admin = await server.client('admin')
})
afterAll(() => server.stop())

const environment = () => ({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.context.config.dataDir })

/** Returns scheduled passes that were due in the last minutes, as after a short stop. */
function overdue(gameId: number, passages: number) {
  const local = { localDate: '2027-01-01', hour: 0, minute: 0 }
  return Array.from({ length: passages }, (_, index) => {
    return { gameId, at: new Date(Date.now() - (index + 1) * 60_000), ...local }
  })
}

async function pendingPasses(gameIds: number[]): Promise<number> {
  const isPending = and(inArray(scheduledPasses.gameId, gameIds), eq(scheduledPasses.status, 'pending'))
  const [row] = await server.context.db.select({ count: count() }).from(scheduledPasses).where(isPending)
  return row?.count ?? 0
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: patiently(60_000), message: 'the schedule is worked off' }).toBe(true)
}

/** Lists every round of a game in order with its number of results, which reveals a quarter that passed twice. */
async function resultCounts(gameId: number): Promise<[roundNb: number, results: number][]> {
  const rows = await server.context.db
    .select({ roundNb: rounds.roundNb, results: count(quarterResults.id) })
    .from(rounds)
    .leftJoin(quarterResults, eq(quarterResults.roundId, rounds.id))
    .where(eq(rounds.gameId, gameId))
    .groupBy(rounds.roundNb)
    .orderBy(asc(rounds.roundNb))
  return rows.map(({ roundNb, results }) => [roundNb, results])
}

/**
 * Returns the expected counts: round 1 and the open round have no results, each round between them has one for each
 * company.
 */
function passedOnce(quarters: number, companies: number): [number, number][] {
  const isPlayed = (roundNb: number) => roundNb > 1 && roundNb < quarters + 2
  return Array.from({ length: quarters + 2 }, (_, index) => [index + 1, isPlayed(index + 1) ? companies : 0])
}

const [servers, longPassages, shortPassages] = includesPart('campaigns') ? [4, 30, 20] : [2, 10, 6]

it('passes each quarter once when several servers find many passes due', async () => {
  const players = ['joueur1', 'joueur2', 'joueur3']
  const [long, short] = [
    await aGame(server, { nbTurns: 50, players }),
    await aGame(server, { nbTurns: 50, players: ['joueur1'] }),
  ]
  const automatic = await aGame(server, { players: ['joueur2'] })
  const ids = [long.id, short.id]
  const products = await Promise.all(Array.from({ length: servers }, () => spawnProduct(environment())))
  try {
    const { db } = server.context
    await db
      .insert(scheduledPasses)
      .values([...overdue(long.id, longPassages), ...overdue(short.id, shortPassages)])
    await db
      .update(games)
      .set({ passMode: 1, passInterval: 1, nextPassAt: new Date(Date.now() - 1000) })
      .where(eq(games.id, automatic.id))
    await until(async () => (await pendingPasses(ids)) === 0)
    await until(async () => (await roundsOf(automatic)) === 3)
    expect(await resultCounts(long.id)).toEqual(passedOnce(longPassages, 3))
    expect(await resultCounts(short.id)).toEqual(passedOnce(shortPassages, 1))
    expect(await resultCounts(automatic.id)).toEqual(passedOnce(1, 1))
  } finally {
    await Promise.all(products.map(product => product.stop()))
  }
})

async function roundsOf(game: Game): Promise<number> {
  return (await admin('getGame', { params: { id: game.id } })).rounds.length
}

it.each(includesPart('campaigns') ? ['locked', 'closed', 'committed'] : ['closed', 'committed'])(
  'passes one quarter when the server is killed at the point « %s » and another one starts',
  async point => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
    await server.context.db.insert(scheduledPasses).values(overdue(game.id, 1))
    const paused = await spawnProduct({ ...environment(), PASS_PAUSE_AT: point })
    await paused.paused
    await paused.kill()
    expect(await pendingPasses([game.id])).toBe(point === 'committed' ? 0 : 1)
    const restarted = await spawnProduct(environment())
    try {
      await until(async () => (await pendingPasses([game.id])) === 0)
      expect(await resultCounts(game.id)).toEqual(passedOnce(1, 2))
    } finally {
      await restarted.stop()
    }
  },
)

it('stops during a long schedule without leaving a quarter half passed', async () => {
  const passages = 90
  const game = await aGame(server, { nbTurns: passages, players: ['joueur1', 'joueur2'] })
  const product = await spawnProduct(environment())
  await server.context.db.insert(scheduledPasses).values(overdue(game.id, passages))
  await until(async () => (await pendingPasses([game.id])) < passages - 1)
  // The lock blocks the next quarter until the product has received the signal to stop, so that some passes are left
  // however slow the test is.
  const holder = new pg.Client({ connectionString: server.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from games where id = $1 for update', [game.id])
  const stopped = product.stop()
  await holder.query('commit')
  await holder.end()
  await stopped
  expect(product.process.exitCode).toBe(0)
  const left = await pendingPasses([game.id])
  expect(left).toBeGreaterThan(0)
  expect(await resultCounts(game.id)).toEqual(passedOnce(passages - left, 2))
})
