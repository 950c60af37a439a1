import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guideProgress } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('another device goes on where a member stopped, and other members have their own progress', async () => {
  const { id } = await aGame(server, { players: ['joueur1', 'joueur2'] })
  const params = { id }
  const player = await server.client('joueur1')
  expect(await player('getGuide', { params })).toEqual({ step: 0, done: false })
  expect(await player('setGuide', { params, body: { step: 3 } })).toEqual({ step: 3, done: false })
  const device = await server.client('joueur1')
  expect(await device('getGuide', { params })).toEqual({ step: 3, done: false })
  expect(await (await server.client('joueur2'))('getGuide', { params })).toEqual({ step: 0, done: false })
  expect(await device('setGuide', { params, body: { step: 7 } })).toEqual({ step: 7, done: true })
  expect(await player('getGuide', { params })).toEqual({ step: 7, done: true })
})

it('refuses what is no number of stops, and who is not in the game', async () => {
  const { id } = await aGame(server, { players: ['joueur1'] })
  const params = { id }
  const player = await server.client('joueur1')
  for (const step of [-1, 8, 1.5]) {
    const { status, violations } = await refusalOf(player('setGuide', { params, body: { step } }))
    expect([step, status, violations?.[0]?.propertyPath]).toEqual([step, 422, 'step'])
  }
  const stranger = await server.client('joueur2')
  expect(await refusedWith(stranger('getGuide', { params }))).toBe('403 auth/forbidden')
  expect(await refusedWith(stranger('setGuide', { params, body: { step: 1 } }))).toBe('403 auth/forbidden')
})

it('is part of the personal data, and goes with the account', async () => {
  const { id } = await aGame(server, { players: ['joueur3'] })
  const params = { id }
  const player = await server.client('joueur3')
  await player('setGuide', { params, body: { step: 4 } })
  const { user } = await server.session('joueur3')
  const root = await server.client('superadmin')
  const { tours } = await root('exportUser', { params: { id: user.id } })
  expect(tours).toEqual([{ game: { id, name: expect.any(String) }, step: 4 }])
  // An account that has played stays, under a pseudonym.
  await root('passAndOpenRound', { params: { gameId: id } })
  await root('eraseUser', { params: { id: user.id }, body: {} })
  const left = await server.context.db.select().from(guideProgress).where(eq(guideProgress.userId, user.id))
  expect(left).toEqual([])
})
