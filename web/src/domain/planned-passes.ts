import type { Game } from '@trimestre/contract/games'
import type { RoundPass } from '@trimestre/contract/schedule'

/** Returns the scheduled pass at `nextPassAt`, if there is one: an automatic pass may come sooner. */
export function nextScheduledPass(
  passes: readonly RoundPass[],
  nextPassAt: string | null,
): RoundPass | undefined {
  const next = Date.parse(nextPassAt ?? '')
  return passes.find(({ status, at }) => status === 'pending' && Date.parse(at) === next)
}

/** Whether opening a quarter again stops the automatic passes of a game, which begin again with the next quarter. */
export const stopsClock = ({ typePassage, nextPassAt }: Pick<Game, 'typePassage' | 'nextPassAt'>): boolean =>
  typePassage === 1 && nextPassAt !== null
