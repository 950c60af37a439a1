import { isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { streamEvents } from '../platform/db/schema.ts'
import type { TestServer } from './test-server.ts'

/** Waits until all events are published: a stream that is opened afterwards receives only what comes next. */
export const untilAllPublished = ({ context: { db } }: Pick<TestServer, 'context'>): Promise<void> =>
  expect
    .poll(() => db.select({ id: streamEvents.id }).from(streamEvents).where(isNull(streamEvents.position)))
    .toEqual([])
