import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scheduledPasses } from '../../platform/db/schema.ts'
import { silentLog } from '../../platform/log/log.ts'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createScheduler } from './scheduler.ts'

/** Saturday noon. Europe/Paris changes to summer time in the following night, at 01:00 UTC. */
const start = Date.parse('2027-03-27T11:00:00Z')
const hourMs = 3_600_000
let now = start
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) })
})
beforeEach(() => {
  now = start
})
afterAll(() => server.stop())

/** Moves the clock, forwards or backwards, and passes what is due. */
async function itIs(hoursAfterStart: number): Promise<void> {
  now = start + hoursAfterStart * hourMs
  await server.app.scheduler.runDue()
}

const admin = () => server.client('admin')

async function standing(id: number): Promise<[rounds: number, nextPassAt: number | null]> {
  const game = await (await admin())('getGame', { params: { id } })
  const next = game.nextPassAt === null ? null : (Date.parse(game.nextPassAt) - start) / hourMs
  return [game.rounds.length, next]
}

async function everyHours(id: number, hour: number): Promise<void> {
  await (await admin())('scheduleGame', { params: { id }, body: { typePassage: 1, hour } })
}

async function byHand(id: number): Promise<void> {
  await (await admin())('scheduleGame', { params: { id }, body: { typePassage: 0 } })
}

/** Inserts scheduled passes; times in the past simulate a stop of the server. */
async function scheduleAt(gameId: number, ...hoursAfterStart: number[]): Promise<void> {
  const local = { localDate: '2027-01-01', hour: 0, minute: 0 }
  const rows = hoursAfterStart.map(hours => ({ gameId, at: new Date(start + hours * hourMs), ...local }))
  await server.context.db.insert(scheduledPasses).values(rows)
}

async function statuses(gameId: number): Promise<string[]> {
  const rows = await server.context.db
    .select({ status: scheduledPasses.status })
    .from(scheduledPasses)
    .where(eq(scheduledPasses.gameId, gameId))
    .orderBy(asc(scheduledPasses.at))
  return rows.map(({ status }) => status)
}

describe('automatic passing', () => {
  it('passes a quarter every n hours from the change of mode, never early', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    await everyHours(id, 6)
    await itIs(5.9999)
    expect(await standing(id)).toEqual([2, 6])
    await itIs(6)
    expect(await standing(id)).toEqual([3, 12])
    await itIs(6)
    expect(await standing(id)).toEqual([3, 12])
    await itIs(12.001)
    expect(await standing(id)).toEqual([4, 18])
    const results = await (await admin())('listGameResults', { params: { gameId: id } })
    expect(results).toHaveLength(1)
    await byHand(id)
  })

  it('counts elapsed hours across a clock change, and stops at once when switched to manual', async () => {
    const { id } = await aGame(server)
    await everyHours(id, 24)
    await itIs(23.99)
    expect((await standing(id))[0]).toBe(2)
    await itIs(24)
    expect(await standing(id)).toEqual([3, 48])
    await byHand(id)
    await itIs(100)
    expect(await standing(id)).toEqual([3, null])
  })

  it('passes one quarter for all passes missed during a stop, and keeps its rhythm', async () => {
    const { id } = await aGame(server)
    await everyHours(id, 6)
    await itIs(25)
    expect(await standing(id)).toEqual([3, 30])
    await itIs(30)
    expect(await standing(id)).toEqual([4, 36])
    await byHand(id)
  })

  it('does nothing while the game is finished, and passes again when it gets more quarters', async () => {
    const { id } = await aGame(server, { nbTurns: 1 })
    await everyHours(id, 2)
    await itIs(2)
    await itIs(4)
    await itIs(6)
    expect(await standing(id)).toEqual([3, null])
    await (await admin())('configureGame', { params: { id }, body: { nbTurns: 2 } })
    expect(await standing(id)).toEqual([3, 8])
    await itIs(8)
    expect(await standing(id)).toEqual([4, null])
    await byHand(id)
  })
})

describe('a pass by hand', () => {
  const hoursAfterStart = (hours: number) => new Date(start + hours * hourMs).toISOString()

  async function pass(gameId: number, dropped?: string): Promise<void> {
    const input = { params: { gameId }, query: { expected: 2, dropped }, body: [] }
    const call = await admin()
    await call('passRound', input)
    await call('passAndOpenRound', input)
  }

  it('leaves the plan as it is unless it drops the next pass', async () => {
    const { id } = await aGame(server)
    await scheduleAt(id, 1, 3)
    await pass(id)
    expect(await standing(id)).toEqual([3, 1])
  })

  it('removes the scheduled pass that it takes the place of, and no other', async () => {
    const { id } = await aGame(server)
    const other = await aGame(server)
    await scheduleAt(id, 1, 3)
    await scheduleAt(other.id, 1)
    await pass(id, hoursAfterStart(1))
    expect(await standing(id)).toEqual([3, 3])
    expect(await standing(other.id)).toEqual([2, 1])
    await itIs(1)
    expect(await standing(id)).toEqual([3, 3])
  })

  it('lets an automatic pass start its interval again', async () => {
    const { id } = await aGame(server)
    await everyHours(id, 6)
    now = start + 4 * hourMs
    await pass(id, hoursAfterStart(6))
    expect(await standing(id)).toEqual([3, 10])
    await byHand(id)
  })

  it('drops nothing when it is refused, or when the plan has changed meanwhile', async () => {
    const { id: gameId } = await aGame(server)
    await scheduleAt(gameId, 1)
    const query = { expected: 1, dropped: hoursAfterStart(1) }
    const refused = (await admin())('passAndOpenRound', { params: { gameId }, query, body: [] })
    await expect(refused).rejects.toMatchObject({ status: 409 })
    expect(await standing(gameId)).toEqual([2, 1])
    await pass(gameId, hoursAfterStart(2))
    expect(await standing(gameId)).toEqual([3, 1])
  })
})

describe('a scheduled pass', () => {
  it('passes one quarter at its time, in either mode', async () => {
    const { id } = await aGame(server)
    await scheduleAt(id, 1, 3)
    await everyHours(id, 2)
    await itIs(0.99)
    expect(await standing(id)).toEqual([2, 1])
    await itIs(1)
    expect(await standing(id)).toEqual([3, 2])
    await itIs(3)
    expect(await standing(id)).toEqual([5, 4])
    expect(await statuses(id)).toEqual(['done', 'done'])
    await byHand(id)
  })

  it('passes after the gap when it is in the hour that the change to summer time skips', async () => {
    const { id } = await aGame(server)
    const body = { game: id, date: '03/28/2027', heure: 2, minute: 30 }
    expect((await (await admin())('schedulePass', { body })).at).toBe('2027-03-28T03:30:00+02:00')
    await itIs(14.49)
    expect((await standing(id))[0]).toBe(2)
    await itIs(14.5)
    expect((await standing(id))[0]).toBe(3)
  })

  it('passes the first time only when it is in the hour that the change to winter time repeats', async () => {
    const { id } = await aGame(server)
    const body = { game: id, date: '10/31/2027', heure: 2, minute: 30 }
    await (await admin())('schedulePass', { body })
    const first = (Date.parse('2027-10-31T00:30:00Z') - start) / hourMs
    await itIs(first - 0.01)
    expect((await standing(id))[0]).toBe(2)
    await itIs(first)
    expect((await standing(id))[0]).toBe(3)
    await itIs(first + 1)
    expect((await standing(id))[0]).toBe(3)
  })

  it('is caught up after a stop of less than 24 hours, and dropped after a longer one', async () => {
    const { id } = await aGame(server)
    await scheduleAt(id, 1, 2, 24, 26)
    await itIs(26)
    expect(await statuses(id)).toEqual(['refused', 'refused', 'done', 'done'])
    expect(await standing(id)).toEqual([4, null])
  })

  it('does not run again when the clock is set back', async () => {
    const { id } = await aGame(server)
    await scheduleAt(id, 5)
    await everyHours(id, 4)
    await itIs(5)
    expect(await standing(id)).toEqual([4, 8])
    await itIs(1)
    await itIs(5)
    expect(await standing(id)).toEqual([4, 8])
    await byHand(id)
  })

  it('ends without an error when the game is finished or not configured', async () => {
    const { id } = await aGame(server, { nbTurns: 1 })
    const unready = await aGame(server, { nbTurns: null })
    await scheduleAt(id, 1, 2)
    await scheduleAt(unready.id, 1)
    await itIs(2)
    expect([await statuses(id), await statuses(unready.id)]).toEqual([['done', 'refused'], ['refused']])
    expect([(await standing(id))[0], (await standing(unready.id))[0]]).toEqual([3, 2])
  })

  it('opens the next round when the quarter is already closed', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    await (await admin())('passRound', { params: { gameId: id } })
    await scheduleAt(id, 1)
    await itIs(1)
    const { rounds } = await (await admin())('getGame', { params: { id } })
    expect(rounds.map(({ etat }) => etat)).toEqual([0, 0, 1])
  })

  it('does not pass after it is cancelled', async () => {
    const { id } = await aGame(server)
    const body = { game: id, date: '03/27/2027', heure: 18, minute: 0 }
    const pass = await (await admin())('schedulePass', { body })
    await (await admin())('cancelScheduledPass', { params: { id: pass.id } })
    await itIs(20)
    expect((await standing(id))[0]).toBe(2)
  })
})

it('waits a moment for saves that were sent in time and are still in flight', async () => {
  const { id } = await aGame(server)
  await scheduleAt(id, 1)
  const due = start + hourMs
  let looks = 0
  let clock = due + 199
  const passed: number[] = []
  const watching = {
    ...server.context,
    now() {
      looks += 1
      return new Date(clock)
    },
  }
  const scheduler = createScheduler(watching, {
    async passDue(gameId, at) {
      if (gameId === id) passed.push(at.getTime() - due)
      return { state: 'idle' }
    },
  })
  scheduler.start()
  await expect.poll(() => looks).toBeGreaterThan(5)
  expect(passed).toEqual([])
  clock = due + 200
  await expect.poll(() => passed[0]).toBe(200)
  await scheduler.stop()
  await itIs(1)
})

it('retries a game whose pass fails after a pause, and passes the other games meanwhile', async () => {
  const [broken, sound] = [await aGame(server), await aGame(server)]
  await scheduleAt(broken.id, 1)
  await scheduleAt(sound.id, 1)
  now = start + hourMs
  const tried: number[] = []
  const scheduler = createScheduler(
    { ...server.context, log: silentLog },
    {
      async passDue(gameId) {
        tried.push(gameId)
        if (gameId === broken.id) throw new Error('the engine failed')
        return { state: 'idle' }
      },
    },
  )
  await scheduler.runDue()
  await scheduler.runDue()
  expect(tried.filter(id => id === broken.id)).toHaveLength(1)
  expect(tried.filter(id => id === sound.id)).toHaveLength(2)
  await scheduler.stop()
  await itIs(1)
  expect([await statuses(broken.id), await statuses(sound.id)]).toEqual([['done'], ['done']])
})
