import { type Random, randomFrom } from '@trimestre/engine/testing'
import { type Campaign, type Conditions, openCampaign, play, pointsOf } from './campaign.ts'
import { managerOf, ordinary, type Policy } from './policy.ts'
import { rivalsOf } from './rivals.ts'
import { allRanges, rangesOf, tune } from './search.ts'
import { type Extent, type Row, type Statement, signed } from './statement.ts'

const TOLERATED = 5
/** Rounds in which both sides answer each other. */
const ROUNDS = 8
/** Last rounds over which the values are averaged, as the answers still move a little. */
const AVERAGED = 3
const conditions: Conditions = { phase: 'Maturite', length: 8, isDivided: true }

type Side = 'cheap' | 'dear'
type Positions = Record<Side, Policy>

/** Who shares the market, and what makes a position cheap or dear: the highest and the lowest price. */
export interface Division {
  cheap: number
  dear: number
  ordinary: number
  cheapest: number
  dearest: number
}

export const divisions = ({ isQuick }: Extent): Division[] => {
  const half = { cheap: 4, dear: 4, ordinary: 0 }
  const apart: Division = { ...half, cheapest: 48, dearest: 55 }
  if (isQuick) return [apart]
  return [
    { ...half, cheapest: 50, dearest: 50 },
    apart,
    { ...half, cheapest: 46, dearest: 57 },
    { cheap: 1, dear: 1, ordinary: 6, cheapest: 48, dearest: 55 },
  ]
}

export const segmentsStatement = (rows: Row[]): Statement => ({
  number: 6,
  text: `With two segments, in Maturite, a cheap and a dear position come within ${TOLERATED} points of each other (${conditions.length} quarters)`,
  note: `values in points; both sides play their best response to each other: price within its limit, grade, advertising, quality, plan, service, training and upkeep, by search; mean of the last ${AVERAGED} of ${ROUNDS} rounds of answers`,
  head: ['cheap + dear + ordinary', 'price limits', 'cheap', 'value', 'dear', 'value', 'dear − cheap'],
  rows,
})

export function segmentsRow(division: Division, seed: number): Row {
  const random = randomFrom(seed)
  const values: Record<Side, number[]> = { cheap: [], dear: [] }
  let positions: Positions = {
    cheap: { ...ordinary, price: division.cheapest - 1, grade: 1, research: 0 },
    dear: { ...ordinary, price: division.dearest + 4, grade: 3, quality: 2, research: 0 },
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const cheap = answer('cheap', positions, division, random)
    positions = { cheap, dear: answer('dear', positions, division, random) }
    const end = playMarket(division, positions)
    values.cheap.push(pointsOf(end, 0))
    values.dear.push(pointsOf(end, division.cheap))
  }
  const [cheap, dear] = [mean(values.cheap.slice(-AVERAGED)), mean(values.dear.slice(-AVERAGED))]
  return {
    cells: [
      `${division.cheap} + ${division.dear} + ${division.ordinary}`,
      `≤ ${division.cheapest}, ≥ ${division.dearest}`,
      ...[textOf(positions.cheap), cheap.toFixed(1), textOf(positions.dear), dear.toFixed(1)],
      signed(dear - cheap),
    ],
    holds: Math.abs(dear - cheap) <= TOLERATED,
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const textOf = ({ price, grade, advertising }: Policy): string =>
  `${price.toFixed(1)} BA, grade ${grade}, advertising ${advertising.toFixed(0)}`

/** Plays the market with both positions; the first company of a side may deviate from it. */
function playMarket(
  division: Division,
  positions: Positions,
  deviation?: { side: Side; policy: Policy },
): Campaign {
  const policies = [
    ...(['cheap', 'dear'] as const).flatMap(side =>
      Array.from({ length: division[side] }, (_, index) =>
        index === 0 && deviation?.side === side ? deviation.policy : positions[side],
      ),
    ),
    ...rivalsOf(1, division.ordinary),
  ]
  return play(openCampaign(conditions, policies.length), policies.map(managerOf))
}

const searched = rangesOf(
  ...(['grade', 'advertising', 'quality', 'firstDemand', 'reserve', 'purchases', 'spareWorkers'] as const),
  ...(['transport', 'service', 'training', 'upkeep', 'creditNext'] as const),
)
/** Habits that are whole numbers and so cannot be met halfway. */
const whole: readonly (keyof Policy)[] = ['grade', 'transport', 'purchases', 'spareWorkers']

/** Returns a side's next position: halfway to its best response, so that the two do not chase each other in circles. */
function answer(side: Side, positions: Positions, division: Division, random: Random): Policy {
  const now = positions[side]
  const bounds = side === 'cheap' ? { max: division.cheapest } : { min: division.dearest }
  const ranges = { ...searched, price: { ...allRanges.price, ...bounds } }
  const place = side === 'cheap' ? 0 : division.cheap
  const score = (policy: Policy) => pointsOf(playMarket(division, positions, { side, policy }), place)
  const { policy: best } = tune([now], ranges, score, { random, hops: 2 })
  const halfway = Object.entries(best).map(([key, value]) => {
    const habit = key as keyof Policy
    return [habit, whole.includes(habit) ? value : (value + now[habit]) / 2]
  })
  return Object.fromEntries(halfway) as unknown as Policy
}
