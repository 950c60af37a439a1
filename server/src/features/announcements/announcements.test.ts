import type { Announcement } from '@trimestre/contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patiently } from '../../../../testing/patience.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { aTeam, seatMember } from '../../testing/build-team.ts'
import { type GameStream, listenToGame } from '../../testing/listen-to-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let aheadMs = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + aheadMs) })
})
afterAll(() => server.stop())

const openStreams: GameStream[] = []

async function listen(username: string, gameId: number): Promise<GameStream> {
  const { token } = await server.session(username)
  const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId })
  openStreams.push(stream)
  await stream.untilOpen()
  return stream
}

async function closeStreams(): Promise<void> {
  for (const stream of openStreams.splice(0)) await stream.close()
}

const inMinutes = (minutes: number): string => new Date(Date.now() + aheadMs + minutes * 60_000).toISOString()

const textsOf = (announcements: readonly Announcement[]) => announcements.map(({ text }) => text)

async function textsFor(username: string, gameId: number): Promise<string[]> {
  const client = await server.client(username)
  return textsOf(await client('listAnnouncements', { params: { id: gameId } }))
}

const bellOf = async (username: string) => (await server.client(username))('listNotifications', {})

describe('an announcement', () => {
  it(
    'reaches forty open streams and bells, and nobody of another game',
    async () => {
      const { gameId, companyId } = await aTeam(server, ['joueur1'])
      const other = await aGame(server, { players: ['joueur2'] })
      const people = Array.from({ length: 39 }, (_, index) => `eleve-${index}`)
      for (const person of people) {
        await anAccount(server, person)
        await seatMember(server, { gameId, companyId }, person)
      }
      const streams = await Promise.all(['joueur1', ...people].map(person => listen(person, gameId)))
      const elsewhere = await listen('joueur2', other.id)
      const staff = await server.client('admin')
      await staff('createAnnouncement', {
        params: { id: gameId },
        body: { text: 'Rendez-vous en salle 12', audience: 'game' },
      })
      await Promise.all(streams.map(stream => stream.until('announcement.added')))
      await Promise.all(streams.map(stream => stream.until('notification.added')))
      const sent = JSON.stringify(streams.map(({ events }) => events))
      expect(sent).not.toContain('salle')
      for (const { events } of streams) {
        expect(events.filter(({ name }) => name === 'notification.added')).toHaveLength(1)
      }
      expect((await bellOf('eleve-38')).items).toMatchObject([
        { kind: 'announcement', game: { id: gameId }, read: false },
      ])
      expect(elsewhere.names()).not.toContain('announcement.added')
      expect((await bellOf('joueur2')).items.filter(({ kind }) => kind === 'announcement')).toEqual([])
      await closeStreams()
    },
    patiently(60_000),
  )

  it('to one company leaves the lists, bells and streams of its rivals as they were', async () => {
    const { gameId, companyId } = await aTeam(server, ['joueur1'], { rivals: ['joueur3'] })
    const staff = await server.client('admin')
    const params = { id: gameId }
    const before = [await textsFor('joueur3', gameId), await bellOf('joueur3')]
    const own = await listen('joueur1', gameId)
    const rival = await listen('joueur3', gameId)
    await staff('createAnnouncement', {
      params,
      body: { text: 'Votre stock déborde', audience: 'company', companyId },
    })
    await own.until('announcement.added')
    expect(await textsFor('joueur1', gameId)).toEqual(['Votre stock déborde'])
    expect([await textsFor('joueur3', gameId), await bellOf('joueur3')]).toEqual(before)
    // Whatever follows arrives after it.
    await staff('createAnnouncement', { params, body: { text: 'À tous', audience: 'game' } })
    await rival.until('announcement.added')
    expect(rival.names().filter(name => name === 'announcement.added')).toHaveLength(1)
    expect(rival.names().filter(name => name === 'notification.added')).toHaveLength(1)
    await closeStreams()
  })

  it('to staff is for staff alone', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    const staff = await server.client('admin')
    await staff('createAnnouncement', { params: { id }, body: { text: 'Entre nous', audience: 'staff' } })
    expect(await textsFor('admin', id)).toEqual(['Entre nous'])
    expect(await textsFor('joueur1', id)).toEqual([])
  })

  it('of an instant to come is shown and notified once, then', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    const staff = await server.client('admin')
    const body = { text: 'Demain', audience: 'game' as const, at: inMinutes(60), until: inMinutes(120) }
    await staff('createAnnouncement', { params: { id }, body })
    await server.app.notifications.runDue()
    expect(await textsFor('joueur1', id)).toEqual([])
    expect(await textsFor('admin', id)).toEqual(['Demain'])
    aheadMs += 61 * 60_000
    await Promise.all([server.app.notifications.runDue(), server.app.notifications.runDue()])
    expect(await textsFor('joueur1', id)).toEqual(['Demain'])
    const { items } = await bellOf('joueur1')
    expect(items.filter(({ kind, game }) => kind === 'announcement' && game?.id === id)).toHaveLength(1)
    aheadMs += 60 * 60_000
    expect(await textsFor('joueur1', id)).toEqual([])
  })

  it('is listed with the pinned ones first, then the newest', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    const staff = await server.client('admin')
    const say = (text: string, pinned = false) =>
      staff('createAnnouncement', { params: { id }, body: { text, audience: 'game', pinned } })
    await say('un', true)
    await say('deux')
    await say('trois')
    expect(await textsFor('joueur1', id)).toEqual(['un', 'trois', 'deux'])
  })

  it('keeps its text after ten minutes, but may still be pinned and ended', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    const staff = await server.client('admin')
    const body = { text: 'Lundi', audience: 'game' as const }
    const made = await staff('createAnnouncement', { params: { id }, body })
    const params = { id, announcementId: made.id }
    await staff('updateAnnouncement', { params, body: { ...body, text: 'Mardi' } })
    await expect(
      staff('updateAnnouncement', { params, body: { text: 'Mardi', audience: 'staff' } }),
    ).rejects.toMatchObject({ status: 409, code: 'announcements/old' })
    aheadMs += 11 * 60_000
    await expect(
      staff('updateAnnouncement', { params, body: { ...body, text: 'Mercredi' } }),
    ).rejects.toMatchObject({ status: 409, code: 'announcements/old' })
    const kept = await staff('updateAnnouncement', {
      params,
      body: { ...body, text: 'Mardi', pinned: true, until: inMinutes(5) },
    })
    expect(kept).toMatchObject({ text: 'Mardi', pinned: true })
  })

  it('that is taken away takes its notifications with it', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    const staff = await server.client('admin')
    const made = await staff('createAnnouncement', {
      params: { id },
      body: { text: 'Erreur', audience: 'game' },
    })
    await staff('deleteAnnouncement', { params: { id, announcementId: made.id } })
    expect(await textsFor('joueur1', id)).toEqual([])
    const { items } = await bellOf('joueur1')
    expect(items.filter(({ data }) => data.announcementId === made.id)).toEqual([])
  })

  it.each([
    ['an empty text', { text: ' ', audience: 'game' }, 'text', 'validation/required'],
    ['a company without its id', { text: 'x', audience: 'company' }, 'companyId', 'validation/required'],
    [
      'an instant that has passed',
      { text: 'x', audience: 'game', at: '2020-01-01T00:00:00Z' },
      'at',
      'validation/out-of-bounds',
    ],
    [
      'an end before its beginning',
      { text: 'x', audience: 'game', until: '2020-01-01T00:00:00Z' },
      'until',
      'validation/out-of-bounds',
    ],
  ])('with %s is refused', async (_, body, propertyPath, code) => {
    const { id } = await aGame(server)
    const answer = await server.fetch(`/api/v1/games/${id}/announcements`, {
      as: 'admin',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ violations: [{ propertyPath, code }] })
  })

  it('to a company of another game is refused', async () => {
    const { id } = await aGame(server)
    const other = await aGame(server, { players: ['joueur1'] })
    const staff = await server.client('admin')
    const body = { text: 'x', audience: 'company' as const, companyId: other.companies[0]?.id ?? 0 }
    await expect(staff('createAnnouncement', { params: { id }, body })).rejects.toMatchObject({ status: 422 })
  })

  it('of a public game is not for players who are neither invited nor in it', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    await expect(textsFor('joueur4', id)).rejects.toMatchObject({ status: 403 })
  })
})
