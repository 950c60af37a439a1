import type { Game } from '@trimestre/contract/games'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameAdministrators, games, streamEvents } from '../../platform/db/schema.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { databaseNow } from '../../testing/database-clock.ts'
import { type GameStream, listenToGame } from '../../testing/listen-to-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { listOnlineUsers } from './service.ts'

let server: TestServer
let clock = new Date()

beforeAll(async () => {
  // The test uses one server: a process manages the streams that it serves, and only its clock is moved.
  server = await startTestServer({ now: () => clock, background: ['streams'], isAlone: true })
})
afterAll(() => server.stop())

const moveClock = async (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
  await server.app.streams.tick()
}

async function listen(username: string, gameId: number): Promise<GameStream> {
  await allPublished()
  const { token } = await server.session(username)
  const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId })
  await Promise.race([stream.untilOpen(), stream.ended.catch(() => undefined)])
  return stream
}

/** Waits until all written events are published, so that a stream opened afterwards begins after them. */
async function allPublished(): Promise<void> {
  const untold = () => server.context.db.$count(streamEvents, isNull(streamEvents.position))
  await expect.poll(untold, { interval: 20 }).toBe(0)
}

async function companyOf(username: string, gameId: number): Promise<number> {
  const { user } = await server.session(username)
  const [company] = await (await server.client(username))('findCompany', {
    params: { userId: user.id, gameId },
  })
  return company?.id ?? 0
}

async function save(username: string, game: Game, draft = false): Promise<number> {
  const companyId = await companyOf(username, game.id)
  const roundId = game.rounds.at(-1)?.id ?? 0
  await (await server.client(username))('saveDecisions', {
    params: { roundId, companyId, area: 'ventes' },
    body: { decisions: { prixVente: 30 }, draft },
  })
  return companyId
}

/** Reads a stream without the client: returns the response and the text up to a mark. */
async function read(
  path: string,
  headers: Record<string, string>,
  mark: string,
): Promise<[Response, string]> {
  const answer = await server.fetch(path, { as: 'admin', headers })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes(mark)) {
    const part = await reader?.read()
    if (part?.value === undefined) break
    text += part.value
  }
  await reader?.cancel()
  return [answer, text]
}

describe('the stream of a game', () => {
  it('notifies administrators and players that a quarter was passed', async () => {
    const game = await aGame(server, { players: ['joueur1'], nbTurns: 1 })
    const [staff, player] = await Promise.all([listen('admin', game.id), listen('joueur1', game.id)])
    await (await server.client('admin'))('passAndOpenRound', { params: { gameId: game.id } })
    await staff.until('round.passed')
    await player.until('notification.added')
    const data = { gameId: game.id, roundNb: 3, currentTrimestre: 2, finished: true }
    const passed = { name: 'round.passed', data }
    expect(staff.events).toEqual([passed])
    expect(player.events).toEqual([
      passed,
      { name: 'notification.added', data: { unread: expect.any(Number) } },
    ])
    for (const stream of [staff, player]) await stream.close()
  })

  it('sends one event for a round that is closed without opening the next', async () => {
    const game = await aGame(server)
    const stream = await listen('admin', game.id)
    const admin = await server.client('admin')
    await admin('passRound', { params: { gameId: game.id } })
    await admin('passRound', { params: { gameId: game.id } })
    await admin('configureGame', { params: { id: game.id }, body: { name: 'Autre nom' } })
    await stream.until('game.updated')
    expect(stream.names()).toEqual(['round.passed', 'game.updated'])
    await stream.close()
  })

  it('sends changes of the game, its players and its schedule', async () => {
    const game = await aGame(server)
    const stream = await listen('admin', game.id)
    const admin = await server.client('admin')
    await admin('configureGame', { params: { id: game.id }, body: { name: 'Autre nom' } })
    await (await server.client('joueur1'))('joinGame', { body: { game: game.id } })
    await stream.until('game.updated', 2)
    const { user } = await server.session('joueur2')
    await admin('invite', { params: { gameId: game.id }, body: [user.id] })
    await stream.until('game.updated', 3)
    await admin('scheduleGame', { params: { id: game.id }, body: { typePassage: 1, hour: 2 } })
    await stream.until('schedule.updated')
    const [year, month, day] = new Date(clock.getTime() + 40 * 86_400_000).toISOString().split(/[-T]/)
    const date = `${month}/${day}/${year}`
    const pass = await admin('schedulePass', { body: { game: game.id, date, heure: 8, minute: 0 } })
    await admin('cancelScheduledPass', { params: { id: pass.id } })
    await stream.until('schedule.updated', 3)
    expect(stream.events.at(-1)).toEqual({ name: 'schedule.updated', data: { gameId: game.id } })
    await stream.close()
  })

  it('sends automatic passes too', async () => {
    const game = await aGame(server)
    const admin = await server.client('admin')
    await admin('scheduleGame', { params: { id: game.id }, body: { typePassage: 1, hour: 1 } })
    const stream = await listen('admin', game.id)
    await server.context.db.update(games).set({ nextPassAt: clock }).where(eq(games.id, game.id))
    await server.app.scheduler.runDue()
    await stream.until('schedule.updated')
    expect(stream.names()).toEqual(['round.passed', 'schedule.updated'])
    await stream.close()
  })

  it('reports saved decisions to their owner and the administrators, never to a rival', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
    const [owner, rival, admin, root] = await Promise.all(
      ['joueur1', 'joueur2', 'admin', 'superadmin'].map(name => listen(name, game.id)),
    )
    const companyId = await save('joueur1', game)
    await save('joueur1', game, true)
    const own = await save('joueur2', game)
    for (const stream of [admin, root]) await stream?.until('company.updated', 3)
    await owner?.until('company.updated', 2)
    await rival?.until('company.updated')
    const update = (change: string, id = companyId) => ({
      name: 'company.updated',
      data: { companyId: id, change },
    })
    expect(owner?.events).toEqual([update('saved'), update('draft')])
    expect(rival?.events).toEqual([update('saved', own)])
    expect(admin?.events).toEqual([update('saved'), update('draft'), update('saved', own)])
    for (const stream of [owner, rival, admin, root]) await stream?.close()
  })

  it('sends nothing for a refused save', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const stream = await listen('joueur1', game.id)
    await (await server.client('admin'))('passRound', { params: { gameId: game.id } })
    expect(await refusedWith(save('joueur1', game))).toBe('409 rounds/closed')
    await (await server.client('admin'))('configureGame', { params: { id: game.id }, body: { name: 'x' } })
    await stream.until('game.updated')
    expect(stream.names()).toEqual(['round.passed', 'notification.added', 'game.updated'])
    await stream.close()
  })
})

describe('access to a stream', () => {
  it('is limited to users who may see the game', async () => {
    await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
    const game = await aGame(server, { private: true, players: ['joueur1'] })
    const ends = (username: string, gameId: number) =>
      listen(username, gameId).then(stream => refusedWith(stream.ended))
    expect(await ends('joueur2', game.id)).toBe('403 auth/forbidden')
    expect(await ends('autreadmin', game.id)).toBe('403 auth/forbidden')
    expect(await ends('joueur1', 999_999)).toBe('404 request/not-found')
    const unsigned = listenToGame({ baseUrl: server.url, getToken: () => null, gameId: game.id })
    expect(await refusedWith(unsigned.ended)).toBe('401 auth/required')
  })

  it('ends at once for a disabled account and for a deleted game', async () => {
    const id = await anAccount(server, 'passant')
    const game = await aGame(server, { players: ['passant', 'joueur1'] })
    const [gone, other] = [await listen('passant', game.id), await listen('joueur1', game.id)]
    const root = await server.client('superadmin')
    await root('updateUser', { params: { id }, body: { enabled: false } })
    expect(await refusedWith(gone.ended)).toBe('401 auth/required')
    await root('deleteGame', { params: { id: game.id } })
    expect(await refusedWith(other.ended)).toBe('404 request/not-found')
    expect([gone.openings, other.openings]).toEqual([1, 1])
  })

  it('ends when the token expires, and within a minute when access was withdrawn', async () => {
    const game = await aGame(server, { private: true, players: ['joueur1'] })
    const stream = await listen('admin', game.id)
    await moveClock(3590)
    expect(stream.openings).toBe(1)
    await moveClock(20)
    expect(await refusedWith(stream.ended)).toBe('401 auth/required')

    const later = await listen('admin', game.id)
    await server.context.db.delete(gameAdministrators)
    await moveClock(61)
    expect(await refusedWith(later.ended)).toBe('403 auth/forbidden')
  })

  it('is limited to five streams for each user: the oldest is closed', async () => {
    const game = await aGame(server)
    const path = `/api/v1/games/${game.id}/stream`
    const answers: Response[] = []
    for (let count = 0; count < 6; count += 1) answers.push(await server.fetch(path, { as: 'joueur4' }))
    expect(await answers[0]?.text()).toMatch(/^retry: \d+\nid: \d+\n\n$/)
    const online = () => listOnlineUsers(server.context.db, game.id)
    const { user } = await server.session('joueur4')
    await expect.poll(online).toEqual(new Set([user.id]))
    for (const answer of answers.slice(1)) await answer.body?.cancel()
    await expect.poll(online).toEqual(new Set())
  })
})

describe('the wire format', () => {
  it('is text/event-stream, uncompressed, uncached, with rising ids', async () => {
    const game = await aGame(server)
    const path = `/api/v1/games/${game.id}/stream`
    const root = await server.client('superadmin')
    for (const name of ['un', 'deux', 'trois']) {
      await root('configureGame', { params: { id: game.id }, body: { name } })
    }
    await allPublished()
    const headers = { 'accept-encoding': 'br, gzip', 'last-event-id': '0' }
    const answer = await server.fetch(path, { as: 'superadmin', headers })
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while ((text.match(/^id: /gm) ?? []).length < 4) text += (await reader?.read())?.value ?? ''
    await reader?.cancel()
    const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(match => Number(match[1]))
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
    expect(text).toContain(`event: game.updated\ndata: {"gameId":${game.id}}\n\n`)
  })

  it('includes a comment after 25 silent seconds', async () => {
    const game = await aGame(server)
    const path = `/api/v1/games/${game.id}/stream`
    const answer = await server.fetch(path, { as: 'superadmin' })
    await moveClock(26)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('\n:\n\n')) text += (await reader?.read())?.value ?? ''
    expect(text).toMatch(/^retry: \d+\nid: 0\n\n:\n\n$/)
    await reader?.cancel()
  })

  it('replays missed events, at most the newest hundred', async () => {
    const game = await aGame(server)
    const path = `/api/v1/games/${game.id}/stream`
    const rows = Array.from({ length: 120 }, (_, index) => ({
      gameId: game.id,
      name: 'game.updated',
      data: { gameId: game.id, index },
      position: 1000 + index,
    }))
    await server.context.db.insert(streamEvents).values(rows)
    const [, all] = await read(path, { 'last-event-id': '1000' }, '"index":119')
    const ids = [...all.matchAll(/^id: (\d+)\nevent/gm)].map(match => Number(match[1]))
    expect(ids).toHaveLength(100)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(ids.at(-1)).toBe(1119)
    const [, some] = await read(path, { 'last-event-id': '1117' }, '"index":119')
    expect(some.match(/^event: /gm)).toHaveLength(2)
    const [, none] = await read(path, { 'last-event-id': 'x' }, '\n\n')
    expect(none).toMatch(/^retry: \d+\nid: 1119\n\n$/)
  })

  it('has ids that do not reveal how active rivals were in between', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
    const stream = await listen('joueur1', game.id)
    for (let count = 0; count < 5; count += 1) await save('joueur2', game)
    await save('joueur1', game)
    await stream.until('company.updated')
    const rows = await server.context.db.select().from(streamEvents)
    const own = rows.findLast(row => row.gameId === game.id)
    // The position is a time in microseconds, not a count.
    const now = await databaseNow(server.context)
    expect(Math.abs((own?.position ?? 0) / 1000 - now.getTime())).toBeLessThan(600_000)
    expect(stream.events).toHaveLength(1)
    await stream.close()
  })

  it('supports HEAD without opening a stream', async () => {
    const game = await aGame(server)
    const answer = await server.fetch(`/api/v1/games/${game.id}/stream`, { as: 'superadmin', method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await listOnlineUsers(server.context.db, game.id)).toEqual(new Set())
  })
})
