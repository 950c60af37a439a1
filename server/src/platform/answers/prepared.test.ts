import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { protect } from '../protection.ts'
import { closedBy, Piece, Prepared, sendPrepared, unclosed } from './prepared.ts'

const ranking = Array.from({ length: 300 }, (_, rank) => ({ rank, username: `élève ${rank}` }))
const answer = () => new Prepared([unclosed({ ranking }), closedBy({ own: 'première' })])

async function ask(headers: Record<string, string>, prepared = answer()) {
  const app = await protectedApp()
  app.get('/', (request, reply) => sendPrepared(request, reply, prepared))
  return app.inject({ url: '/', headers })
}

/** A server whose answers carry what those of the product carry, and are compressed where they are not yet. */
async function protectedApp(): Promise<FastifyInstance> {
  const app = Fastify()
  await protect(app, false)
  return app
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

test('nothing compresses after all what its first reader is sent plain', async () => {
  const app = await protectedApp()
  const prepared = new Prepared([new Piece(JSON.stringify(ranking.slice(0, 50)))])
  app.get('/', (request, reply) =>
    sendPrepared(request, reply.headers({ 'x-own': 'kept', 'cache-control': 'no-cache' }), prepared),
  )
  const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': 'br, gzip' } })
  const first = await ask()
  expect(first.headers['content-encoding']).toBeUndefined()
  expect(first.headers).toMatchObject({
    'x-own': 'kept',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-length': `${first.rawPayload.length}`,
  })
  const second = await ask()
  expect(second.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(second.rawPayload).equals(first.rawPayload)).toBe(true)
  const head = await app.inject({ method: 'HEAD', url: '/' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('a piece that ends several answers is joined with each as it is', async () => {
  const own = closedBy({ own: 'première' })
  const answers = [{ ranking }, { ranking: [] }, { ranking }].map(
    shared => new Prepared([unclosed(shared), own]),
  )
  for (const [index, prepared] of answers.entries()) {
    const sent = await ask(
      { 'accept-encoding': 'gzip', 'if-none-match': answers[index - 1]?.etag ?? '' },
      prepared,
    )
    expect(JSON.parse(gunzipped(sent.rawPayload))).toEqual({
      ranking: index === 1 ? [] : ranking,
      own: 'première',
    })
  }
  expect(answers[0]?.etag).toBe(answers[2]?.etag)
})

test('a small piece of its own is not worth compressing for its first reader, beside a large one that others share', async () => {
  const shared = unclosed({ ranking })
  const own = { own: 'première '.repeat(100) }
  const prepared = new Prepared([shared, closedBy(own)])
  const sent = [
    await ask({ 'accept-encoding': 'gzip' }, prepared),
    await ask({ 'accept-encoding': 'gzip' }, prepared),
  ]
  for (const { rawPayload } of sent) expect(JSON.parse(gunzipped(rawPayload))).toEqual({ ranking, ...own })
  const [first, second] = sent.map(({ rawPayload }) => rawPayload.length)
  expect(first).toBeGreaterThan(1000)
  expect(second).toBeLessThan((first ?? 0) - 900)
})

const gunzipped = (bytes: Buffer): string => (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()
