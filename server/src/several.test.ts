import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { addressOf } from '@trimestre/contract/client'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import type { Game } from '@trimestre/contract/games'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { questionsMax, type SeveralAnswer } from '@trimestre/contract/several'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from './platform/log.ts'
import { aGame } from './testing/build-game.ts'
import { type Owners, recipes, type Setting } from './testing/call-recipes.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './testing/test-server.ts'

// One call that answers several: each as if it had been made alone.

let server: TestServer
let game: Game
const owners: Owners = { administrator: 'admin', player: 'joueur1' }
const atEnd: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  server = await startTestServer()
  const { id } = await aGame(server, { private: true, players: ['joueur1'] })
  const admin = await server.client('admin')
  await admin('passAndOpenRound', { params: { gameId: id } })
  game = await admin('getGame', { params: { id } })
})
afterAll(async () => {
  await server.stop()
  for (const end of atEnd) await end()
})

async function anotherServer(options: TestServerOptions): Promise<TestServer> {
  const other = await startTestServer({ isAlone: true, ...options })
  atEnd.push(() => other.stop())
  return other
}

const several = (paths: string[]): string => addressOf('askSeveral', { query: { path: paths } })
const ask = (paths: string[], init: Parameters<TestServer['fetch']>[1] = {}) =>
  server.fetch(several(paths), init)
const answersOf = async (answer: Response) => (await answer.json()) as SeveralAnswer[]
const statusesOf = async (answer: Response) => (await answersOf(answer)).map(({ status }) => status)

/** The answers to these calls made alone, as the one to all of them writes them. */
async function alone(paths: string[], init: Parameters<TestServer['fetch']>[1]): Promise<string> {
  const parts: string[] = []
  for (const path of paths) {
    const answer = await server.fetch(path, init)
    parts.push(`{"status":${answer.status},"body":${await answer.text()}}`)
  }
  return `[${parts.join()}]`
}

const callers = ['superadmin', 'admin', 'joueur1', 'joueur2', null]
const signedIn = (caller: string | null) => (caller === null ? {} : { as: caller })

const reading = (Object.keys(routes) as EndpointName[]).filter(name => routes[name].method === 'GET')
const answersJson = (name: EndpointName): boolean => (endpoints[name] as Endpoint).answer !== undefined
const questions = reading.filter(name => answersJson(name) && name !== 'askSeveral')
const noQuestions = reading.filter(name => !questions.includes(name))

async function addressBy(name: EndpointName, caller: string | null): Promise<string> {
  const setting: Setting = { server, game, owners, caller, isOwn: true }
  return addressOf(name, await recipes[name](setting))
}

/** They tell of the moment: of connections, of what was asked for last. */
const momentary = new Set<EndpointName>(['getSystemStatus'])

describe('each question', () => {
  it.each(callers)('is answered to %s byte for byte as alone, in the order asked', async caller => {
    const paths: string[] = []
    for (const name of questions) if (!momentary.has(name)) paths.push(await addressBy(name, caller))
    const init = { ...signedIn(caller), headers: { 'accept-language': 'de' } }
    const statuses: number[] = []
    for (let from = 0; from < paths.length; from += questionsMax) {
      const some = paths.slice(from, from + questionsMax)
      const answer = await ask(some, init)
      expect(answer.status).toBe(200)
      expect(await answer.clone().text()).toBe(await alone(some, init))
      statuses.push(...(await statusesOf(answer)))
    }
    expect(statuses).toHaveLength(paths.length)
    expect(statuses).toContain(200)
    if (caller !== 'superadmin') expect(statuses).toContain(caller === null ? 401 : 403)
  })

  it('is refused by itself: what is not there, not one’s own, not anybody’s without signing in', async () => {
    const paths = [
      '/api/v1/games',
      '/api/v1/games/999999',
      `/api/v1/games/${game.id}`,
      '/api/v1/games/abc',
      '/api/v1/system/status',
      '/api/health/live',
      '/api/v1/games?page=0',
      '/api/v1/criterias',
    ]
    const mixed = await answersOf(await ask(paths, { as: 'joueur2' }))
    expect(mixed.map(({ status }) => status)).toEqual([200, 404, 403, 404, 403, 200, 422, 403])
    expect(mixed[1]?.body).toMatchObject({ status: 404, code: 'request/not-found' })
    expect(mixed[6]?.body).toMatchObject({ violations: [{ propertyPath: 'page' }] })
    const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }
    const stale = await ask(paths, { headers })
    expect([stale.status, await statusesOf(stale)]).toEqual([200, [401, 401, 401, 401, 401, 200, 401, 401]])
  })

  it('may be asked twice, or be the only one', async () => {
    const path = '/api/health/live'
    expect(await answersOf(await ask([path, path]))).toEqual(
      [1, 2].map(() => ({ status: 200, body: { status: 'ok' } })),
    )
    expect(await answersOf(await ask([path]))).toHaveLength(1)
  })

  it('brings the size of the collection that it asks a page of', async () => {
    const path = '/api/v1/user/user?page=2&itemsPerPage=3'
    const [answer] = await answersOf(await ask([path], { as: 'superadmin' }))
    const one = await server.fetch(path, { as: 'superadmin' })
    expect(answer?.headers).toEqual({ 'x-total-count': one.headers.get('x-total-count') })
    expect(answer?.body).toEqual(await one.json())
  })

  it('is answered after a save as the save has left it', async () => {
    const player = await server.client('joueur1')
    const params = {
      roundId: game.rounds.at(-1)?.id ?? 0,
      area: 'ventes',
      companyId: game.companies[0]?.id ?? 0,
    }
    for (const prixVente of [71, 72]) {
      await player('saveDecisions', { params, body: { decisions: { prixVente } } })
      const [answer] = await answersOf(await ask([addressOf('listDecisions', { params })], { as: 'joueur1' }))
      expect(answer?.body).toContainEqual(expect.objectContaining({ name: 'prixVente', value: prixVente }))
    }
  })

  it('through the typed client, as a list', async () => {
    const player = await server.client('joueur1')
    const answers = await player('askSeveral', { query: { path: ['/api/v1/menus', '/api/v1/events'] } })
    expect(answers.map(({ status }) => status)).toEqual([200, 403])
  })
})

describe('what is asked', () => {
  const refused: [string, string][] = [
    ['nothing', '/api/v1/several'],
    ['an empty address', '/api/v1/several?path='],
    ['more than twelve questions', several(Array(questionsMax + 1).fill('/api/health/live'))],
    ['an unknown address', several(['/api/health/live', '/api/v1/nothing'])],
    ['a page', several(['/'])],
    ['the reference', several(['/api/reference'])],
    ['metrics', several(['/metrics'])],
    ['another host', several(['http://example.org/api/v1/games'])],
    ['another host, briefly', several(['//example.org/api/v1/games'])],
    ['an address from where one is', several(['games'])],
    ['a call that writes', several(['/api/v1/logout'])],
    ['no address', several(['/api/v1/games/%zz'])],
  ]

  it.each(refused)('is refused as %s', async (_title, path) => {
    const answer = await server.fetch(path, { as: 'superadmin' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'request/invalid',
      violations: [{ propertyPath: expect.stringMatching(/^path/) }],
    })
  })

  it.each(noQuestions)('is no call but one that answers JSON: not %s', async name => {
    const path = await addressBy(name, 'superadmin')
    const answer = await ask(['/api/health/live', path], { as: 'superadmin' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      violations: [{ propertyPath: 'path[1]', code: 'validation/choice' }],
    })
  })

  it.each([
    (id: number) => `/api/v1/games/${id}/%73tream`,
    (id: number) => `/api/v1/menus/../games/${id}/stream`,
    (id: number) => `/api/v1/menus/%2e%2e/games/${id}/stream?a=b`,
    (id: number) => `/api/v1/games/${id}\\stream`,
    (id: number) => `/api/v1/games/${id}/st\tream`,
    () => '/api/v1/%73everal?path=/api/v1/menus',
  ])('is a stream or itself however it is written (%#)', async disguised => {
    expect((await ask([disguised(game.id)], { as: 'superadmin' })).status).toBe(422)
  })

  it('may not be changed, nor be asked by a method that changes', async () => {
    const answer = await server.fetch(several(['/api/v1/menus']), { as: 'superadmin', method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the answer as a whole', () => {
  const paths = ['/api/v1/menus', '/api/v1/items', '/api/v1/games/999999']

  it('is stored by nobody, and compressed as one', async () => {
    const { token } = await server.session('superadmin')
    const get = (accepted: string, more: Record<string, string> = {}) =>
      server.app.inject({
        url: several(paths),
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': accepted, ...more },
      })
    const plain = await get('identity')
    expect(plain.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const compressed = await get('gzip')
    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true)
  })

  it('depends on no header that says what the reader has or wants of it', async () => {
    const path = `/api/v1/companies/${game.companies[0]?.id}/dashboard`
    const tag = (await server.fetch(path, { as: 'joueur1' })).headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    const headers = {
      'if-none-match': tag,
      range: 'bytes=0-0',
      'if-modified-since': new Date().toUTCString(),
    }
    const answer = await ask([path], { as: 'joueur1', headers })
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, null])
    expect(await answer.text()).toBe(await alone([path], { as: 'joueur1' }))
  })

  it('has no body for who asks for its head', async () => {
    const answer = await ask(paths, { as: 'superadmin', method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

describe('each question counts', () => {
  const now = () => new Date('2026-03-01T10:00:05Z')

  it('as a request of its address', async () => {
    const other = await anotherServer({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' }, now })
    const live = (count: number) => several(Array(count).fill('/api/health/live'))
    const send = (url: string, from: string) =>
      other.app.inject({ url, headers: { 'x-forwarded-for': from }, remoteAddress: '10.0.0.1' })
    // 461 times thirteen requests are 5993: there remain this one and six of its questions.
    for (let count = 0; count < 461; count += 1) await send(live(12), '203.0.113.7')
    const last = (await send(live(12), '203.0.113.7')).json() as SeveralAnswer[]
    const remaining = { status: 200, body: { status: 'ok' } }
    const beyond = {
      status: 429,
      headers: { 'retry-after': '55' },
      body: expect.objectContaining({ code: 'request/too-many' }),
    }
    expect(last).toEqual([...Array(6).fill(remaining), ...Array(6).fill(beyond)])
    expect((await send(live(1), '203.0.113.7')).statusCode).toBe(429)
    expect((await send(live(1), '203.0.113.8')).statusCode).toBe(200)
  })

  it('in the log and the readings, under the identifier of the request it came with', async () => {
    const lines: string[] = []
    const other = await anotherServer({
      env: { METRICS: 'on' },
      log: createLog(line => lines.push(line)),
    })
    const paths = ['/api/v1/system/status', '/api/v1/menus', '/api/v1/events']
    const answers = [
      await other.fetch(several(paths), { as: 'joueur1' }),
      await other.fetch(several(paths), { as: 'joueur1' }),
    ]
    const ids = answers.map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(2)
    const refusals = lines.map(line => JSON.parse(line)).filter(({ event }) => event === 'request.refused')
    // Asked at once, they are answered in no particular order.
    const told = refusals.map(({ request, path, status }) => `${request} ${path} ${status}`)
    const refused = ['/api/v1/system/status', '/api/v1/events']
    expect(told.sort()).toEqual(ids.flatMap(id => refused.map(path => `${id} ${path} 403`)).sort())
    const readings = await (await other.fetch('/metrics')).text()
    expect(readings).toContain('_count{call="askSeveral",status="2xx"} 2\n')
    expect(readings).toContain('_count{call="listMenus",status="2xx"} 2\n')
    expect(readings).toContain('_count{call="listEvents",status="4xx"} 2\n')
  })
})

it('requests that follow each other on a connection keep identifiers of their own', async () => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const head = (connection: string) => ` HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\n\r\n`
  const asked = ['/api/v1/menus', several(['/api/v1/menus', '/api/health']), '/api/health']
  const all = [...asked, ...asked].map(path => `GET ${path}${head('keep-alive')}`)
  socket.write(`${all.join('')}GET /api/health/live${head('close')}`)
  let heard = ''
  socket.on('data', data => {
    heard += data
  })
  await once(socket, 'close')
  const ids = [...heard.matchAll(/^x-request-id: (\S+)/gm)].map(([, id]) => id)
  expect(ids).toHaveLength(7)
  expect(new Set(ids).size).toBe(7)
})

it('a server that is stopping asks to come back', async () => {
  const other = await startTestServer({ isAlone: true })
  const { hostname, port } = new URL(other.url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', data => {
    heard += data
  })
  const begun = once(other.app.server, 'connection') as Promise<[Socket]>
  socket.write(`GET ${several(['/api/health/live'])} HTTP/1.1\r\nhost: x\r\n`)
  const [received] = await begun
  // Half of the request's header has arrived when the server begins to stop.
  await expect.poll(() => received.bytesRead).toBeGreaterThan(0)
  const stopped = other.stop()
  await expect.poll(() => other.app.server.listening).toBe(false)
  socket.write('\r\n')
  await once(socket, 'close')
  await stopped
  expect(heard).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 2\r\n[\s\S]*server\/unavailable/)
})
