import type { Reader } from '../../platform/db/database.ts'
import { readSetting, storeSetting } from '../../platform/db/settings.ts'

/**
 * The key of a setting whose value is `wanted` until the first start has created the demonstration, then the id of that
 * game.
 */
export const demoGameMark = 'seed.demo-game'

/** Finds the id of the demonstration; null when there is none. */
export async function findDemoGameId(reader: Reader): Promise<number | null> {
  const mark = await readSetting(reader, demoGameMark)
  return typeof mark === 'number' ? mark : null
}

export const markDemoGame = (writer: Reader, gameId: number): Promise<void> =>
  storeSetting(writer, demoGameMark, gameId)
