import type { GameSchedule } from '@trimestre/contract/games'
import type { GameChanges, GameRow } from './repo.ts'

const hourMs = 3_600_000

/**
 * Returns the columns of the mode of passing after a change. Automatic passes are counted from the change of mode or
 * interval (api.md §4.8); a request for the current mode and interval does not restart the count.
 */
export function readPassMode(
  game: Pick<GameRow, 'typePassage' | 'hour'>,
  change: Pick<GameSchedule, 'typePassage' | 'hour'>,
  now: Date,
): GameChanges {
  const typePassage = change.typePassage ?? game.typePassage
  const hour = change.hour ?? game.hour
  if (typePassage === game.typePassage && hour === game.hour) return {}
  const isAutomatic = typePassage === 1 && hour !== null
  return { typePassage, hour, nextPassAt: isAutomatic ? new Date(now.getTime() + hour * hourMs) : null }
}
