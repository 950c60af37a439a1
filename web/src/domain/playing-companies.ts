import type { Game } from '@trimestre/contract/games'

/**
 * Returns the number of companies that take part in the current quarter. Companies taken out of the market stay in the
 * list but do not count.
 */
export const playingCount = ({ companies }: Pick<Game, 'companies'>): number =>
  companies.filter(({ playing }) => playing).length
