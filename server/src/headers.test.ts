import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPicture, formOf } from './testing/pictures.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// These tests check the headers of every kind of response: a page, a file, a call, a refusal, a fault, a picture.

let server: TestServer
let picture: string
const policyOfPages = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
}

beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://jeu.ecole.example' } })
  const root = await server.client('superadmin')
  picture = (await root('uploadPicture', { body: formOf(await aPicture().png().toBuffer()) })).contentUrl
})
afterAll(() => server.stop())

/** Returns the hashes of the inline scripts of a page in the notation of a policy. */
const hashesOf = (page: string): string[] =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

function directives(answer: Response): Record<string, string> {
  const policy = answer.headers.get('content-security-policy') ?? ''
  const parts = policy.split(';').map(part => part.trim().split(/\s+/))
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources.join(' ')]))
}

const answers = [
  '/',
  '/app',
  '/nowhere',
  '/%ZZ',
  '/api/health',
  '/api/nowhere',
  '/api/v1/products',
  '/api/openapi.json',
]

describe('every response', () => {
  it.each(answers)('%s has the complete policy, and no source for scripts of other origins', async path => {
    const answer = await server.fetch(path)
    const scripts = ["'self'", ...hashesOf(await answer.clone().text())].join(' ')
    expect(directives(answer)).toEqual({ ...policyOfPages, 'script-src': scripts })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': expect.stringMatching(/no-store/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    for (const telling of ['x-powered-by', 'server', 'access-control-allow-origin']) {
      expect([telling, answer.headers.get(telling)]).toEqual([telling, null])
    }
    const type = answer.headers.get('content-type') ?? ''
    expect(type).toMatch(/^(?:text\/\S+|application\/(?:problem\+)?json); ?charset=utf-8$/)
  })

  it('of a user’s picture has a policy that forbids everything, also in frames', async () => {
    const answer = await server.fetch(picture)
    expect(directives(answer)).toEqual({
      'default-src': "'none'",
      sandbox: '',
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-type')).toBe('image/png')
  })
})

describe('the cache lifetime', () => {
  const file = '/assets/letters-0a1b2c.txt'
  const year = 'public, max-age=31536000, immutable'

  it.each([
    [file, {}, 200, year],
    [file, { range: 'lines=1-2' }, 200, year],
    [file, { range: 'bytes=0-1' }, 206, 'no-store'],
    [file, { range: 'bytes=-5' }, 206, 'no-store'],
    [file, { range: 'bytes=99999-' }, 416, 'no-store'],
    [file, { range: 'bytes=99999-', 'accept-encoding': 'identity' }, 416, 'no-store'],
    [file, { 'if-match': '"other"' }, 412, 'no-store'],
    [file, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412, 'no-store'],
    ['/assets/letters-000000.txt', {}, 404, 'no-store'],
    ['/assets/x.js', {}, 404, 'no-store'],
    ['/assets/x.js', { range: 'bytes=99-' }, 404, 'no-store'],
    ['/assets/', {}, 404, 'no-store'],
    ['/assets/.hidden.js', {}, 404, 'no-store'],
    ['/assets/%00.js', {}, 404, 'no-store'],
    ['/assets/%ZZ.js', {}, 404, 'no-store'],
    ['/assets/a%5Cb.js', {}, 404, 'no-store'],
    ['//assets/letters-0a1b2c.txt', {}, 200, 'no-cache'],
    ['/assets//letters-0a1b2c.txt', {}, 404, 'no-store'],
    [`/assets/${'x'.repeat(400)}.js`, {}, 404, 'no-store'],
    [`/assets/${'x'.repeat(3000)}.js`, {}, 404, 'no-store'],
    ['/robots.txt', {}, 200, 'no-cache'],
    ['/robots.txt', { range: 'bytes=0-1' }, 206, 'no-store'],
    ['/robots.txt', { range: 'bytes=999-' }, 416, 'no-store'],
    ['/favicon.ico', {}, 404, 'no-store'],
    ['/', {}, 200, 'no-store'],
    ['/', { range: 'bytes=999999-' }, 200, 'no-store'],
    ['/nowhere', {}, 404, 'no-store'],
    ['/media/unknown.png', {}, 404, 'no-store'],
    ['/media/a/b', {}, 404, 'no-store'],
    ['/api/health', {}, 200, 'no-store'],
    ['/api/nowhere', {}, 404, 'no-store'],
    ['/api/v1/games', {}, 401, 'no-store'],
  ] as [string, Record<string, string>, number, string][])(
    'of %s with %j, which returns %i, is %s',
    async (path, headers, status, lifetime) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await server.fetch(path, { method, headers })
        expect([method, answer.status, answer.headers.get('cache-control')]).toEqual([
          method,
          status,
          lifetime,
        ])
        expect(answer.headers.get('expires')).toBeNull()
        if (status === 416) expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
      }
    },
  )

  it('of an unchanged file and of a picture is a year, and another method has none', async () => {
    // `fetch` sends `Cache-Control: no-cache` with a conditional request, which the server answers with 200.
    const { etag } = (await server.app.inject(file)).headers
    const unchanged = await server.app.inject({ url: file, headers: { 'if-none-match': String(etag) } })
    expect([unchanged.statusCode, unchanged.headers['cache-control']]).toEqual([304, year])
    const shown = await server.fetch(picture, { headers: { range: 'bytes=999999999-' } })
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, year])
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await server.fetch(file, { method })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
  })

  it('is none when the file or the picture cannot be read', async () => {
    const { media } = server.context.storage
    const get = media.get
    media.get = () => Promise.reject(new Error('the disk is away'))
    try {
      const answer = await fetch(server.url + picture)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
    } finally {
      media.get = get
    }
  })
})

it('a TRACE request is refused', async () => {
  const { hostname, port } = new URL(server.url)
  const request = httpRequest({ hostname, port, path: '/api/health', method: 'TRACE' }).end()
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(405)
})

it('a server of pages over plain HTTP sends no Strict-Transport-Security header', async () => {
  const plain = await startTestServer({})
  expect((await plain.fetch('/api/health')).headers.get('strict-transport-security')).toBeNull()
  await plain.stop()
})
