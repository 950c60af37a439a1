import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patiently } from '../../testing/patience.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

it('headers have a timeout of 30 seconds, a request of two minutes', () => {
  const { headersTimeout, requestTimeout } = server.app.server
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 120_000])
})

it.each([
  ['the headers', 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: app'],
  [
    'the body',
    'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"u',
  ],
])(
  'an incomplete request, half of %s, is ended at the timeout and not half a minute later',
  async (_, half) => {
    const { server: http } = server.app
    const before = { headers: http.headersTimeout, request: http.requestTimeout }
    http.headersTimeout = 100
    http.requestTimeout = 200
    try {
      const { hostname, port } = new URL(server.url)
      const socket = connect(Number(port), hostname)
      let heard = ''
      socket.on('data', data => {
        heard += data
      })
      socket.write(half)
      // Without the shorter interval the first check comes after 30 seconds.
      await once(socket, 'close', { signal: AbortSignal.timeout(patiently(15_000)) })
      expect(heard).toMatch(/^HTTP\/1\.1 408 /)
    } finally {
      http.headersTimeout = before.headers
      http.requestTimeout = before.request
    }
  },
)
