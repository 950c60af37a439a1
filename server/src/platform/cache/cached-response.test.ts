import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { protect } from '../http/protection.ts'
import { CachedResponse, closeObject, fragment, openObject, sendCached } from './cached-response.ts'

const ranking = Array.from({ length: 300 }, (_, rank) => ({ rank, username: `élève ${rank}` }))
const content = { ranking, own: 'première' }
const start = openObject({ ranking })
const aResponse = () => new CachedResponse([start, closeObject({ own: content.own })])

/** Requests a response from a server that protects and compresses responses as the product does. */
async function request(headers: Record<string, string>, response = aResponse(), mayCompress = true) {
  const app = Fastify()
  await protect(app, false)
  app.get('/', { ...(!mayCompress && { compress: false }) }, (request, reply) =>
    sendCached(request, reply.header('x-own', 'set by the handler'), response, mayCompress),
  )
  return app.inject({ url: '/', headers })
}

test('fragments make one object, compressed or not', async () => {
  const plain = await request({})
  expect(plain.json()).toEqual(content)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const compressed = await request({ 'accept-encoding': 'br;q=1.0, gzip' })
  expect(compressed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  for (const { headers, rawPayload } of [plain, compressed]) {
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': `${rawPayload.length}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-own': 'set by the handler',
      vary: 'accept-encoding',
    })
  }
})

test.each([
  ['gzip', 'gzip'],
  ['deflate, GZIP;q=0.5', 'gzip'],
  ['*', 'gzip'],
  ['gzip;q=0', undefined],
  ['', undefined],
])('a client that accepts « %s » is sent %s', async (accepted, encoding) => {
  expect((await request({ 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding)
})

test('a short response and one that is read once are not compressed', async () => {
  const short = new CachedResponse([fragment('[]')])
  for (const answer of [
    await request({ 'accept-encoding': 'gzip' }, short),
    await request({ 'accept-encoding': 'gzip, br' }, aResponse(), false),
  ])
    expect(answer.headers['content-encoding']).toBeUndefined()
})

test('a client that has the response already is sent no body', async () => {
  const { etag } = (await request({})).headers
  for (const known of [`${etag}`, `"other", W/${etag}`, '*']) {
    const answer = await request({ 'if-none-match': known, 'accept-encoding': 'gzip' })
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
  }
  expect((await request({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('the tag is that of the content', () => {
  const tagOf = (own: string) => new CachedResponse([start, closeObject({ own })]).etag
  expect(tagOf('première')).toBe(aResponse().etag)
  expect(tagOf('autre')).not.toBe(aResponse().etag)
  expect(new CachedResponse([fragment('[]')]).etag).not.toBe(new CachedResponse([fragment('{}')]).etag)
})

test('a response is compressed once', async () => {
  const response = aResponse()
  expect(await response.gzipped).toBe(await response.gzipped)
})

test('what is cached holds no memory but its own', async () => {
  for (const bytes of [fragment('{"prixVente":48}').text, await aResponse().gzipped]) {
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})
