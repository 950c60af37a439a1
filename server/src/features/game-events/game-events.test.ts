import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let player: Client
let strike: number

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  player = await server.client('joueur1')
  const root = await server.client('superadmin')
  const effects = [{ criterion: 'coefDemande', operation: 'multiply' as const, value: 0.5 }]
  strike = (await root('createEvent', { body: { name: 'Greve des transports', impact: -50, effects } })).id
})
afterAll(() => server.stop())

const associate = (game: number, more: object) =>
  admin('associateEvent', { body: { game, event: strike, frequency: 1, ...more } })
const quartersOf = async (gameId: number, client = admin) =>
  (await client('listGameEvents', { params: { gameId } }))
    .filter(({ event }) => event.id === strike)
    .map(({ nbTour }) => nbTour)

describe('associating an event', () => {
  it('with nbTour applies it to that quarter only, however often the series repeats', async () => {
    const { id } = await aGame(server)
    const made = await associate(id, { nbTour: 2, frequency: 3 })
    expect(made).toMatchObject({
      '@type': 'EventGame',
      nbTour: 2,
      nbTrimestre: 2,
      frequency: 3,
      privacy: true,
    })
    await associate(id, { nbTour: 3, nbTrimestre: 2, frequency: 3 })
    expect(await quartersOf(id)).toEqual([2, 3])
  })

  it('with nbTrimestre only applies it to the whole series and returns the last quarter', async () => {
    const { id } = await aGame(server)
    const last = await associate(id, { nbTrimestre: 2, frequency: 3 })
    expect(last).toMatchObject({ nbTour: 4, nbTrimestre: 2 })
    expect(await quartersOf(id)).toEqual([2, 3, 4])
    const filtered = await admin('listEventGames', { query: { game: id } })
    expect(filtered).toEqual(await admin('listGameEvents', { params: { gameId: id } }))
  })

  it('accepts references in every form, and numbers as text', async () => {
    const { id } = await aGame(server)
    const body = {
      game: `/api/v1/games/${id}`,
      event: { '@id': `/api/v1/events/${strike}` },
      frequency: '1',
      nbTour: '2',
    }
    expect(await admin('associateEvent', { body })).toMatchObject({ nbTour: 2, game: { id } })
  })

  it('is all or none: a series that overlaps an existing association adds nothing', async () => {
    const { id } = await aGame(server)
    await associate(id, { nbTour: 3 })
    expect(await refusedWith(associate(id, { nbTour: 3 }))).toBe('409 events/associated')
    expect(await refusedWith(associate(id, { nbTrimestre: 2, frequency: 2 }))).toBe('409 events/associated')
    expect(await quartersOf(id)).toEqual([3])
  })

  it.each([
    { nbTour: 5 },
    { nbTrimestre: 3, frequency: 3 },
    { nbTour: 0 },
    { nbTour: 1.5 },
    {},
    { nbTour: 2, frequency: 0 },
    { nbTour: 2, frequency: 5 },
    { nbTour: 2, privacy: 3 },
    { nbTour: 2, event: 999_999 },
  ])('refuses %o', async more => {
    const { id } = await aGame(server)
    const refusal = await refusalOf(associate(id, more))
    expect(refusal.status).toBe(422)
    expect(refusal.violations.length).toBeGreaterThan(0)
  })

  it('refuses a quarter that has been played, even before the next is open', async () => {
    const { id } = await aGame(server)
    await admin('passAndOpenRound', { params: { gameId: id } })
    expect(await refusedWith(associate(id, { nbTour: 1 }))).toBe('422 request/invalid')
    await associate(id, { nbTour: 2 })
    await admin('passRound', { params: { gameId: id } })
    expect(await refusedWith(associate(id, { nbTrimestre: 2 }))).toBe('422 request/invalid')
  })

  it('is allowed for administrators of the game only', async () => {
    const { id } = await aGame(server, { administrators: [], players: ['joueur1'] })
    const body = { game: id, event: strike, frequency: 1, nbTour: 1 }
    expect(await refusedWith(admin('associateEvent', { body }))).toBe('403 auth/forbidden')
    expect(await refusedWith(player('associateEvent', { body }))).toBe('403 auth/forbidden')
    const unknown = admin('associateEvent', { body: { ...body, game: 999_999 } })
    expect(await refusedWith(unknown)).toBe('404 request/not-found')
  })
})

describe('an associated event', () => {
  it('acts in its quarter, announced or not, and is shown to players only when announced', async () => {
    const demandWith = async (more: object | null): Promise<number> => {
      const { id } = await aGame(server, { players: ['joueur1'] })
      if (more !== null) await associate(id, more)
      if (more !== null) {
        const isAnnounced = !('privacy' in more)
        expect(await quartersOf(id, player)).toEqual(isAnnounced ? [1] : [])
        const shown = await player('getGame', { params: { id } })
        expect(shown.eventGames.some(({ event }) => event.id === strike)).toBe(isAnnounced)
      }
      await admin('passAndOpenRound', { params: { gameId: id } })
      const [result] = await admin('listGameResults', { params: { gameId: id } })
      return result?.demande ?? 0
    }
    const calm = await demandWith(null)
    const announced = await demandWith({ nbTour: 1 })
    const unannounced = await demandWith({ nbTour: 1, privacy: false })
    const byNumber = await demandWith({ nbTour: 1, privacy: 1 })
    expect(announced).toBeLessThan(calm * 0.75)
    expect([unannounced, byNumber]).toEqual([announced, announced])
  })

  it('is removed once, and the tax never', async () => {
    const { id } = await aGame(server)
    const made = await associate(id, { nbTour: 2 })
    await admin('dissociateEvent', { params: { id: made.id } })
    const again = admin('dissociateEvent', { params: { id: made.id } })
    expect(await refusedWith(again)).toBe('404 request/not-found')
    const [tax] = await admin('listGameEvents', { params: { gameId: id } })
    const refusal = await refusalOf(admin('dissociateEvent', { params: { id: tax?.id ?? 0 } }))
    expect(refusal).toMatchObject({ status: 409, detail: "L'evenement Impôt ne peut pas etre supprime" })
  })

  it('is not listed without the choice of a game', async () => {
    const answer = await server.fetch('/api/v1/event_games', { as: 'admin' })
    expect(answer.status).toBe(422)
  })
})

describe('associating several events', () => {
  const several = (id: number, events: { event: number; nbTour: number; privacy?: boolean }[]) =>
    admin('associateEvents', { params: { id }, body: { events } })
  const eventsOf = async () => (await admin('listEvents')).filter(({ key }) => key !== 'impot')

  it('lets each act in its quarter, announced unless it is said otherwise', async () => {
    const { id } = await aGame(server)
    const [first, second] = await eventsOf()
    const made = await several(id, [
      { event: second?.id ?? 0, nbTour: 3, privacy: false },
      { event: first?.id ?? 0, nbTour: 2 },
    ])
    expect(made.map(row => [row.event.id, row.nbTour, row.nbTrimestre, row.frequency, row.privacy])).toEqual([
      [first?.id, 2, 2, 1, true],
      [second?.id, 3, 3, 1, false],
    ])
  })

  it('adds all or none', async () => {
    const { id } = await aGame(server)
    await associate(id, { nbTour: 2 })
    const [other] = await eventsOf()
    const fine = { event: other?.id ?? 0, nbTour: 3 }
    const before = await admin('listGameEvents', { params: { gameId: id } })
    expect(await refusedWith(several(id, [fine, { event: strike, nbTour: 2 }]))).toBe('409 events/associated')
    expect(await refusedWith(several(id, [fine, fine]))).toBe('409 events/associated')
    const wrong = await refusalOf(
      several(id, [fine, { event: strike, nbTour: 99 }, { event: 999_999, nbTour: 3 }]),
    )
    expect(wrong.violations).toMatchObject([
      { propertyPath: 'events[1].nbTour', code: 'validation/out-of-bounds' },
      { propertyPath: 'events[2].event', code: 'validation/reference' },
    ])
    expect(await refusedWith(several(id, []))).toBe('422 request/invalid')
    expect(await admin('listGameEvents', { params: { gameId: id } })).toEqual(before)
  })
})
