import { roundCountLimit } from '@trimestre/contract/games'

/** Returns whether a game is finished: no quarter is left to pass. A game that is not configured has not begun. */
export function isFinished(quarterCount: number | null, roundCount: number): boolean {
  return quarterCount !== null && roundCount >= roundCountLimit(quarterCount)
}

/** Returns the number of the quarter played in a round; round 1 is the opening position. */
export function quarterOfRound(roundNb: number): number {
  return roundNb - 1
}

/** Returns the number of the round in which a quarter is played. */
export const roundOfQuarter = (quarter: number): number => quarter + 1

/** Whether staff see results of a round that are not published: it is hidden, or was computed again. */
export const awaitsPublication = ({
  version,
  computedVersion,
}: {
  version: number
  computedVersion: number
}): boolean => version !== computedVersion

/** The columns of a game that runs: staff have neither ended it before its time nor archived it. */
export const runningAgain = { quarterCountBeforeEnd: null, archivedAt: null } as const

/** The columns of a game that is not paused. */
export const notPaused = { pausedAt: null, pauseMessage: '' } as const

/** Returns the changes of a finished game that a higher number of quarters continues; otherwise none. */
export function continuation(before: number | null, after: number | null | undefined, roundCount: number) {
  const continues = after && isFinished(before, roundCount) && !isFinished(after, roundCount)
  return continues ? runningAgain : {}
}

/** The rounds of a game whose first quarter has not passed: the opening position and that quarter. */
const roundsBeforeFirstPass = 2

/** Returns whether the first quarter of a game has passed. */
export const hasBegun = (roundCount: number): boolean => roundCount > roundsBeforeFirstPass
