import { type PeerFlag, peerFlags } from '@trimestre/contract/peers'
import type { Fraction } from 'fraction.js'
import { exact } from '../../platform/exact.ts'
import { meanOf, type Rating, receivedBy } from './factor.ts'

/** The distances from which a rating is worth a look of staff. */
const selfAbove = 1
const conflictFrom = 3
const cliqueHigh = 4.6
const cliqueLow = 2.4

/** Returns what staff may look into about a member of a team. */
export function flagsOf(userId: number, isMissing: boolean, ratings: readonly Rating[]): PeerFlag[] {
  const is: Record<PeerFlag, boolean> = {
    uniform: isUniform(userId, ratings),
    'self-high': isSelfHigh(userId, ratings),
    conflict: isConflict(userId, ratings),
    clique: isInClique(userId, ratings),
    missing: isMissing,
  }
  return peerFlags.filter(flag => is[flag])
}

const givenBy = (ratings: readonly Rating[], userId: number) =>
  ratings.filter(({ raterId }) => raterId === userId)

function isUniform(userId: number, ratings: readonly Rating[]): boolean {
  const form = givenBy(ratings, userId).flatMap(rating => rating.ratings)
  return form.length > 0 && new Set(form).size === 1
}

function isSelfHigh(userId: number, ratings: readonly Rating[]): boolean {
  const self = givenBy(ratings, userId).find(({ ratedId }) => ratedId === userId)
  const received = receivedBy(ratings, userId)
  if (self === undefined || received.length === 0) return false
  const others = meanOf(received.flatMap(rating => rating.ratings))
  return meanOf(self.ratings).sub(others).gt(selfAbove)
}

function isConflict(userId: number, ratings: readonly Rating[]): boolean {
  const means = receivedBy(ratings, userId).map(rating => meanOf(rating.ratings))
  return means.some(mean => means.some(other => mean.sub(other).gte(conflictFrom)))
}

/** Whether this member and another one give each other high ratings, and both give all others low ones. */
function isInClique(userId: number, ratings: readonly Rating[]): boolean {
  return givenBy(ratings, userId).some(
    ({ ratedId }) =>
      ratedId !== userId && favours(userId, ratedId, ratings) && favours(ratedId, userId, ratings),
  )
}

function favours(raterId: number, ratedId: number, ratings: readonly Rating[]): boolean {
  const form = givenBy(ratings, raterId)
  const favourite = form.find(rating => rating.ratedId === ratedId)
  const others = form.filter(rating => rating.ratedId !== ratedId && rating.ratedId !== raterId)
  if (favourite === undefined || others.length === 0) return false
  const meanOfOthers: Fraction = meanOf(others.flatMap(rating => rating.ratings))
  return meanOf(favourite.ratings).gte(exact(cliqueHigh)) && meanOfOthers.lte(exact(cliqueLow))
}
