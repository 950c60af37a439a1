import { peerRatersMin } from '@trimestre/contract/peers'
import type { Fraction } from 'fraction.js'
import { exact, rounded, sum } from '../../platform/exact.ts'

/** What somebody gave somebody of the same team. The rater is null once that account is erased. */
export type Rating = { raterId: number | null; ratedId: number; ratings: readonly number[] }

/** The smallest and the largest factor. */
export type Bounds = { lo: number; hi: number }

export type ProposedFactor = { proposed: number; basis: 'raters' | 'too-few' }

/** A mean this little below that of the team changes nothing. */
const deadBand = 0.95

export const meanOf = (numbers: readonly number[]): Fraction =>
  sum(numbers.map(exact)).div(exact(numbers.length))

/** Returns what others gave a person, without what they gave themselves. */
export const receivedBy = <R extends Pick<Rating, 'raterId' | 'ratedId'>>(
  ratings: readonly R[],
  userId: number,
): R[] => ratings.filter(({ raterId, ratedId }) => ratedId === userId && raterId !== userId)

/**
 * Returns the factor that the ratings of a team propose for each of its members: the mean of what others gave them,
 * divided by the mean of these means in the team, within the bounds. A member whom fewer than three others rated has the
 * factor 1, and no part in the mean of the team.
 */
export function factorsOf(
  members: readonly number[],
  ratings: readonly Rating[],
  bounds: Bounds,
): Map<number, ProposedFactor> {
  const means = new Map(
    members.flatMap(userId => {
      const received = receivedBy(ratings, userId)
      return received.length < peerRatersMin
        ? []
        : [[userId, meanOf(received.flatMap(rating => rating.ratings))] as const]
    }),
  )
  const all = [...means.values()]
  const team = all.length === 0 ? exact(1) : sum(all).div(exact(all.length))
  return new Map(
    members.map(userId => {
      const mean = means.get(userId)
      return [
        userId,
        mean === undefined
          ? { proposed: 1, basis: 'too-few' }
          : { proposed: boundedFactor(mean.div(team), bounds), basis: 'raters' },
      ]
    }),
  )
}

function boundedFactor(ratio: Fraction, { lo, hi }: Bounds): number {
  if (ratio.gte(exact(deadBand)) && ratio.lte(1)) return 1
  const [low, high] = [exact(lo), exact(hi)]
  const cut = ratio.lt(low) ? low : ratio.gt(high) ? high : ratio
  return rounded(cut, 3)
}

/**
 * Returns the factor with which grades are computed. A factor below 1 counts only once staff have confirmed it, as it was
 * when they did; one above 1 from the release on.
 */
export function effectiveFactor(
  proposed: number,
  { isReleased, confirmed }: { isReleased: boolean; confirmed: number | undefined },
): number {
  if (proposed < 1) return confirmed !== undefined && confirmed < 1 ? confirmed : 1
  return isReleased ? proposed : 1
}
