import { randomFrom } from '@trimestre/engine/testing'
import { type Conditions, openCampaign, play, pointsOf } from './campaign.ts'
import { starts } from './good-manager.ts'
import { managerOf, type Policy } from './policy.ts'
import { allRanges, climb, type Found, type Ranges, rangesOf, tune } from './search.ts'
import { type Extent, type Row, type Statement, signed } from './statement.ts'

const conditions: Conditions = { phase: 'Maturite', length: 8 }
const PASSES = 10
/** How far the traitor undercuts at least, in BA, and where its search starts. */
const UNDERCUT = 0.5
const FIRST_UNDERCUT = 4

const planning = ['firstDemand', 'reserve', 'purchases', 'spareWorkers', 'cashFloor'] as const
const commonHabits = rangesOf(
  'price',
  ...planning,
  ...([
    'advertising',
    'grade',
    'quality',
    'service',
    'upkeep',
    'training',
    'research',
    'spareMachines',
  ] as const),
)

export const cartelSizes = ({ isQuick }: Extent): number[] => (isQuick ? [4, 8] : [4, 8, 20])

export const cartelStatement = (rows: Row[]): Statement => ({
  number: 5,
  text: `In Maturite a member of a price cartel gains by cheating (${conditions.length} quarters)`,
  note: 'values in points; the agreed price and habits are the best common ones, by search; « own plan »: a member who keeps the price and tunes its plan alone; the traitor gains against that; the faithful members do not react',
  head: [
    ...['companies', 'agreed price', 'value of all', 'own plan', "traitor's price", 'its value', 'its gain'],
    'change of a faithful member',
  ],
  rows,
})

/** Returns the values of the first company and of another one when all others play the same policy. */
function valuesWith(count: number, first: Policy, others: Policy): [number, number] {
  const faithful = managerOf(others)
  const managers = Array.from({ length: count }, (_, index) => (index === 0 ? managerOf(first) : faithful))
  const end = play(openCampaign(conditions, count), managers)
  return [pointsOf(end, 0), pointsOf(end, 1)]
}

/** Finds the best common policy on a small market, where it is quicker; the size hardly matters when all are alike. */
function agreedPolicy(seed: number): Policy {
  const size = 4
  const score = (policy: Policy) => valuesWith(size, policy, policy)[0]
  return tune(starts, commonHabits, score, { random: randomFrom(seed), hops: 3 }).policy
}

export function cartelRow(count: number, seed: number): Row {
  const agreed = agreedPolicy(seed)
  const [common] = valuesWith(count, agreed, agreed)
  // What a better plan alone is worth does not count as a gain of cheating.
  const kept = respond(count, agreed, agreed, rangesOf(...planning))
  const cheating = { price: { ...allRanges.price, max: agreed.price - UNDERCUT }, ...rangesOf(...planning) }
  const start = { ...kept.policy, price: agreed.price - FIRST_UNDERCUT }
  const traitor = respond(count, start, agreed, cheating)
  const [, faithful] = valuesWith(count, traitor.policy, agreed)
  return {
    cells: [
      ...[String(count), agreed.price.toFixed(2), common.toFixed(1), kept.score.toFixed(1)],
      ...[traitor.policy.price.toFixed(2), traitor.score.toFixed(1)],
      ...[signed(traitor.score - kept.score), signed(faithful - common)],
    ],
    holds: traitor.score > kept.score,
  }
}

/** Returns the best policy that a member finds from a start when all others keep the agreement. */
const respond = (count: number, start: Policy, agreed: Policy, ranges: Ranges): Found =>
  climb(start, ranges, policy => valuesWith(count, policy, agreed)[0], PASSES)
