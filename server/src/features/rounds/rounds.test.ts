import { setTimeout } from 'node:timers/promises'
import type { Client } from '@trimestre/contract/client'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { events, gameEvents, quarterResults, rounds, roundVersions } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
})
afterAll(() => server.stop())

const limitText = 'Game Trimestres already reached the maximum number of Trimestres!'

const pass = (gameId: number, expected?: number) =>
  admin('passRound', { params: { gameId }, query: { expected }, body: [] })
const pass0 = (gameId: number, expected?: number) =>
  admin('passAndOpenRound', { params: { gameId }, query: { expected }, body: [] })

/** Delays the results of the queries for the age of a round: those of the first few, or all. */
async function holdingAges(
  { context }: TestServer,
  { milliseconds, times }: { milliseconds: number; times: number },
  work: () => Promise<void>,
): Promise<void> {
  const pool = context.db.$client
  const { query } = pool
  let held = 0
  pool.query = ((...given: unknown[]) => {
    const answer = Reflect.apply(query, pool, given)
    const isAge = JSON.stringify(given[0])?.includes('clock_timestamp() - ')
    if (!isAge || !(answer instanceof Promise) || held >= times) return answer
    held += 1
    return answer.then(rows => setTimeout(milliseconds, rows))
  }) as typeof query
  try {
    await work()
    expect(held).toBeGreaterThan(0)
  } finally {
    pool.query = query
  }
}

/** Returns the number of results of each round number of a game. */
async function resultCounts(gameId: number): Promise<Record<number, number>> {
  const rows = await server.context.db
    .select({ roundNb: rounds.roundNb, result: quarterResults.id })
    .from(rounds)
    .leftJoin(quarterResults, eq(quarterResults.roundId, rounds.id))
    .where(eq(rounds.gameId, gameId))
  const counts: Record<number, number> = {}
  for (const { roundNb, result } of rows) counts[roundNb] = (counts[roundNb] ?? 0) + (result === null ? 0 : 1)
  return counts
}

describe('passing', () => {
  it('closes the active round and simulates it once, however often it is requested', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
    const first = await pass(game.id)
    expect([first.round.roundNb, first.round.etat, first.nbRounds, first.currentTrimestre]).toEqual([
      2, 0, 2, 1,
    ])
    expect(await pass(game.id)).toEqual(first)
    expect(await resultCounts(game.id)).toEqual({ 1: 0, 2: 2 })
  })

  it('passes exactly one quarter when the next round is opened in a second call', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
    await pass(game.id)
    const opened = await pass0(game.id)
    expect(opened.message).toBe('The game Trimestre passed successfully')
    expect([opened.round.roundNb, opened.round.etat, opened.nbRounds]).toEqual([3, 1, 3])
    expect(await resultCounts(game.id)).toEqual({ 1: 0, 2: 2, 3: 0 })
  })

  it('passes one quarter, too, when the next round is opened in the same call', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const opened = await pass0(game.id)
    expect([opened.round.roundNb, opened.currentTrimestre]).toEqual([3, 2])
    expect(await resultCounts(game.id)).toEqual({ 1: 0, 2: 1, 3: 0 })
    const active = await admin('getActiveRound', { params: { gameId: game.id } })
    expect(active).toEqual(opened.round)
    expect(await admin('getRound', { params: { id: active.id } })).toEqual(active)
  })

  it('applies the events of the quarter, and Impôt in every quarter, each once', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const { db } = server.context
    const [recession] = await db.select().from(events).where(eq(events.key, 'recession'))
    const series = { nbTrimestre: 2, privacy: false, frequency: 1 }
    await db.insert(gameEvents).values({ gameId: game.id, eventId: recession?.id ?? 0, nbTour: 2, ...series })
    for (let quarter = 1; quarter <= 3; quarter += 1) await pass0(game.id)
    const passed = await db
      .select()
      .from(roundVersions)
      .where(eq(roundVersions.gameId, game.id))
      .orderBy(asc(roundVersions.roundId))
    const names = passed.map(round => round.parameters.events.map(event => event.name))
    expect(names).toEqual([['Impôt'], ['Impôt', recession?.name], ['Impôt']])
  })

  it('works for a game without companies', async () => {
    const game = await aGame(server)
    expect((await pass0(game.id)).nbRounds).toBe(3)
  })

  it('is refused after the last quarter, with the text from the specification, and changes nothing', async () => {
    const game = await aGame(server, { nbTurns: 2, players: ['joueur1'] })
    await pass0(game.id)
    await pass0(game.id)
    for (const call of [pass, pass0]) {
      const refusal = await refusalOf(call(game.id))
      expect([refusal.status, refusal.code, refusal.detail]).toEqual([409, 'rounds/limit-reached', limitText])
    }
    expect(await resultCounts(game.id)).toEqual({ 1: 0, 2: 1, 3: 1, 4: 0 })
    const finished = await admin('getGame', { params: { id: game.id } })
    expect([finished.finished, finished.currentTrimestre]).toEqual([true, 3])
    await admin('configureGame', { params: { id: game.id }, body: { nbTurns: 3 } })
    expect((await pass0(game.id)).nbRounds).toBe(5)
  })

  it('is refused while the game is not configured', async () => {
    const game = await aGame(server, { nbTurns: null })
    expect(await refusedWith(pass(game.id))).toBe('409 rounds/limit-reached')
    expect((await refusalOf(pass0(game.id))).detail).toBe(limitText)
  })

  it('is refused when the last round is not the one the caller saw', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    await pass0(game.id, 2)
    expect(await refusedWith(pass0(game.id, 2))).toBe('409 rounds/unexpected')
    expect(await refusedWith(pass(game.id, 2))).toBe('409 rounds/unexpected')
    expect((await pass0(game.id, 3)).nbRounds).toBe(4)
    expect((await refusalOf(pass0(game.id, 'x' as unknown as number))).status).toBe(422)
  })

  it('advances by one quarter when fifty clicks arrive together', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2', 'joueur3'] })
    const clicks = await Promise.allSettled(Array.from({ length: 50 }, () => pass0(game.id)))
    const accepted = clicks.filter(click => click.status === 'fulfilled')
    expect(accepted).toHaveLength(1)
    expect(await resultCounts(game.id)).toEqual({ 1: 0, 2: 3, 3: 0 })
    // A click sent after the response means the next quarter.
    expect((await pass0(game.id)).nbRounds).toBe(4)
  })

  it('advances to the next quarter on the next click, however late a busy server reads its query result', async () => {
    const alone = await startTestServer({ isAlone: true })
    onTestFinished(() => alone.stop())
    const game = await aGame(alone)
    const client = await alone.client('admin')
    const click = () => client('passAndOpenRound', { params: { gameId: game.id } })
    await holdingAges(alone, { milliseconds: 400, times: 1 }, async () => {
      expect((await click()).nbRounds).toBe(3)
    })
    await holdingAges(alone, { milliseconds: 400, times: Number.POSITIVE_INFINITY }, async () => {
      expect((await click()).nbRounds).toBe(4)
    })
  })

  it('works when the clock was set back after the round was opened', async () => {
    const game = await aGame(server)
    const openedAt = new Date(Date.now() + 3_600_000)
    await server.context.db.transaction(async tx => {
      await tx.update(rounds).set({ openedAt }).where(eq(rounds.gameId, game.id))
      await raiseGameRevisions(tx, [game.id])
    })
    expect((await pass0(game.id)).nbRounds).toBe(3)
  })

  it('runs in parallel for several games', async () => {
    const games = await Promise.all(Array.from({ length: 6 }, () => aGame(server, { players: ['joueur1'] })))
    const passed = await Promise.all(games.map(game => pass0(game.id)))
    expect(passed.map(answer => answer.nbRounds)).toEqual([3, 3, 3, 3, 3, 3])
  })

  it('is for the administrators of the game', async () => {
    const game = await aGame(server, { administrators: [], players: ['joueur1'] })
    const params = { gameId: game.id }
    expect(await refusedWith(pass0(game.id))).toBe('403 auth/forbidden')
    expect(await refusedWith(pass(game.id))).toBe('403 auth/forbidden')
    const player = await server.client('joueur1')
    expect(await refusedWith(player('passAndOpenRound', { params }))).toBe('403 auth/forbidden')
    const anonymous = await server.client()
    expect(await refusedWith(anonymous('passRound', { params }))).toBe('401 auth/required')
    expect(await refusedWith(pass0(999_999))).toBe('404 request/not-found')
    const root = await server.client('superadmin')
    expect((await root('passAndOpenRound', { params })).nbRounds).toBe(3)
  })
})

describe('rounds', () => {
  it('are visible to users who may see the game', async () => {
    const game = await aGame(server, { private: true, players: ['joueur1'] })
    const player = await server.client('joueur1')
    const active = await player('getActiveRound', { params: { gameId: game.id } })
    expect([active.roundNb, active.etat]).toEqual([2, 1])
    const stranger = await server.client('joueur2')
    expect(await refusedWith(stranger('getActiveRound', { params: { gameId: game.id } }))).toBe(
      '403 auth/forbidden',
    )
    expect(await refusedWith(stranger('getRound', { params: { id: active.id } }))).toBe('403 auth/forbidden')
    expect(await refusedWith(player('getRound', { params: { id: 999_999 } }))).toBe('404 request/not-found')
    const anonymous = await server.client()
    expect(await refusedWith(anonymous('getRound', { params: { id: active.id } }))).toBe('401 auth/required')
  })
})
