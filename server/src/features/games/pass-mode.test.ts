import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scheduledPasses } from '../../platform/db/schema.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const start = Date.now()
const hourMs = 3_600_000
let now = start
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) })
  await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
})
afterAll(() => server.stop())

const hoursFromStart = (hours: number) => new Date(start + hours * hourMs).toISOString()

it('counts automatic passes from the change of mode, not from its repetition', async () => {
  const { id } = await aGame(server)
  const admin = await server.client('admin')
  const params = { id }
  const automatic = await admin('scheduleGame', { params, body: { typePassage: 1, hour: '6' } })
  expect(automatic).toMatchObject({ typePassage: 1, hour: 6, nextPassAt: hoursFromStart(6) })
  now = start + 2 * hourMs
  const later = await server.client('admin')
  const again = await later('scheduleGame', { params, body: { typePassage: 1, hour: 6, name: 'Renommé' } })
  expect(again).toMatchObject({ name: 'Renommé', nextPassAt: hoursFromStart(6) })
  const slower = await later('scheduleGame', { params, body: { typePassage: 1, hour: 10 } })
  expect(slower.nextPassAt).toBe(hoursFromStart(12))
  now = start
})

it('returns to manual passes at once and keeps the hours', async () => {
  const { id } = await aGame(server)
  const admin = await server.client('admin')
  const params = { id }
  await admin('scheduleGame', { params, body: { typePassage: 1, hour: 3 } })
  const manual = await admin('scheduleGame', { params, body: { typePassage: 0 } })
  expect(manual).toMatchObject({ typePassage: 0, hour: 3, nextPassAt: null })
  expect(await admin('getGame', { params })).toEqual(manual)
})

it('accepts any field of a game, and keeps the mode when it is not given', async () => {
  const { id } = await aGame(server)
  const root = await server.client('superadmin')
  const params = { id }
  await root('scheduleGame', { params, body: { typePassage: 1, hour: 3 } })
  const changed = await root('scheduleGame', { params, body: { nbTurns: 7, admins: ['autreadmin'] } })
  expect(changed).toMatchObject({ nbTurns: 7, typePassage: 1, hour: 3, nextPassAt: hoursFromStart(3) })
  expect(changed.admin.map(user => user.username)).toEqual(['autreadmin'])
})

it('shows the earlier of the automatic and the scheduled pass, and none when the game is finished', async () => {
  const { id } = await aGame(server, { nbTurns: 1 })
  const admin = await server.client('admin')
  const params = { id }
  const { db } = server.context
  const at = new Date(start + 5 * hourMs)
  const localTime = { localDate: '2026-01-01', hour: 0, minute: 0 }
  await db.insert(scheduledPasses).values({ gameId: id, at, ...localTime })
  const scheduled = await admin('getGame', { params })
  expect([scheduled.typePassage, scheduled.nextPassAt]).toEqual([0, hoursFromStart(5)])
  const sooner = await admin('scheduleGame', { params, body: { typePassage: 1, hour: 2 } })
  expect(sooner.nextPassAt).toBe(hoursFromStart(2))
  await db.update(scheduledPasses).set({ status: 'done' }).where(eq(scheduledPasses.gameId, id))
  const later = await admin('scheduleGame', { params, body: { typePassage: 1, hour: 9 } })
  expect(later.nextPassAt).toBe(hoursFromStart(9))
  await admin('passAndOpenRound', { params: { gameId: id } })
  expect(await admin('getGame', { params })).toMatchObject({ finished: true, nextPassAt: null })
})

it('refuses an unknown mode, and the automatic mode without a whole number of hours', async () => {
  const { id } = await aGame(server)
  const admin = await server.client('admin')
  const bad: [Record<string, unknown>, string][] = [
    [{ typePassage: 2 }, 'typePassage'],
    [{ typePassage: -1, hour: 2 }, 'typePassage'],
    [{ typePassage: null }, 'typePassage'],
    [{ typePassage: true, hour: 2 }, 'typePassage'],
    [{ typePassage: 1 }, 'hour'],
    [{ typePassage: 1, hour: null }, 'hour'],
    [{ typePassage: 1, hour: 0 }, 'hour'],
    [{ typePassage: 1, hour: 1.5 }, 'hour'],
    [{ typePassage: 1, hour: 8761 }, 'hour'],
    [{ typePassage: 1, hour: 'soir' }, 'hour'],
    [{ typePassage: 1, hour: 2, nbTurns: 0 }, 'nbTurns'],
  ]
  for (const [body, path] of bad) {
    const refusal = await refusalOf(admin('scheduleGame', { params: { id }, body }))
    expect([refusal.status, refusal.violations.map(({ propertyPath }) => propertyPath)]).toEqual([
      422,
      [path],
    ])
  }
  expect(await admin('getGame', { params: { id } })).toMatchObject({ typePassage: 0, hour: null })
})

it('is for the administrators of the game', async () => {
  const { id } = await aGame(server)
  const call = async (name?: string, gameId = id) =>
    refusedWith(
      (await server.client(name))('scheduleGame', { params: { id: gameId }, body: { typePassage: 0 } }),
    )
  expect(await call('joueur1')).toBe('403 auth/forbidden')
  expect(await call('autreadmin')).toBe('403 auth/forbidden')
  expect(await call()).toBe('401 auth/required')
  expect(await call('admin', 99_999)).toBe('404 request/not-found')
})
