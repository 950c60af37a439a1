import { and, count, eq, gt, isNotNull, isNull, lte, min, ne, sql, sum } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { games, mediaObjects, openStreams, outbox, scheduledPasses } from '../../platform/db/schema.ts'

/** Returns the pending work. */
export async function readQueue(reader: Reader, now: Date) {
  const isMail = eq(outbox.kind, 'mail')
  const [waiting] = await reader
    .select({ count: count(), oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(and(isMail, isNull(outbox.doneAt), isNull(outbox.failedAt)))
  const isGivenUp = and(isMail, isNotNull(outbox.failedAt), ne(outbox.template, 'none'))
  const isScheduled = and(eq(scheduledPasses.status, 'pending'), lte(scheduledPasses.at, now))
  const isAutomatic = and(eq(games.passMode, 1), lte(games.nextPassAt, now))
  const isOpen = gt(openStreams.seenAt, sql`now() - interval '1 minute'`)
  return {
    mailsWaiting: waiting?.count ?? 0,
    mailsFailed: await reader.$count(outbox, isGivenUp),
    oldestMailAt: waiting?.oldest?.toISOString() ?? null,
    passesDue:
      (await reader.$count(scheduledPasses, isScheduled)) + (await reader.$count(games, isAutomatic)),
    openStreams: await reader.$count(openStreams, isOpen),
  }
}

export async function readPictures(reader: Reader): Promise<{ pictures: number; pictureBytes: number }> {
  const [row] = await reader
    .select({ pictures: count(), bytes: sum(mediaObjects.byteCount) })
    .from(mediaObjects)
  return { pictures: row?.pictures ?? 0, pictureBytes: Number(row?.bytes ?? 0) }
}
