import type { Game } from '@trimestre/contract/games'

/** Whether nothing is left to play in a game: it is finished, or was archived before its end. */
export const isOver = ({ finished, archived }: Pick<Game, 'finished' | 'archived'>): boolean =>
  finished || archived

/** Whether a game has a quarter of this number; the round that follows the last one is never played. */
export const hasQuarter = ({ nbTurns }: Pick<Game, 'nbTurns'>, quarter: number): boolean =>
  nbTurns === null || quarter <= nbTurns
