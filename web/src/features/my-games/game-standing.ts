import type { Game } from '@trimestre/contract/games'

export type Standing =
  | { kind: 'toConfigure' }
  | { kind: 'running'; current: number; total: number; isLast: boolean }
  | { kind: 'finished'; total: number }

type Counted = Pick<Game, 'nbTurns' | 'currentTrimestre' | 'finished'>

/** Where a game stands, in quarters. */
export function standingOf({ nbTurns, currentTrimestre, finished }: Counted): Standing {
  if (nbTurns === null) return { kind: 'toConfigure' }
  if (finished) return { kind: 'finished', total: nbTurns }
  return { kind: 'running', current: currentTrimestre, total: nbTurns, isLast: currentTrimestre === nbTurns }
}

/** Quarters whose results exist: all those before the one in play. */
export const quartersPassed = (game: Pick<Game, 'currentTrimestre'>): number => game.currentTrimestre - 1

/** The number of the newest round, which a passing must find unchanged. */
export const lastRoundNumber = (game: Pick<Game, 'rounds'>): number =>
  Math.max(0, ...game.rounds.map(round => round.roundNb))
