import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Method } from '@trimestre/contract/endpoint'
import { readyProducts } from '@trimestre/contract/ready-products'
import { routes } from '@trimestre/contract/routes'
import { openedAddresses } from '@trimestre/contract/screens'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from './testing/build-game.ts'
import { runSql } from './testing/database-server.ts'
import { refusalOf } from './testing/refusals.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let pages: string

beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), 'trimestre-pages-'))
  await mkdir(join(pages, 'assets'))
  const html = '<!doctype html>\n<html lang="en" dir="ltr" data-theme="x"><body>page</body></html>'
  await writeFile(join(pages, 'index.html'), html)
  await writeFile(join(pages, 'assets', 'main-a1b2.js'), `export {} // ${'x'.repeat(5000)}`)
  await writeFile(join(pages, 'assets', 'lib-c3d4.js'), 'plain')
  await writeFile(join(pages, 'assets', 'lib-c3d4.js.br'), brotliCompressSync('compressed by the build'))
  await writeFile(join(pages, 'favicon.svg'), '<svg/>')
  server = await startTestServer({ pages })
})
afterAll(async () => {
  await server.stop()
  await rm(pages, { recursive: true })
})

const json = { 'content-type': 'application/json' }
const post = (path: string, body: string | Buffer, headers: Record<string, string> = json) =>
  server.fetch(path, { as: 'superadmin', method: 'POST', headers, body })

it('serves every call of the contract', () => {
  const isServed = ({ method, path }: { method: Method; path: string }) =>
    server.app.hasRoute({ method, url: path })
  const missing = Object.entries(routes).filter(([, route]) => !isServed(route))
  expect(missing).toEqual([])
})

describe('every response', () => {
  it('has a request identifier from the server and the protective headers', async () => {
    const answer = await server.fetch('/api/health', { headers: { 'x-request-id': 'theirs' } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(answer.headers.get('x-powered-by')).toBeNull()
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('an invalid request', () => {
  const deep = `${'['.repeat(40)}${']'.repeat(40)}`
  const cases: [string, number, string | Buffer, Record<string, string>][] = [
    ['malformed JSON', 400, '{"name":', json],
    ['JSON nested too deep', 400, `{"name":${deep}}`, json],
    ['a body that is not UTF-8', 400, Buffer.from([0x22, 0xff, 0x22]), json],
    ['a form', 415, 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', 415, '{"name":"x"}', { 'content-type': 'text/plain' }],
    ['a media type that is none', 415, '{"name":"x"}', { 'content-type': 'nonsense' }],
    ['a body above 1 MiB', 413, `{"name":"${'x'.repeat(1024 * 1024)}"}`, json],
    ['a name with a NUL', 422, '{"name":"a\\u0000b"}', json],
    ['a name with half a character', 422, '{"name":"a\\ud800b"}', json],
    ['an object where text is expected', 422, '{"name":{"a":1}}', json],
  ]

  it.each(cases)('as %s is refused with %i', async (_title, status, body, headers) => {
    const answer = await post('/api/v1/products', body, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ type: 'about:blank', status })
  })

  it('is refused for its role before its body is read', async () => {
    const answer = await server.fetch('/api/v1/products', {
      as: 'joueur1',
      method: 'POST',
      headers: json,
      body: '{"name":',
    })
    expect(answer.status).toBe(403)
  })

  it.each(['/api/v1/nothing', '/api', '/api/', '/media/x.png', '/api/v1/users/%zz'])(
    'is not found as %s',
    async path => {
      const answer = await server.fetch(path, { as: 'superadmin' })
      expect([400, 404]).toContain(answer.status)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
    },
  )

  it('with an unsupported method receives the methods of the path', async () => {
    const answer = await server.fetch('/api/v1/users/1', { as: 'superadmin', method: 'PATCH' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('DELETE, GET, HEAD, PUT')
    expect(await answer.json()).toMatchObject({ code: 'request/method-not-allowed' })
  })

  it('with the names of prototype properties is treated like one with other unknown fields', async () => {
    const body = '{"name":"Proto","__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}'
    const answer = await post('/api/v1/products', body)
    expect(answer.status).toBe(201)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })
})

it('refuses a parameter that is given twice', async () => {
  const answer = await server.fetch('/api/v1/criterias?game=1&game=2', { as: 'superadmin' })
  expect(answer.status).toBe(422)
})

describe('collections', () => {
  it('are paginated on request, with their total size', async () => {
    const all = await (await server.client('superadmin'))('listPlayers')
    const answer = await server.fetch('/api/v1/user/user?page=2&itemsPerPage=3', { as: 'superadmin' })
    expect(answer.headers.get('x-total-count')).toBe(String(all.length))
    expect(await answer.json()).toEqual(all.slice(3, 6))
    const bad = await server.fetch('/api/v1/user/user?page=0', { as: 'superadmin' })
    expect(bad.status).toBe(422)
  })
})

describe('pages', () => {
  it.each(openedAddresses.filter(screen => !screen.includes('$')))('%s is a screen', async screen => {
    const answer = await server.fetch(screen)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
  })

  it.each([
    ['/app/user/game_details/12', 200],
    ['/app/user/game-Research%26Development', 200],
    ['/app/user/', 200],
    ['/login?next=/app', 200],
    ['/nowhere', 404],
    ['/app/pages/not-found', 404],
    ['/app/pages/task', 404],
    ['/app/user/game_details/abc', 404],
  ])('%s returns %i with the same page', async (path, status) => {
    const answer = await server.fetch(path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('page')
  })

  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', '<html lang="fr" dir="ltr" '],
    ['ar', '<html lang="ar" dir="rtl" '],
    ['pt,de;q=0.5,es;q=0.7', '<html lang="es" dir="ltr" '],
    ['pt', '<html lang="en" dir="ltr" '],
    ['fr;q=0, zh-Hans', '<html lang="zh" dir="ltr" '],
  ])('use the reader’s language: %s', async (accept, tag) => {
    const answer = await server.fetch('/', { headers: { 'accept-language': accept } })
    const html = await answer.text()
    expect(html).toContain(tag)
    expect(html).toMatch(/<html[^>]* data-theme="x">/)
  })

  it('include their files, cached permanently when the name contains a hash, compressed when large', async () => {
    const script = await server.fetch('/assets/main-a1b2.js', { headers: { 'accept-encoding': 'br' } })
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(script.headers.get('content-encoding')).toBe('br')
    expect((await server.fetch('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
  })

  it('are sent as the build compressed them, to browsers that support it', async () => {
    const get = (accepted: string) =>
      server.fetch('/assets/lib-c3d4.js', { headers: { 'accept-encoding': accepted } })
    const compressed = await get('gzip, br')
    expect(await compressed.text()).toBe('compressed by the build')
    expect(compressed.headers.get('content-type')).toContain('javascript')
    expect(compressed.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await (await get('identity')).text()).toBe('plain')
  })

  it.each(['/assets/none.js', '/none.png', '/../package.json', '/..%2f..%2fpackage.json', '/.env.json'])(
    '%s is not a file of the application',
    async path => {
      const answer = await server.fetch(path)
      expect([403, 404]).toContain(answer.status)
    },
  )
})

describe('when the database fails', () => {
  it('a lock held too long returns 503 and is worth a retry', async () => {
    const other = await startTestServer({ env: { LOCK_WAIT: '1' } })
    const game = await aGame(other)
    const holder = new pg.Client({ connectionString: other.databaseUrl })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from games where id = $1 for update', [game.id])
    const root = await other.client('superadmin')
    const call = root('configureGame', { params: { id: game.id }, body: { nbTurns: 3 } })
    const refusal = await refusalOf(call)
    expect(refusal).toMatchObject({ status: 503, code: 'server/lock-timeout', retryAfter: 2 })
    await holder.query('rollback')
    await holder.end()
    await other.stop()
  })

  it('reports unavailability without the reason, and recovers with the database', async () => {
    const other = await startTestServer()
    const name = /test_\w+/.exec(other.databaseUrl)?.[0] ?? ''
    const maintenance = other.databaseUrl.replace(name, 'postgres')
    const root = await other.client('superadmin')
    await runSql(maintenance, `alter database ${name} allow_connections false`)
    await runSql(
      maintenance,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
    const health = await other.fetch('/api/health')
    expect(health.status).toBe(503)
    expect(health.headers.get('retry-after')).toBe('2')
    const refusal = await refusalOf(root('listProducts'))
    expect(refusal.status).toBe(503)
    expect(refusal.detail).toBe('Sorry, server goes wrong')
    await runSql(maintenance, `alter database ${name} allow_connections true`)
    expect(await root('listProducts')).toHaveLength(readyProducts.length)
    await other.stop()
  })

  it('reports a bug in one sentence, without its stack', async () => {
    const other = await startTestServer({ isAlone: true })
    other.context.tokens.readAccess = () => Promise.reject(new Error('secret detail at line 1'))
    const answer = await other.fetch('/api/v1/products', { as: 'superadmin' })
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      code: 'server/fault',
      detail: 'Sorry, server goes wrong',
    })
    await other.stop()
  })
})
