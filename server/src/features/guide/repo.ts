import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { guideProgress } from '../../platform/db/schema.ts'

/** Returns the number of stops that a member has seen; 0 before the first. */
export async function findStep(reader: Reader, gameId: number, userId: number): Promise<number> {
  const isOwn = and(eq(guideProgress.gameId, gameId), eq(guideProgress.userId, userId))
  const [row] = await reader.select({ step: guideProgress.step }).from(guideProgress).where(isOwn)
  return row?.step ?? 0
}

export async function storeStep(writer: Reader, gameId: number, userId: number, step: number): Promise<void> {
  const { gameId: game, userId: user } = guideProgress
  await writer
    .insert(guideProgress)
    .values({ gameId, userId, step })
    .onConflictDoUpdate({ target: [game, user], set: { step } })
}
