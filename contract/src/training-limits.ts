// Names and limits of solo games without their schemas, so that the pages of the application load nothing more.

/** The largest number of computers in a solo game, which has at least one. */
export const computersMax = 7

/** The largest number of unfinished games that a player may have without a training. */
export const freeGamesMax = 3

/** The largest limit of attempts of a training. */
export const attemptsMost = 1000

/** The largest number of players who are named in a training. */
export const trainingPlayersMax = 2000

/** The largest seed of a game. */
export const seedMax = 2_147_483_646
