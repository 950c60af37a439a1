import { roundCountLimit } from '@trimestre/contract/games'

/** A game is finished when no quarter is left to pass; one that is not configured has not begun. */
export function isFinished(nbTurns: number | null, roundCount: number): boolean {
  return nbTurns !== null && roundCount >= roundCountLimit(nbTurns)
}

/** Number of the quarter played in a round: round 1 is the opening position. */
export function quarterOfRound(roundNb: number): number {
  return roundNb - 1
}
