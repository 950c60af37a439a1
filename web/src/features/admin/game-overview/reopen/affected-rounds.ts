import type { Game, Round } from '@trimestre/contract/games'

/** Returns the number of quarters with results that change when this one is opened again: it and the later ones. */
export const affectedRounds = (
  { rounds }: Pick<Game, 'rounds'>,
  { roundNb }: Pick<Round, 'roundNb'>,
): number =>
  rounds.filter(round => round.state === 'published' && round.version > 0 && round.roundNb >= roundNb).length
