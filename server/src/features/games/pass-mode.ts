import type { GameSchedule } from '@trimestre/contract/games'
import type { GameChanges, GameRow } from './repo.ts'

const hourMs = 3_600_000

/**
 * Returns the columns of the mode of passing after a change. Automatic passes are counted from the change of mode or
 * interval (api.md §4.8); a request for the current mode and interval does not restart the count.
 */
export function readPassMode(
  game: Pick<GameRow, 'passMode' | 'passInterval'>,
  change: Pick<GameSchedule, 'typePassage' | 'hour'>,
  now: Date,
): GameChanges {
  const passMode = change.typePassage ?? game.passMode
  const passInterval = change.hour ?? game.passInterval
  if (passMode === game.passMode && passInterval === game.passInterval) return {}
  const isAutomatic = passMode === 1 && passInterval !== null
  const nextPassAt = isAutomatic ? new Date(now.getTime() + passInterval * hourMs) : null
  return { passMode, passInterval, nextPassAt }
}
