import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { companyMinutes, streamEvents } from '../../platform/db/schema.ts'
import { aTeam, endMembership, seatMember } from '../../testing/build-team.ts'
import { type GameStream, listenToGame } from '../../testing/listen-to-game.ts'
import { untilAllPublished } from '../../testing/published.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// joueur1 and joueur2 share a company, which joueur3 observes; joueur4 is a rival.

let server: TestServer
let clock = new Date()
beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
})
beforeEach(untilListening)
afterAll(() => server.stop())

/** Waits until the server of the streams listens for notifications, which it begins to do with the first stream. */
async function untilListening(): Promise<void> {
  const { team, params } = await aPlace()
  const stream = await listen('joueur1', team.gameId)
  const signalAgain = async () => {
    later(2_000)
    await signal('joueur2', params.id)
    return signsIn(stream).length
  }
  await expect.poll(signalAgain).toBeGreaterThan(0)
  await stream.close()
}

const later = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds)
}

async function aPlace() {
  later(10_000)
  const team = await aTeam(server, ['joueur1', 'joueur2'], { rivals: ['joueur4'] })
  await seatMember(server, team, 'joueur3', { kind: 'observer' })
  // Only then does `flush` wait for its own event, not for one of this game's making.
  await untilAllPublished(server)
  return { team, params: { id: team.companyId } }
}

const signal = async (as: string, id: number, body?: { area?: string | null; name?: string | null }) =>
  (await server.client(as))('signalPresence', { params: { id }, body })

async function listen(username: string, gameId: number): Promise<GameStream> {
  const { token } = await server.session(username)
  const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId })
  await stream.untilOpen()
  return stream
}

const signsIn = (stream: GameStream) =>
  stream.events.flatMap(({ name, data }) => (name === 'company.presence' ? data : []))

/** Announces something to everybody, and waits until all streams have it, and with it all that came before. */
async function flush(gameId: number, streams: GameStream[]): Promise<void> {
  const root = await server.client('superadmin')
  await root('configureGame', { params: { id: gameId }, body: { description: 'Neuf' } })
  for (const stream of streams) await stream.until('game.updated')
}

it('is shown to the members and observers of the company only, and stored nowhere', async () => {
  const { team, params } = await aPlace()
  const names = ['joueur1', 'joueur3', 'joueur4', 'admin', 'superadmin']
  const streams = await Promise.all(names.map(name => listen(name, team.gameId)))
  await signal('joueur2', params.id, { area: 'ventes', name: 'prixVente' })
  await signal('joueur3', params.id, { area: 'ventes', name: 'prixVente' })
  const [first, observer, ...others] = streams as [GameStream, GameStream, ...GameStream[]]
  for (const stream of [first, observer]) await stream.until('company.presence', 2)
  await flush(team.gameId, streams)
  const of = async (username: string, name: string | null) => ({
    companyId: params.id,
    user: { id: (await server.session(username)).user.id, name: username },
    area: 'ventes',
    name,
  })
  const seen = [await of('joueur2', 'prixVente'), await of('joueur3', null)]
  for (const stream of [first, observer]) {
    expect(signsIn(stream)).toHaveLength(2)
    expect(signsIn(stream)).toEqual(expect.arrayContaining(seen))
  }
  for (const stream of others) expect(stream.names()).not.toContain('company.presence')
  const stored = await server.context.db.select({ name: streamEvents.name }).from(streamEvents)
  expect(stored.map(({ name }) => name)).not.toContain('company.presence')
  const minutes = await server.context.db.select().from(companyMinutes)
  expect(minutes.filter(({ companyId }) => companyId === params.id)).toHaveLength(2)
  await Promise.all(streams.map(stream => stream.close()))
})

it('has no position in the stream and is not replayed', async () => {
  const { team, params } = await aPlace()
  const first = await readStream(team.gameId)
  await first.until('retry')
  await signal('joueur2', params.id)
  const blocks = (await first.until('"name":null}\n\n')).split('\n\n')
  await first.cancel()
  const sign = blocks.find(block => block.includes('company.presence'))
  expect(sign).toMatch(/^event: company\.presence\ndata: .*"area":null,"name":null}$/)
  const again = await readStream(team.gameId, { 'last-event-id': '0' })
  await (await server.client('joueur1'))('lockCompany', { params })
  expect(await again.until('locked')).not.toContain('company.presence')
  await again.cancel()
})

/** Opens the stream of joueur1 at the server that listens, and reads it as text. */
async function readStream(gameId: number, headers: Record<string, string> = {}) {
  const { token } = await server.session('joueur1')
  const url = `${server.url}/api/v1/games/${gameId}/stream`
  const answer = await fetch(url, { headers: { ...headers, authorization: `Bearer ${token}` } })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    async until(wanted: string): Promise<string> {
      while (!text.includes(wanted)) {
        const part = await reader?.read()
        if (part?.value === undefined) throw new Error(`the stream ended after ${text}`)
        text += part.value
      }
      return text
    },
    cancel: () => reader?.cancel(),
  }
}

it('is passed on once in two seconds, whichever process it reaches', async () => {
  const { team, params } = await aPlace()
  const stream = await listen('joueur1', team.gameId)
  for (const area of ['ventes', 'marketing', 'production']) await signal('joueur2', params.id, { area })
  await stream.until('company.presence')
  later(2_000)
  await signal('joueur2', params.id, { area: 'comptabilite' })
  await stream.until('company.presence', 2)
  await flush(team.gameId, [stream])
  expect(signsIn(stream).map(({ area }) => area)).toEqual([expect.any(String), 'comptabilite'])
  await stream.close()
})

it('is shown no more to somebody who has left', async () => {
  const { team, params } = await aPlace()
  const [left, stays] = [await listen('joueur1', team.gameId), await listen('joueur3', team.gameId)]
  await endMembership(server, team.gameId, 'joueur1')
  await signal('joueur2', params.id, { area: 'ventes' })
  await stays.until('company.presence')
  await flush(team.gameId, [left, stays])
  expect(left.names()).not.toContain('company.presence')
  expect(await refusedWith(signal('joueur1', params.id))).toBe('403 auth/forbidden')
  for (const name of ['joueur4', 'admin'])
    expect(await refusedWith(signal(name, params.id))).toBe('403 auth/forbidden')
  await Promise.all([left.close(), stays.close()])
})

it('names an area and a decision that exist', async () => {
  const { params } = await aPlace()
  for (const body of [{ area: 'bilan' }, { area: 'ventes', name: 'budgetRD' }, { name: 'prixVente' }]) {
    const { status, violations } = await refusalOf(signal('joueur1', params.id, body))
    expect([status, violations.map(({ code }) => code)]).toEqual([422, ['validation/unknown']])
  }
})
