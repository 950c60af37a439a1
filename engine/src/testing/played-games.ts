import { type Round, randomGame, roundsOf, type Step, stepsOf } from './random-games.ts'

/** The random games on which the invariants of the model (section 14) are tested. */

/** Games that are cached, because every invariant is tested on the same ones. */
const CACHED_GAMES = 100
const games = new Map<number, readonly Round[]>()

/** Returns the quarters of the random game of a seed. */
export function playedGame(seed: number): readonly Round[] {
  const known = games.get(seed)
  if (known !== undefined) return known
  const rounds = roundsOf(randomGame(seed))
  if (games.size < CACHED_GAMES) games.set(seed, rounds)
  return rounds
}

/** Returns every company's quarter of the random game of a seed. */
export const playedSteps = (seed: number): Step[] => stepsOf(playedGame(seed))

export const total = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0)

/** Returns an amount times millionths, rounded half up. */
export const roundedShare = (amount: number, ratio: number): number => roundedRatio(amount, ratio, 1_000_000)

/** Returns a · b / divisor, rounded half up. */
export function roundedRatio(a: number, b: number, divisor: number): number {
  const doubled = 2n * BigInt(a) * BigInt(b) + BigInt(divisor)
  const by = 2n * BigInt(divisor)
  const quotient = doubled / by
  return Number(doubled < 0n && quotient * by !== doubled ? quotient - 1n : quotient)
}
