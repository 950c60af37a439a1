import type { Client } from '@trimestre/contract/client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scheduledPasses } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { roundActs } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const start = Date.now()
const minuteMs = 60_000
let now = start
let server: TestServer

/** Signs in again when the clock has moved further than a session lasts. */
const admin = (async (...given: Parameters<Client>) => (await server.client('admin'))(...given)) as Client

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) })
})
beforeEach(() => {
  now = start
})
afterAll(() => server.stop())

const inMinutes = (minutes: number) => new Date(start + minutes * minuteMs).toISOString()

/** Moves the clock and does what is due. */
async function itIs(minutes: number): Promise<void> {
  now = start + minutes * minuteMs
  await server.app.scheduler.runDue()
}

async function statusesOf(gameId: number): Promise<string[]> {
  const passes = server.context.db.select().from(scheduledPasses).where(eq(scheduledPasses.gameId, gameId))
  return (await passes).map(({ status }) => status)
}

describe('the clocks of an archived game', () => {
  it('skip: an automatic pass until its next time, a planned one is refused', async () => {
    const { statesOf, read } = roundActs(admin)
    const { id } = await aGame(server, { players: ['joueur1'] })
    await admin('scheduleGame', { params: { id }, body: { typePassage: 1, hour: 1 } })
    await admin('planNextPass', { params: { id }, body: { at: inMinutes(20) } })
    await admin('archiveGame', { params: { id } })
    await itIs(30)
    expect(await statusesOf(id)).toEqual(['refused'])
    await itIs(60)
    expect(await read(id)).toMatchObject({ nextPassAt: inMinutes(120), typePassage: 1 })
    expect(await statesOf(id)).toBe('published,open')
    await admin('unarchiveGame', { params: { id } })
    await itIs(119)
    expect(await statesOf(id)).toBe('published,open')
    await itIs(120)
    expect(await statesOf(id)).toBe('published,published,open')
    await admin('scheduleGame', { params: { id }, body: { typePassage: 0 } })
  })

  it('publish nothing: a publication whose time comes is left to staff, a later one comes', async () => {
    const { statesOf, read, hold, close } = roundActs(admin)
    const missed = await aGame(server, { players: ['joueur1'] })
    const coming = await aGame(server, { players: ['joueur1'] })
    for (const [{ id }, delay] of [[missed, 10] as const, [coming, 30] as const]) {
      await hold(id, delay, false)
      await close(id)
      await admin('archiveGame', { params: { id } })
    }
    await itIs(20)
    for (const { id } of [missed, coming]) {
      expect(await statesOf(id)).toBe('published,hidden')
      await admin('unarchiveGame', { params: { id } })
    }
    await itIs(30)
    expect(await statesOf(missed.id)).toBe('published,hidden')
    expect((await read(missed.id)).rounds.at(-1)?.publishAt).toBeNull()
    expect(await statesOf(coming.id)).toBe('published,published')
  })
})
