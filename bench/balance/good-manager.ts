import type { Phase } from '@trimestre/engine'
import { randomFrom } from '@trimestre/engine/testing'
import { type Conditions, openCampaign, play, pointsOf } from './campaign.ts'
import { managerOf, ordinary, type Policy } from './policy.ts'
import { rivalsOf, strongRivals } from './rivals.ts'
import { allRanges, type Found, type Ranges, type Score, tune } from './search.ts'
import type { Extent } from './statement.ts'

/** A good manager among its rivals: the best constant policy that the search finds against them. */
export interface Case {
  phase: Phase
  length: number
  /** Names the rivals: their seed, and whether they are strong. */
  rivals: string
  /** All policies, its own first. */
  policies: [Policy, ...Policy[]]
  value: number
  /** The value of an ordinary manager in its place. */
  ordinaryValue: number
  /** The value of another policy in its place. */
  score: Score
}

const RIVAL_COUNT = 5
const HOPS = 4

/** Statement 1 shows that the best wage is close to the reference, where it stays in all other searches. */
const { wage: _, ...withoutWage } = allRanges
export const tuned: Ranges = withoutWage

/** Different characters from which a search starts. */
export const starts: Policy[] = [
  ordinary,
  { ...ordinary, price: 45, advertising: 9000 },
  { ...ordinary, price: 60, grade: 3, quality: 2 },
]

/** Returns a good manager against the rivals of each seed, and one against strong rivals. */
export function casesOf(conditions: Conditions, { isQuick, seed }: Extent): Case[] {
  const seeds = isQuick ? [seed] : [seed, seed + 1]
  const cases = seeds.map(each => caseOf(conditions, `${each}`, rivalsOf(each, RIVAL_COUNT), seed))
  if (isQuick) return cases
  const models = cases.map(({ policies: [own] }) => own)
  return [...cases, caseOf(conditions, 'strong', strongRivals(seed, models, RIVAL_COUNT), seed)]
}

function caseOf(conditions: Conditions, rivals: string, policies: readonly Policy[], seed: number): Case {
  const score = scoreAmong(conditions, policies)
  const found: Found = tune(starts, tuned, score, { random: randomFrom(seed), hops: HOPS })
  const { phase, length } = conditions
  return {
    ...{ phase, length, rivals, score },
    policies: [found.policy, ...policies],
    value: found.score,
    ordinaryValue: score(ordinary),
  }
}

/** Returns how to score a policy among these others: its value in points at the end of the campaign. */
function scoreAmong(conditions: Conditions, others: readonly Policy[]): Score {
  const opened = openCampaign(conditions, others.length + 1)
  const rivals = others.map(managerOf)
  return policy => pointsOf(play(opened, [managerOf(policy), ...rivals]), 0)
}
