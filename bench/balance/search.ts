import type { Random } from '@trimestre/engine/testing'
import type { Policy } from './policy.ts'

/** How a habit may be varied: the first step, the smallest one, and the bounds. */
export interface Range {
  step: number
  finest: number
  min: number
  max: number
}

export type Ranges = Partial<Record<keyof Policy, Range>>

export const allRanges: Record<keyof Policy, Range> = {
  price: { step: 2, finest: 0.25, min: 30, max: 100 },
  advertising: { step: 2000, finest: 500, min: 0, max: 40_000 },
  firstDemand: { step: 200, finest: 50, min: 500, max: 5000 },
  reserve: { step: 4, finest: 1, min: -10, max: 40 },
  grade: { step: 1, finest: 1, min: 1, max: 3 },
  quality: { step: 0.5, finest: 0.25, min: 0, max: 6 },
  service: { step: 0.4, finest: 0.1, min: 0, max: 4 },
  upkeep: { step: 100, finest: 50, min: 0, max: 1500 },
  training: { step: 25, finest: 12.5, min: 0, max: 400 },
  research: { step: 2000, finest: 500, min: 0, max: 12_000 },
  transport: { step: 1, finest: 1, min: 1, max: 3 },
  creditNext: { step: 20, finest: 5, min: 0, max: 100 },
  creditLater: { step: 10, finest: 5, min: 0, max: 100 },
  overtime: { step: 4, finest: 2, min: 0, max: 25 },
  spareWorkers: { step: 2, finest: 1, min: 0, max: 12 },
  spareMachines: { step: 2, finest: 1, min: 0, max: 12 },
  purchases: { step: 2, finest: 1, min: 0, max: 10 },
  harvest: { step: 1, finest: 1, min: 1, max: 12 },
  cashFloor: { step: 5000, finest: 2500, min: -20_000, max: 40_000 },
  spareCash: { step: 20_000, finest: 5000, min: 0, max: 200_000 },
  wage: { step: 40, finest: 10, min: 1350, max: 1800 },
}

/** Returns the ranges of some habits. */
export const rangesOf = (...keys: (keyof Policy)[]): Ranges =>
  Object.fromEntries(keys.map(key => [key, allRanges[key]]))

/** A policy with the value in points that it ends with. */
export interface Found {
  policy: Policy
  score: number
}

export type Score = (policy: Policy) => number

export const bestOf = (all: readonly Found[]): Found =>
  all.reduce((best, found) => (found.score > best.score ? found : best))

const ROUGH_PASSES = 3
const FINE_PASSES = 10
const HOP_PASSES = 4
const CHANGED_PERCENT = 40

/**
 * Searches thoroughly: climbs from several starts, goes on from the best one, and then leaves local optima several times
 * by changing many habits at once.
 */
export function tune(
  starts: readonly Policy[],
  ranges: Ranges,
  score: Score,
  { random, hops }: { random: Random; hops: number },
): Found {
  const rough = bestOf(starts.map(start => climb(start, ranges, score, ROUGH_PASSES)))
  let best = climb(rough.policy, ranges, score, FINE_PASSES)
  for (let hop = 0; hop < hops; hop += 1) {
    const found = climb(shaken(best.policy, ranges, random), ranges, score, HOP_PASSES)
    best = bestOf([best, found])
  }
  return best
}

function shaken(policy: Policy, ranges: Ranges, random: Random): Policy {
  const changed = { ...policy }
  for (const [key, { step, min, max }] of entriesOf(ranges))
    if (random.chance(CHANGED_PERCENT))
      changed[key] = Math.min(max, Math.max(min, policy[key] + step * random.pick([-1, 1])))
  return changed
}

const entriesOf = (ranges: Ranges) => Object.entries(ranges) as [keyof Policy, Range][]

/** Number of times that the steps are halved before the search ends. */
const HALVINGS = 3

/** Climbs one habit at a time, in steps that are halved when a pass over all habits improves nothing. */
export function climb(start: Policy, ranges: Ranges, score: Score, passes: number): Found {
  let best: Found = { policy: start, score: score(start) }
  let halvings = 0
  for (let pass = 0; pass < passes && halvings <= HALVINGS; pass += 1) {
    const before = best.score
    for (const [key, range] of entriesOf(ranges)) best = climbOne(best, key, range, halvings, score)
    if (best.score === before) halvings += 1
  }
  return best
}

function climbOne(
  from: Found,
  key: keyof Policy,
  { step, finest, min, max }: Range,
  halvings: number,
  score: Score,
): Found {
  const stride = Math.max(step / 2 ** halvings, finest)
  for (const direction of [1, -1]) {
    let best = from
    for (;;) {
      const value = Math.min(max, Math.max(min, best.policy[key] + direction * stride))
      if (value === best.policy[key]) break
      const policy = { ...best.policy, [key]: value }
      const tried = { policy, score: score(policy) }
      if (tried.score <= best.score) break
      best = tried
    }
    if (best !== from) return best
  }
  return from
}

const FEW_PASSES = 4

/**
 * Returns the best policy with each of these values of one habit, the others tuned again: from the best of some
 * policies, then from those of the neighbouring values in both directions, so that no value wins by a luckier search.
 */
export function bestWithEach(
  from: readonly Policy[],
  key: keyof Policy,
  values: readonly number[],
  ranges: Ranges,
  score: Score,
): Found[] {
  const found = values.map(value => {
    const tried = from.map(policy => ({ ...policy, [key]: value }))
    const start = bestOf(tried.map(policy => ({ policy, score: score(policy) })))
    return climb(start.policy, ranges, score, FEW_PASSES)
  })
  const upwards = values.map((_, index) => index)
  for (const order of [upwards, upwards.toReversed()])
    for (const [place, index] of order.entries()) {
      const [own, neighbour] = [found[index], found[order[place - 1] ?? index]]
      if (own === undefined || neighbour === undefined) continue
      const start = { ...neighbour.policy, [key]: own.policy[key] }
      if (score(start) > own.score) found[index] = climb(start, ranges, score, FEW_PASSES)
    }
  return found
}
