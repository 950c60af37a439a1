import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { runExclusively } from './run-exclusively.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

/** Ends every other session and with it the lock, as the database does to a suspended process. */
const endOtherSessions = () =>
  server.context.db.execute(
    sql`select pg_terminate_backend(pid, 60000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
  )

it('work that fails after it has lost the lock is repeated', async () => {
  let runCount = 0
  const outcome = await runExclusively(server.context.db, async () => {
    runCount += 1
    if (runCount > 1) return 'done'
    await endOtherSessions()
    throw new Error('the answer came too late')
  })
  expect([outcome, runCount]).toEqual(['done', 2])
})

it('work that fails while it holds the lock is not repeated', async () => {
  let runCount = 0
  const failing = runExclusively(server.context.db, async () => {
    runCount += 1
    throw new Error('impossible')
  })
  await expect(failing).rejects.toThrow('impossible')
  expect(runCount).toBe(1)
})
