import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outbox } from './platform/db/schema.ts'
import { createOutbox, type OutboxEntry, type OutboxHandler, Unsendable } from './platform/outbox/outbox.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let clock = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ now: () => clock, isAlone: true })
})
afterAll(() => server.stop())

async function store(kind: string, payload: object): Promise<number> {
  const { db } = server.context
  const rows = await db
    .insert(outbox)
    .values({ kind, payload, createdAt: clock, dueAt: clock })
    .returning({ id: outbox.id })
  return rows[0]?.id ?? 0
}

async function entry(id: number): Promise<OutboxEntry | undefined> {
  const [row] = await server.context.db.select().from(outbox).where(eq(outbox.id, id))
  return row
}

async function sendDue(handlers: Record<string, OutboxHandler>): Promise<void> {
  const worker = createOutbox(server.context, handlers)
  await worker.sendDue()
  await worker.stop()
}

it('sends each entry by the handler of its kind, once, and leaves unknown kinds to other processes', async () => {
  const grade = await store('grade', { points: 12 })
  const statement = await store('statement', { verb: 'completed' })
  const sent: unknown[] = []
  const send = async ({ payload }: OutboxEntry) => {
    sent.push(payload)
  }
  await sendDue({ grade: { send } })
  await sendDue({ grade: { send } })
  expect(sent).toEqual([{ points: 12 }])
  expect(await entry(grade)).toMatchObject({ doneAt: clock, attemptCount: 1, payload: {} })
  expect(await entry(statement)).toMatchObject({ doneAt: null, attemptCount: 0 })
  await sendDue({ statement: { send } })
  expect(sent).toEqual([{ points: 12 }, { verb: 'completed' }])
})

it('tries an entry again later, and gives up one that can never be sent', async () => {
  const [later, never] = [await store('grade', { points: 1 }), await store('grade', { points: 2 })]
  const send = async ({ id }: OutboxEntry) => {
    throw id === never ? new Unsendable('no such course') : new Error('the platform is away')
  }
  await sendDue({ grade: { send } })
  const due = new Date(clock.getTime() + 60_000)
  expect(await entry(later)).toMatchObject({ failedAt: null, dueAt: due, lastError: 'the platform is away' })
  expect(await entry(never)).toMatchObject({ failedAt: clock, payload: {}, lastError: 'no such course' })
  clock = due
  await sendDue({ grade: { send: async () => undefined } })
  expect(await entry(later)).toMatchObject({ doneAt: due, attemptCount: 2, lastError: null })
})
