import { afterAll, beforeAll, expect, it } from 'vitest'
import { includesPart } from '../../testing/parts.ts'
import { patiently } from '../../testing/patience.ts'
import { seed } from '../../testing/properties.ts'
import { assault } from './testing/assault.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// Spoiled requests over all calls: hundreds in the gate, thousands in the part `campaigns`. The long form, with seeds of
// one's choice: `npm run bench bad-input`.

const requestCount = includesPart('campaigns') ? 5_000 : 500

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

it('never answers bad input with a fault, its insides or silence, nor writes when it refuses', {
  timeout: patiently(900_000),
}, async () => {
  const { requests, byStatus, findings } = await assault(server, { requests: requestCount, seed })
  expect(findings.slice(0, 5)).toEqual([])
  expect(requests).toBeGreaterThanOrEqual(requestCount)
  // The corpus bites: most is refused, and some of what is odd is rightly accepted.
  for (const status of [200, 400, 401, 403, 404, 415, 422]) expect(byStatus[status]).toBeGreaterThan(0)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect((await server.fetch('/api/health')).status).toBe(200)
})
