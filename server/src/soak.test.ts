import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { includesPart } from '../../testing/parts.ts'
import { soak } from './testing/soak.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// This is the short form; the long one, which also checks memory, is `npm run bench soak -- --minutes 60`.

describe.runIf(includesPart('campaigns'))('a product after a class has played', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ isAlone: true })
  })
  afterAll(() => server.stop())

  it('has no connection in use and no open stream left', async () => {
    const { db } = server.context
    const outcome = await soak({
      url: server.url,
      players: 12,
      playersPerGame: 6,
      thinkMs: 50,
      quarterMs: 200,
      isOver: ({ quarters }) => quarters >= 8,
      seed: 5,
    })
    expect(outcome.faults).toEqual([])
    expect(outcome.quarters).toBeGreaterThanOrEqual(8)
    expect(outcome.streamsOpened).toBeGreaterThanOrEqual(12)
    const openStreams = async () => (await db.execute(sql`select 1 from open_streams`)).rowCount
    await expect.poll(openStreams).toBe(0)
    const busy = () => db.$client.totalCount - db.$client.idleCount
    await expect.poll(busy).toBe(0)
    expect(db.$client.waitingCount).toBe(0)
  })
})
