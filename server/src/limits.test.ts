import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { addToCounts } from './platform/auth/attempts.ts'
import { createLog } from './platform/log/log.ts'
import { anAccount } from './testing/build-game.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// Limits apply across all processes of a product: these tests run two applications on one database, which count
// together.

/** A fixed clock, so that no minute ends during a test. */
const now = () => new Date('2026-03-01T10:00:00Z')

const atEnd: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end()
})

async function twoProcesses(now: () => Date): Promise<[TestServer, Awaited<ReturnType<typeof buildApp>>]> {
  const first = await startTestServer({ isAlone: true, env: { RATE_LIMIT: 'on' }, now })
  atEnd.push(() => first.stop())
  const second = await buildApp(first.context)
  atEnd.push(() => second.close())
  return [first, second]
}

describe('requests from one address', () => {
  it('are counted together, and restart in the next minute; other addresses are not limited', async () => {
    let clock = new Date('2026-03-01T10:00:05Z')
    const [first, second] = await twoProcesses(() => clock)
    const ask = (app: typeof second, remoteAddress = '10.0.0.1') =>
      app.inject({ url: '/api/health/live', remoteAddress })
    for (let count = 0; count < 3500; count += 1) expect((await ask(first.app)).statusCode).toBe(200)
    for (let count = 0; count < 2500; count += 1) expect((await ask(second)).statusCode).toBe(200)
    await first.app.publishRequestCounts?.()
    await second.publishRequestCounts?.()
    const refused = await ask(second)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '55'])
    expect((await ask(second, '10.0.0.2')).statusCode).toBe(200)
    for (let count = 0; count < 60; count += 1) await ask(first.app)
    await first.app.publishRequestCounts?.()
    expect((await ask(first.app)).statusCode).toBe(429)
    clock = new Date('2026-03-01T10:01:00Z')
    expect((await ask(first.app)).statusCode).toBe(200)
    expect((await ask(second)).statusCode).toBe(200)
  })
})

describe('requests of one account', () => {
  it('are counted separately from its address, so that others at the address are not limited', async () => {
    let clock = new Date('2026-03-01T10:00:05Z')
    const [first, second] = await twoProcesses(() => clock)
    const [busy, other] = [await first.session('joueur1'), await first.session('joueur2')]
    const ask = async (app: typeof second, token?: string, path = '/api/v1/roles') =>
      app.inject({ url: path, ...(token && { headers: { authorization: `Bearer ${token}` } }) })
    const status = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).statusCode
    for (let count = 0; count < 300; count += 1) await ask(first.app, busy.token, '/api/health/live')
    for (let count = 0; count < 300; count += 1) await ask(second, busy.token, '/api/nowhere')
    await first.app.publishRequestCounts?.()
    await second.publishRequestCounts?.()
    const refused = await ask(second, busy.token)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '55'])
    expect(await status(second, other.token)).toBe(200)
    expect(await status(second, undefined, '/api/health/live')).toBe(200)
    // Without a signed-in user the address counts; an invalid token is no user.
    for (let count = 0; count < 6000; count += 1) {
      await ask(first.app, count % 2 === 0 ? undefined : `${other.token}x`, '/api/health/live')
    }
    expect(await status(first.app, undefined, '/api/health/live')).toBe(429)
    expect(await status(first.app, `${other.token}x`)).toBe(429)
    expect(await status(first.app, other.token)).toBe(200)
    clock = new Date('2026-03-01T10:01:00Z')
    expect(await status(first.app, busy.token)).toBe(200)
    expect(await status(first.app, undefined, '/api/health/live')).toBe(200)
  })
})

describe('requests of the accounts behind one address', () => {
  it('of 240 people of a school, ten a minute each, are never refused', async () => {
    let minute = 0
    const now = () => new Date(Date.UTC(2026, 2, 1, 10, minute))
    const { app, stop, session, context } = await startTestServer({
      isAlone: true,
      env: { RATE_LIMIT: 'on' },
      now,
    })
    atEnd.push(stop)
    const { user } = await session('joueur1')
    const people = Array.from({ length: 240 }, (_, index) => ({ userId: user.id + 1000 * index }))
    const tokens = await Promise.all(
      people.map(({ userId }) =>
        context.tokens.signAccess({ userId, family: 'family', sessionVersion: 1 }, now()),
      ),
    )
    const statuses = new Set<number>()
    for (minute = 0; minute < 3; minute += 1) {
      for (let count = 0; count < 10; count += 1) {
        const answers = await Promise.all(
          tokens.map(token =>
            app.inject({ url: '/api/health/live', headers: { authorization: `Bearer ${token}` } }),
          ),
        )
        for (const { statusCode } of answers) statuses.add(statusCode)
      }
      await app.publishRequestCounts?.()
    }
    expect([...statuses]).toEqual([200])
  })

  it('have 30 000 a minute together, apart from those of nobody', async () => {
    const [first, second] = await twoProcesses(now)
    const [busy, other] = [await first.session('joueur1'), await first.session('joueur2')]
    const ask = async (app: typeof second, token?: string, remoteAddress = '127.0.0.1') => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      return (await app.inject({ url: '/api/health/live', remoteAddress, headers })).statusCode
    }
    // What other processes have counted in this minute.
    const ends = new Date(now().getTime() + 60_000)
    const counted = { key: 'requests:accounts:127.0.0.1', count: 29_900 }
    await addToCounts(first.context.db, [counted], now(), ends)
    for (let count = 0; count < 100; count += 1) expect(await ask(second, busy.token)).toBe(200)
    await second.publishRequestCounts?.()
    expect(await ask(second, busy.token)).toBe(429)
    expect(await ask(second, other.token)).toBe(429)
    expect(await ask(second)).toBe(200)
    expect(await ask(second, other.token, '10.0.0.2')).toBe(200)
  })
})

describe('requests beyond the limit', () => {
  it('write one log line a minute for each caller, and a long path is truncated', async () => {
    const lines: string[] = []
    const log = createLog(line => lines.push(line))
    const server = await startTestServer({ isAlone: true, env: { RATE_LIMIT: 'on' }, now, log })
    atEnd.push(() => server.stop())
    const path = `/api/v1/${'x'.repeat(5000)}`
    await server.app.inject({ url: '/api/v1/games' })
    for (let count = 0; count < 6100; count += 1) await server.app.inject({ url: path })
    const events = lines.map(line => JSON.parse(line)).filter(({ event }) => /^requests?\./.test(event))
    expect(events).toMatchObject([
      { event: 'request.refused', path: '/api/v1/games' },
      { event: 'requests.limited', caller: '127.0.0.1' },
    ])
    const token = (await server.session('joueur1')).token
    const headers = { authorization: `Bearer ${token}` }
    await server.app.inject({ url: `/api/v1/system/status?${'y'.repeat(300)}`, headers })
    for (const line of lines) expect(line.length).toBeLessThan(600)
  })
})

describe('sign-ins', () => {
  it('still work at an address that has used up its requests, and on a known device also where others used up its sign-ins', async () => {
    const { app, stop } = await startTestServer({ isAlone: true, env: { RATE_LIMIT: 'on' }, now })
    atEnd.push(stop)
    const signIn = async (cookie?: string) =>
      app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { username: 'joueur1', password: 'joueur1' },
        ...(cookie !== undefined && { headers: { cookie } }),
      })
    const first = await signIn()
    const refresh = async () =>
      app.inject({
        method: 'POST',
        url: '/api/token/refresh',
        payload: { refresh_token: first.json().refresh_token },
      })
    for (let count = 0; count < 6000; count += 1) await app.inject({ url: '/api/health/live' })
    expect((await app.inject({ url: '/api/health/live' })).statusCode).toBe(429)
    expect((await signIn()).statusCode).toBe(200)
    expect((await refresh()).statusCode).toBe(200)
    // A body that is no sign-in is refused before a password is checked.
    for (let count = 0; count < 6000; count += 1) await app.inject({ method: 'POST', url: '/api/login' })
    expect((await signIn()).statusCode).toBe(429)
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    expect((await signIn(cookie)).statusCode).toBe(200)
    expect((await signIn(`${cookie}x`)).statusCode).toBe(429)
  })
})

describe('the request limit', () => {
  it('applies to every spelling of an address, for calls that exist and for others', async () => {
    const server = await startTestServer({ isAlone: true, env: { RATE_LIMIT: 'on', METRICS: 'on' }, now })
    atEnd.push(() => server.stop())
    const { hostname, port } = new URL(server.url)
    // The requests use a real connection, because the test client of Fastify would normalize the addresses.
    const ask = async (path: string, method = 'GET') => {
      const request = httpRequest({ hostname, port, path, method }).end()
      const [answer] = (await once(request, 'response')) as [IncomingMessage]
      answer.resume()
      return answer.statusCode
    }
    for (let count = 0; count < 6000; count += 1) await server.app.inject({ url: '/api/health/live' })
    const forms = [
      '/api/health/live',
      '/%61pi/health/live',
      '/%61%70%69/health/live',
      '/api/health/%6cive?x=1',
      `http://x/api/health/live`,
      `http://x/%61pi/health/live`,
      `HTTP://${hostname}:${port}/api/health/live`,
      '/api/v1/games',
      '/%61pi/v1/games',
      '/api/nowhere',
      '/%61pi/nowhere',
      'http://x/api/nowhere',
      '/api',
      '/%61pi',
      '/api/',
      '/api//health/live',
      '/%ZZ',
      '/api/%',
      '/api/v1/games/%ff',
      `/api/v1/companies/1/explanations/${'x'.repeat(501)}`,
      '/media/no/where',
      '/metrics',
    ]
    for (const path of forms) expect([path, await ask(path)]).toEqual([path, 429])
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD']) {
      expect([method, await ask('/%61pi/nowhere', method)]).toEqual([method, 429])
    }
    // These are no calls and never reach one.
    for (const path of [
      '//api/health/live',
      '/API/health/live',
      '/api./health',
      '/x/../api/health/live',
      '/./api/health',
    ]) {
      expect([path, await ask(path)]).toEqual([path, 404])
    }
    expect(await ask('/')).toBe(200)
    expect(await ask('/media/unknown.png')).toBe(404)
  })
})

describe('the address of a caller', () => {
  it.each([
    ['1', '198.51.100.1, '],
    ['true', ''],
    ['2', '198.51.100.1, 203.0.113.77, '],
    ['loopback,10.0.0.0/8', '198.51.100.1, '],
  ])(
    'with TRUST_PROXY=%s is that of the visitor, and not one that the visitor wrote',
    async (trust, written) => {
      const server = await startTestServer({
        isAlone: true,
        env: { RATE_LIMIT: 'on', TRUST_PROXY: trust },
        now,
      })
      atEnd.push(() => server.stop())
      const proxies = trust === '2' || trust.includes('10.') ? ', 10.0.0.2' : ''
      const fail = (address: string, count: number) =>
        server.app.inject({
          method: 'POST',
          url: '/api/login',
          headers: { 'x-forwarded-for': `${written.replaceAll('1, ', `${count}, `)}${address}${proxies}` },
          payload: { username: 'personne', password: 'faux' },
        })
      for (let count = 0; count < 10; count += 1)
        expect((await fail('203.0.113.7', count)).statusCode).toBe(401)
      expect((await fail('203.0.113.7', 11)).statusCode).toBe(429)
      expect((await fail('203.0.113.8', 12)).statusCode).toBe(401)
      expect((await fail('[2001:db8::1]:4711', 13)).statusCode).toBe(401)
      const { rows } = await server.context.db.$client.query(
        "select key from attempts where key like 'login-address:%' order by key",
      )
      expect(rows.map(({ key }) => key)).toEqual(
        ['2001:db8:0:0::/64', '203.0.113.7', '203.0.113.8'].map(address => `login-address:${address}`),
      )
    },
  )

  it('is that of the proxy when the forwarded one is invalid', async () => {
    const server = await startTestServer({ isAlone: true, env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
    atEnd.push(() => server.stop())
    const texts = ['', 'abc<script>', 'x'.repeat(14_000), '1.2.3.4.5', 'unknown']
    for (const text of [...texts, ...texts]) {
      await server.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'x-forwarded-for': text },
        payload: { username: 'personne', password: 'faux' },
      })
    }
    const { rows } = await server.context.db.$client.query(
      "select key, count from attempts where key like 'login-a%'",
    )
    expect(rows).toEqual([{ key: 'login-address:127.0.0.1', count: 10 }])
  })

  it.each(['0', '1'])(
    'is the one from the proxy only when proxies are trusted (TRUST_PROXY=%s)',
    async trust => {
      const server = await startTestServer({
        isAlone: true,
        env: { RATE_LIMIT: 'on', TRUST_PROXY: trust },
        now,
      })
      atEnd.push(() => server.stop())
      const fail = (from: string) =>
        server.app.inject({
          method: 'POST',
          url: '/api/login',
          headers: { 'x-forwarded-for': from },
          payload: { username: 'personne', password: 'faux' },
        })
      for (let count = 0; count < 10; count += 1) expect((await fail('203.0.113.7')).statusCode).toBe(401)
      expect((await fail('203.0.113.7')).statusCode).toBe(429)
      expect((await fail('203.0.113.8')).statusCode).toBe(trust === '1' ? 401 : 429)
    },
  )
})

describe('a current password', () => {
  it('can be guessed at most ten times in a quarter of an hour, across processes', async () => {
    let clock = new Date('2026-03-01T10:00:00Z')
    const [first, second] = await twoProcesses(() => clock)
    const id = await anAccount(first, 'devine')
    const { token } = await first.session('devine')
    const guess = (app: typeof second, currentPassword: string) =>
      app.inject({
        method: 'POST',
        url: `/api/v1/users/${id}/password`,
        headers: { authorization: `Bearer ${token}` },
        payload: { currentPassword, password: 'nouveau', passwordConfirm: 'nouveau' },
      })
    for (let count = 0; count < 10; count += 1) {
      expect((await guess(count % 2 === 0 ? first.app : second, `faux${count}`)).statusCode).toBe(422)
    }
    expect((await guess(first.app, 'faux')).statusCode).toBe(429)
    expect((await guess(second, 'devine')).statusCode).toBe(429)
    clock = new Date('2026-03-01T10:15:01Z')
    expect((await guess(second, 'devine')).statusCode).toBe(204)
  })
})
