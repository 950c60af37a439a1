import { afterAll, beforeAll, expect, it } from 'vitest'
import { onceADay } from './platform/process/every-day.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// These tests check that daily work is done by one of all running processes.

let server: TestServer
let clock = new Date('2026-03-01T10:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
})
afterAll(() => server.stop())

const hours = (count: number) => {
  clock = new Date(clock.getTime() + count * 3_600_000)
}

it('daily work is done once however often it is polled, and again the next day', async () => {
  let done = 0
  const look = () =>
    onceADay(server.context, 'sweep', async () => {
      done += 1
    })
  await Promise.all([look(), look(), look()])
  hours(1)
  await look()
  expect(done).toBe(1)
  hours(23)
  await Promise.all([look(), look()])
  expect(done).toBe(2)
})

it('daily work that failed is done at the next poll', async () => {
  const failing = onceADay(server.context, 'count', async () => {
    throw new Error('the disk is full')
  })
  await expect(failing).rejects.toThrow('the disk is full')
  let done = 0
  const work = async () => {
    done += 1
  }
  await onceADay(server.context, 'count', work)
  await onceADay(server.context, 'count', work)
  expect(done).toBe(1)
})
