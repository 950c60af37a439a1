import type { Game } from '@trimestre/contract/games'

export type Standing =
  | { kind: 'toConfigure' }
  | { kind: 'running'; current: number; total: number; isLast: boolean }
  | { kind: 'finished'; total: number }

type Counted = Pick<Game, 'nbTurns' | 'currentTrimestre' | 'finished'>

/** Returns the state of a game, in quarters. */
export function gameStatus({ nbTurns, currentTrimestre, finished }: Counted): Standing {
  if (nbTurns === null) return { kind: 'toConfigure' }
  if (finished) return { kind: 'finished', total: nbTurns }
  return { kind: 'running', current: currentTrimestre, total: nbTurns, isLast: currentTrimestre === nbTurns }
}

/** Returns the number of quarters with results: all those before the current one. */
export const quartersPassed = (game: Pick<Game, 'currentTrimestre'>): number => game.currentTrimestre - 1

/** Returns the number of the newest round, which must be unchanged when the quarter passes. */
export const lastRoundNumber = (game: Pick<Game, 'rounds'>): number =>
  Math.max(0, ...game.rounds.map(round => round.roundNb))
