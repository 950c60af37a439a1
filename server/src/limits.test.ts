import { afterEach, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { anAccount } from './testing/build-game.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// Limits hold over all processes of a product: two applications on one database count together.

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

describe('requests of one address', () => {
  it('are counted together, and anew the next minute; other addresses go on', async () => {
    let clock = new Date('2026-03-01T10:00:05Z')
    const [first, second] = await twoProcesses(() => clock)
    const ask = (app: typeof second, remoteAddress = '10.0.0.1') =>
      app.inject({ url: '/api/health/live', remoteAddress })
    for (let count = 0; count < 3500; count += 1) expect((await ask(first.app)).statusCode).toBe(200)
    for (let count = 0; count < 2500; count += 1) expect((await ask(second)).statusCode).toBe(200)
    await first.app.shareRequestCounts?.()
    await second.shareRequestCounts?.()
    const refused = await ask(second)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '55'])
    expect((await ask(second, '10.0.0.2')).statusCode).toBe(200)
    for (let count = 0; count < 60; count += 1) await ask(first.app)
    await first.app.shareRequestCounts?.()
    expect((await ask(first.app)).statusCode).toBe(429)
    clock = new Date('2026-03-01T10:01:00Z')
    expect((await ask(first.app)).statusCode).toBe(200)
    expect((await ask(second)).statusCode).toBe(200)
  })
})

describe('the address of a caller', () => {
  it.each(['0', '1'])(
    'is the one a proxy tells only when proxies are trusted (TRUST_PROXY=%s)',
    async trust => {
      const server = await startTestServer({
        isAlone: true,
        env: { RATE_LIMIT: 'on', TRUST_PROXY: trust },
        now: () => new Date('2026-03-01T10:00:00Z'),
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
  it('is guessed at most ten times in a quarter of an hour, wherever one asks', async () => {
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
