import type { Game } from '@trimestre/contract/games'

/** Whether nothing is left to play in a game: it is finished, or was archived before its end. */
export const isOver = ({ finished, archived }: Pick<Game, 'finished' | 'archived'>): boolean =>
  finished || archived
