import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
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
      expect(heard).toContain('"code":"request/timeout"')
    } finally {
      http.headersTimeout = before.headers
      http.requestTimeout = before.request
    }
  },
)

it.each([
  ['of another type', 'POST /api/v1/products', 'text/plain', 1000, 415],
  ['that is a form', 'POST /api/v1/products', 'multipart/form-data; boundary=x', 900_000, 415],
  ['that is too large', 'POST /api/v1/products', 'application/json', 2_000_000, 413],
])(
  'a client that is still sending a body %s sees the refusal, and its next request is served',
  async (_, call, type, length, status) => {
    const { token } = await server.session('superadmin')
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    const read = async () => String((await once(socket, 'data'))[0])
    const head = [`${call} HTTP/1.1`, 'host: x', `authorization: Bearer ${token}`, `content-type: ${type}`]
    socket.write([...head, `content-length: ${length}`, '', 'half'].join('\r\n'))
    const refusal = await read()
    expect(refusal).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(refusal).not.toMatch(/^connection: close/im)
    socket.write('x'.repeat(length - 'half'.length))
    socket.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(await read()).toMatch(/^HTTP\/1.1 200 /)
  },
)

it.each([
  ['that is no HTTP', 'BREW / HTCPCP/1.0', 400, 'request/malformed'],
  [
    'whose headers are longer than 16 KiB',
    `GET /api/health HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(17_000)}`,
    431,
    'request/headers-too-large',
  ],
])('a request %s is refused like every other', async (_, head, status, code) => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', data => {
    heard += data
  })
  socket.write(`${head}\r\n\r\n`)
  await once(socket, 'close', { signal: AbortSignal.timeout(patiently(15_000)) })
  const [headers = '', body = ''] = heard.split('\r\n\r\n')
  expect(headers).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(headers).toMatch(/^content-type: application\/problem\+json$/im)
  expect(headers).toMatch(/^content-security-policy: default-src 'self'/im)
  expect(headers).toMatch(/^x-request-id: [\da-f-]{36}$/im)
  expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status, code })
})
