import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readTranscript } from '../../testing/all-answers.ts'
import { aGame, type GameDescription } from '../../testing/build-game.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { roundActs, savePrice, verdictsOf } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const start = Date.parse('2027-03-27T11:00:00Z')
const minuteMs = 60_000
let now = start
let server: TestServer

/** Signs in again when the clock has moved further than a session lasts. */
const as = (username: string): Client =>
  (async (...given: Parameters<Client>) => (await server.client(username))(...given)) as Client
const admin = as('admin')
const player = as('joueur1')

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) })
})
beforeEach(() => {
  now = start
})
afterAll(() => server.stop())

const { read, lastId, statesOf, close, pass0, undo, publish, hold, reset } = roundActs(admin)
const players = ['joueur1', 'joueur2', 'joueur3']
const inMinutes = (minutes: number) => new Date(start + minutes * minuteMs).toISOString()

/** Moves the clock and does what is due. */
async function itIs(minutes: number): Promise<void> {
  now = start + minutes * minuteMs
  await server.app.scheduler.runDue()
}

async function aHeldGame(given: GameDescription = {}): Promise<Game> {
  const game = await aGame(server, { players, ...given })
  await hold(game.id)
  return game
}

describe('a game whose results are shown at once', () => {
  it('gives players a result with the close alone, and says nothing of a close', async () => {
    const game = await aGame(server, { players })
    const { token } = await server.session('admin')
    const stream = listenToGame({
      baseUrl: server.url,
      getToken: () => token,
      gameId: game.id,
    })
    onTestFinished(() => stream.close())
    await stream.untilOpen()
    const answer = await close(game.id)
    expect(answer).toMatchObject({
      nbRounds: 2,
      version: 1,
      round: { etat: 0, state: 'published', version: 1 },
    })
    const own = await player('listCompanyResults', { params: { id: game.companies[0]?.id ?? 0 } })
    expect(own['hydra:totalItems']).toBe(1)
    await stream.until('round.passed')
    expect(stream.names()).not.toContain('round.closed')
  })
})

/** Fields that may change for players when a quarter is closed and hidden: its sheet and its journal are closed too. */
const mayChange =
  /^(\.rounds\[\d+\]|\.round)?\.(etat|state|publishAt)$|\.editable$|^\.entries\[\d\]\.(state|writable\.(before|after))$/

/** Returns the paths in which two answers differ. */
function differing(one: unknown, other: unknown, path = ''): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  const isList = Array.isArray(one) && Array.isArray(other) && one.length === other.length
  if (isList) return one.flatMap((each, index) => differing(each, other[index], `${path}[${index}]`))
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject(one) || !isObject(other)) return [path]
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].flatMap(key => differing(one[key], other[key], `${path}.${key}`))
}

describe('a held quarter', () => {
  it('changes nothing that a player reads but that it is closed, and staff see its results', async () => {
    const game = await aHeldGame({ name: 'Retenu' })
    await pass0(game.id)
    await savePrice(server, 'joueur1', game.id, 48)
    await savePrice(server, 'joueur2', game.id, 61)
    const { token } = await server.session('joueur1')
    const transcript = () => readTranscript(server.url, { token, gameId: game.id })
    const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId: game.id })
    onTestFinished(() => stream.close())
    await stream.untilOpen()
    const before = await transcript()
    expect(before.size).toBeGreaterThan(100)
    await close(game.id)
    const hidden = await transcript()
    expect([...hidden.keys()]).toEqual([...before.keys()])
    for (const [address, answer] of before) {
      const later = hidden.get(address)
      const paths = differing(answer.body, later?.body)
      expect(
        paths.filter(path => !mayChange.test(path.replace(/^\[\d+\]/, ''))),
        address,
      ).toEqual([])
      const { etag, 'content-length': length, ...headers } = later?.headers ?? {}
      if (paths.length === 0) expect(later, address).toEqual(answer)
      else expect(answer.headers, address).toMatchObject(headers)
    }
    await stream.until('round.closed')
    // Events of what the player saved before may come late.
    const ofGame = stream.events.filter(({ name }) => name !== 'company.updated')
    expect(ofGame).toEqual([{ name: 'round.closed', data: { gameId: game.id, roundNb: 3 } }])

    const staff = await admin('listGameResults', { params: { gameId: game.id } })
    expect(staff.map(({ round }) => round.roundNb)).toEqual([3, 3, 3])
    const [, ...expert] = await admin('listExpertResults', { params: { gameId: game.id } })
    expect(expert.map(row => (row as { state: string }).state)).toEqual([
      ...Array(3).fill('published'),
      ...Array(3).fill('hidden'),
    ])
    expect(await refusedWith(savePrice(server, 'joueur1', game.id, 50))).toBe('409 rounds/closed')
  })

  it('is published with the figures that staff saw, by hand or by opening the next quarter', async () => {
    const game = await aHeldGame()
    const seen = async (client: Client) =>
      (await client('listGameResults', { params: { gameId: game.id } })).map(row => JSON.stringify(row))
    await close(game.id)
    expect(await seen(player)).toEqual([])
    const shown = await seen(admin)
    const round = await lastId(game.id)
    expect(await publish(round)).toMatchObject({ nbRounds: 2, round: { state: 'published', version: 1 } })
    expect(await publish(round)).toMatchObject({ nbRounds: 2 })
    expect(await seen(admin)).toEqual(shown)
    expect(await seen(player)).toHaveLength(3)

    // The next quarter says « the next one »: it publishes, whatever was chosen.
    await pass0(game.id)
    expect(await statesOf(game.id)).toBe('published,published,open')
    const { inputs, version } = await close(game.id)
    expect(version).toBe(1)
    expect(await pass0(game.id)).toMatchObject({ nbRounds: 4, inputs, version })
    expect(await pass0(game.id)).toMatchObject({ nbRounds: 5, version: 1 })
    expect(await statesOf(game.id)).toBe('published,published,published,published,open')
    expect(await verdictsOf(server.context.db, game.id)).toEqual(['1.1', '2.1', '3.1'])
  })

  it('closes the doors to the uninvited only when it is published', async () => {
    const game = await aHeldGame()
    await admin('configureGame', { params: { id: game.id }, body: { joining: 'untilFirstPass' } })
    await close(game.id)
    expect(await read(game.id)).toMatchObject({ joining: 'untilFirstPass', joinCode: expect.any(String) })
    await publish(await lastId(game.id))
    expect(await read(game.id)).toMatchObject({ joining: 'closed', joinCode: null })
  })

  it('stays hidden when it is closed again, and when results are to be shown at once from then on', async () => {
    const game = await aHeldGame()
    const closed = await close(game.id)
    await admin('setPublication', { params: { id: game.id }, body: { mode: 'immediate' } })
    expect(await close(game.id)).toEqual(closed)
    expect(await statesOf(game.id)).toBe('published,hidden')
    await admin('scheduleGame', { params: { id: game.id }, body: { typePassage: 1, hour: 1 } })
    await itIs(60)
    expect(await statesOf(game.id)).toBe('published,hidden')
    expect(await refusedWith(reset(game.companies[0]?.id ?? 0))).toBe('409 rounds/pending')
  })

  it('is for staff of the game only, and its time must be ahead', async () => {
    const game = await aHeldGame()
    await close(game.id)
    const id = await lastId(game.id)
    for (const call of ['publishRound', 'undoRound', 'rehearseRound', 'listRoundVersions'] as const)
      expect(await refusedWith(player(call, { params: { id } }))).toBe('403 auth/forbidden')
    for (const at of [inMinutes(0), inMinutes(-1), inMinutes(31 * 24 * 60), '2027-03-28T10:00:00']) {
      const { code, violations } = await refusalOf(publish(id, { at }))
      expect([code, violations[0]?.propertyPath]).toEqual(['request/invalid', 'at'])
    }
    const body = { mode: 'held', delay: 10_081 } as const
    expect(await refusedWith(admin('setPublication', { params: { id: game.id }, body }))).toBe(
      '422 request/invalid',
    )
    const opening = game.rounds[0]?.id ?? 0
    expect(await refusedWith(publish(opening, { at: inMinutes(5) }))).toBe('409 rounds/not-hidden')
    expect(await refusedWith(undo(opening))).toBe('409 rounds/not-hidden')
  })
})

describe('an automatic pass', () => {
  it('does not close a quarter whose close was undone, and goes on from the next one', async () => {
    const game = await aHeldGame()
    await admin('scheduleGame', { params: { id: game.id }, body: { typePassage: 1, hour: 1 } })
    await itIs(60)
    expect(await statesOf(game.id)).toBe('published,hidden')
    expect((await read(game.id)).nextPassAt).toBe(inMinutes(120))
    await undo(await lastId(game.id))
    expect((await read(game.id)).nextPassAt).toBeNull()
    await itIs(240)
    expect(await statesOf(game.id)).toBe('published,open')
    await pass0(game.id)
    expect((await read(game.id)).nextPassAt).toBe(inMinutes(300))
  })
})

describe('a planned publication', () => {
  it('publishes at its time and not before, once, and opens the next quarter when asked to', async () => {
    const game = await aHeldGame()
    await close(game.id)
    const id = await lastId(game.id)
    await publish(id, { at: inMinutes(30) })
    const planned = await publish(id, { at: inMinutes(2), opensNext: true })
    expect(planned.round).toMatchObject({ state: 'hidden', publishAt: inMinutes(2) })
    const own = await player('getRound', { params: { id } })
    expect(own).toMatchObject({ state: 'hidden', version: 0, publishAt: inMinutes(2) })
    await itIs(1)
    expect(await statesOf(game.id)).toBe('published,hidden')
    await itIs(3)
    expect(await statesOf(game.id)).toBe('published,published,open')
    await itIs(40)
    expect(await statesOf(game.id)).toBe('published,published,open')
  })

  it('is taken away by hand, and by undoing the close', async () => {
    const game = await aHeldGame()
    await hold(game.id, 2, false)
    await close(game.id)
    const id = await lastId(game.id)
    expect((await read(game.id)).rounds.at(-1)).toMatchObject({ publishAt: inMinutes(2) })
    await admin('cancelPublication', { params: { id } })
    expect(await refusedWith(admin('cancelPublication', { params: { id } }))).toBe('404 request/not-found')
    await itIs(10)
    expect(await statesOf(game.id)).toBe('published,hidden')
    await publish(id, { at: inMinutes(20) })
    await undo(id)
    await itIs(30)
    expect(await statesOf(game.id)).toBe('published,open')
    await close(game.id)
    await itIs(32)
    expect(await statesOf(game.id)).toBe('published,published')
  })

  it('is not made for later quarters when the delay is taken out of the settings', async () => {
    const game = await aHeldGame()
    await hold(game.id, 2)
    const changed = await admin('setPublication', { params: { id: game.id }, body: { delay: null } })
    expect(changed.publication).toEqual({ mode: 'held', delay: null, opensNext: true })
    await close(game.id)
    expect((await read(game.id)).rounds.at(-1)).toMatchObject({ state: 'hidden', publishAt: null })
  })

  it('is done in a pause too, but neither a clock nor a publication opens or passes a quarter', async () => {
    const game = await aHeldGame()
    await admin('scheduleGame', { params: { id: game.id }, body: { typePassage: 1, hour: 1 } })
    await hold(game.id, 30)
    await close(game.id)
    await admin('pauseGame', { params: { id: game.id } })
    await itIs(30)
    expect(await statesOf(game.id)).toBe('published,published')
    await itIs(60)
    expect(await statesOf(game.id)).toBe('published,published')
    expect((await read(game.id)).nextPassAt).toBe(inMinutes(120))
  })

  it('is done by hand in a pause too, and opens no quarter then', async () => {
    const game = await aHeldGame()
    await close(game.id)
    await admin('pauseGame', { params: { id: game.id } })
    await publish(await lastId(game.id), { opensNext: true })
    expect(await statesOf(game.id)).toBe('published,published')
    await admin('resumeGame', { params: { id: game.id } })
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    expect(await statesOf(game.id)).toBe('published,published,open')
  })

  it('comes before a planned pass, which is refused while the quarter is hidden', async () => {
    const game = await aHeldGame()
    await admin('scheduleGame', { params: { id: game.id }, body: { typePassage: 1, hour: 1 } })
    await close(game.id)
    await itIs(60)
    expect(await statesOf(game.id)).toBe('published,hidden')
    expect((await read(game.id)).nextPassAt).toBe(inMinutes(120))
    now = start + 61 * minuteMs
    await publish(await lastId(game.id), { at: inMinutes(120), opensNext: true })
    await itIs(120)
    // The publication opened a quarter, and the pass due at the same time closed it.
    expect(await statesOf(game.id)).toBe('published,published,hidden')
  })
})
