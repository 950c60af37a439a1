import { roundCountLimit } from '@trimestre/contract/games'

/** Returns whether a game is finished: no quarter is left to pass. A game that is not configured has not begun. */
export function isFinished(quarterCount: number | null, roundCount: number): boolean {
  return quarterCount !== null && roundCount >= roundCountLimit(quarterCount)
}

/** Returns the number of the quarter played in a round; round 1 is the opening position. */
export function quarterOfRound(roundNb: number): number {
  return roundNb - 1
}
