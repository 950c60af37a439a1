import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createPassRunner } from './pass-runner.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('rejects the pass of a thread that dies, which leaves no trace, and passes with a new thread', async () => {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  const threads: Worker[] = []
  let pauses = 0
  const pause = {
    at: 'closed',
    onPause: () => {
      pauses += 1
      void threads[0]?.terminate()
    },
  }
  const runner = createPassRunner({ ...server.context, passPause: pause }, data => {
    const pauseAt = threads.length === 0 ? data.pauseAt : null
    const thread = new Worker(new URL('./pass-worker.ts', import.meta.url), {
      workerData: { ...data, pauseAt },
    })
    threads.push(thread)
    return thread
  })
  const act = { kind: 'pass', opensNext: true, expected: 2 } as const
  const request = { gameId: game.id, act, now: new Date(), settleMs: 0 }
  await expect(runner.pass(request)).rejects.toThrow('the pass worker ended')
  expect(pauses).toBe(1)
  const admin = await server.client('admin')
  expect(await admin('listGameResults', { params: { gameId: game.id } })).toEqual([])

  const outcome = await runner.pass(request)
  expect([outcome.round.roundNb, outcome.roundCount, outcome.companyCount]).toEqual([3, 3, 2])
  expect(threads).toHaveLength(2)
  await runner.close()
})

it('distinguishes a busy database from a fault: a lock held too long returns 503 and is worth a retry', async () => {
  const busy = await startTestServer({ env: { LOCK_WAIT: '1' } })
  const game = await aGame(busy)
  const admin = await busy.client('admin')
  const holder = await busy.context.db.$client.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from games where id = $1 for update', [game.id])
    const refusal = await refusalOf(admin('passAndOpenRound', { params: { gameId: game.id } }))
    expect([refusal.status, refusal.code, refusal.retryAfter]).toEqual([503, 'server/lock-timeout', 2])
    await holder.query('rollback')
    expect((await admin('passAndOpenRound', { params: { gameId: game.id } })).nbRounds).toBe(3)
  } finally {
    // A connection that is still checked out would keep the server from stopping and hide the failure of the test.
    holder.release(true)
    await busy.stop()
  }
})
