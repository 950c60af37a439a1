import type { Game } from '@trimestre/contract/games'

/** How many companies take part in the quarter in play: those taken out of the market stay in the list and count no more. */
export const playingCount = ({ companies }: Pick<Game, 'companies'>): number =>
  companies.filter(({ playing }) => playing).length
