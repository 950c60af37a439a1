import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closedBy, Piece, Prepared, sendPrepared, unclosed } from './prepared.ts'

const ranking = Array.from({ length: 300 }, (_, rank) => ({ rank, username: `élève ${rank}` }))
const answer = () => new Prepared([unclosed({ ranking }), closedBy({ own: 'première' })])

function ask(headers: Record<string, string>, prepared = answer()) {
  const app = Fastify()
  app.get('/', (request, reply) => sendPrepared(request, reply, prepared))
  return app.inject({ url: '/', headers })
}

test('pieces make one object, compressed or not', async () => {
  const plain = await ask({})
  expect(plain.json()).toEqual({ ranking, own: 'première' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const compressed = await ask({ 'accept-encoding': 'br;q=1.0, gzip' })
  expect(compressed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
})

test.each([
  ['gzip', 'gzip'],
  ['deflate, GZIP;q=0.5', 'gzip'],
  ['*', 'gzip'],
  ['gzip;q=0', undefined],
  ['br', undefined],
  ['', undefined],
])('who says « %s » is sent %s', async (given, encoding) => {
  expect((await ask({ 'accept-encoding': given })).headers['content-encoding']).toBe(encoding)
})

test('who has the answer already is sent nothing', async () => {
  const { etag } = (await ask({})).headers
  for (const known of [`${etag}`, `"other", W/${etag}`, '*']) {
    const again = await ask({ 'if-none-match': known })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('the tag is that of the content', async () => {
  expect(answer().etag).toBe(answer().etag)
  expect(new Prepared([unclosed({ ranking }), closedBy({ own: 'autre' })]).etag).not.toBe(answer().etag)
  expect(new Prepared([new Piece('[]')]).etag).not.toBe(new Prepared([new Piece('{}')]).etag)
})

test('a piece that is kept holds no memory but its own', async () => {
  const piece = new Piece('{"prixVente":48}')
  for (const bytes of [piece.text, await piece.deflated]) expect(bytes.buffer.byteLength).toBe(bytes.length)
})
