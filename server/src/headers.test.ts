import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPicture, formOf } from './testing/pictures.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// What every answer tells a browser, whatever it answers: a page, a file, a call, a refusal, a fault, a picture.

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

/** Of the scripts that stand in a page, as a policy writes them. */
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

describe('every answer', () => {
  it.each(answers)('%s has the whole policy, and no source that runs scripts of others', async path => {
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

  it('a picture of a user may do nothing at all, in no frame', async () => {
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

it('a request to be shown one’s own headers is refused', async () => {
  const { hostname, port } = new URL(server.url)
  const request = httpRequest({ hostname, port, path: '/api/health', method: 'TRACE' }).end()
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(405)
})

it('secure transport is not promised where pages come over plain HTTP', async () => {
  const plain = await startTestServer({})
  expect((await plain.fetch('/api/health')).headers.get('strict-transport-security')).toBeNull()
  await plain.stop()
})
