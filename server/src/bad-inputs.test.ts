import { afterAll, beforeAll, expect, it } from 'vitest'
import { assault } from './testing/assault.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// Thousands of spoiled requests over all calls. The long form, with other seeds: `npm run bench bad-input`.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

it('never answers bad input with a fault, its insides or silence, nor writes when it refuses', {
  timeout: 900_000,
}, async () => {
  const { requests, byStatus, findings } = await assault(server, { requests: 5_000, seed: 7 })
  expect(findings.slice(0, 5)).toEqual([])
  expect(requests).toBeGreaterThanOrEqual(5_000)
  // The corpus bites: most is refused, and some of what is odd is rightly accepted.
  for (const status of [200, 400, 401, 403, 404, 415, 422]) expect(byStatus[status]).toBeGreaterThan(0)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect((await server.fetch('/api/health')).status).toBe(200)
})
