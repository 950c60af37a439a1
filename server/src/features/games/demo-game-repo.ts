import { eq } from 'drizzle-orm'
import type { Reader } from '../../platform/database/database.ts'
import { settings } from '../../platform/database/schema.ts'

/**
 * The key of a setting whose value is `wanted` until the first start has created the demonstration, then the id of that
 * game.
 */
export const demoGameMark = 'seed.demo-game'

/** Finds the id of the demonstration; null when there is none. */
export async function findDemoGameId(reader: Reader): Promise<number | null> {
  const [mark] = await reader
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, demoGameMark))
  return typeof mark?.value === 'number' ? mark.value : null
}

export async function markDemoGame(reader: Reader, gameId: number): Promise<void> {
  await reader
    .insert(settings)
    .values({ key: demoGameMark, value: gameId })
    .onConflictDoUpdate({ target: settings.key, set: { value: gameId } })
}
