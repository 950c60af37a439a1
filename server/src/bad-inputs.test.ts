import { afterAll, beforeAll, expect, it } from 'vitest'
import { includesPart } from '../../testing/parts.ts'
import { patiently } from '../../testing/patience.ts'
import { seed } from '../../testing/properties.ts'
import { assault } from './testing/assault.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// These tests send invalid requests to all calls: hundreds in the gate, thousands in the part `campaigns`. The long
// form, with a choice of seeds, is `npm run bench bad-input`.

const requestCount = includesPart('campaigns') ? 5_000 : 500

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

it('bad input never causes a fault, an internal detail, a missing response, or a write when it is refused', {
  timeout: patiently(900_000),
}, async () => {
  const { requests, byStatus, findings } = await assault(server, { requests: requestCount, seed })
  expect(findings.slice(0, 5)).toEqual([])
  expect(requests).toBeGreaterThanOrEqual(requestCount)
  // The corpus is effective: most requests are refused, and some unusual ones are rightly accepted.
  for (const status of [200, 400, 401, 403, 404, 415, 422]) expect(byStatus[status]).toBeGreaterThan(0)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect((await server.fetch('/api/health')).status).toBe(200)
})
