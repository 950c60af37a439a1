import type { GameSchedule } from '@trimestre/contract/games'
import type { GameChanges, GameRow } from './repo.ts'

const hourMs = 3_600_000

/**
 * The columns that say how quarters pass, after a change. Automatic passes are counted from the change of mode or of
 * interval (api.md §4.8); asking again for what already holds does not start the count anew.
 */
export function readPassage(
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
